import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIKitHost {
  /// Presents a modal over everything.
  func present(
    _ modal: Modal<Entry<R>>, at index: Int, _ isAnimated: Bool, _ request: PendingRequest<R>
  ) throws(HostError) {
    guard index == layers.count - 1 else { throw .stepDoesNotFit }
    let layer = try makeLayer(for: modal)
    if let transition = request.step?.transition.flatMap({ transitions[$0] }) {
      layer.transitioning = ModalTransitioning(transition)
    }
    layers.append(layer)
    present(layer, animated: isAnimated) { [self] error in
      if error != nil { layers.removeAll { $0 === layer } }
      if error == .presentationRefused, request === self.request, refusals < 4 {
        refusals += 1
        soon(after: .milliseconds(16 << (2 * refusals))) { [weak self] in
          guard let self, request === self.request else { return }
          request.hasBegun = false
          whenIdle(request)
        }
      } else {
        end(request, error)
      }
    }
  }

  /// Dismisses the topmost modal, with what other code has presented over it.
  func dismiss(
    _ modal: Modal<Entry<R>>, at index: Int, of step: Step<Entry<R>>, _ isAnimated: Bool,
    _ request: PendingRequest<R>
  ) throws(HostError) {
    guard index == layers.count - 2, let layer = layers.last, layer.root == modal.root.id else {
      throw .stepDoesNotFit
    }
    if let transition = request.step?.transition.flatMap({ transitions[$0] }) {
      layer.transitioning = ModalTransitioning(transition)
      layer.controller.transitioningDelegate = layer.transitioning
    }
    layers.removeLast()
    dismiss(layer, animated: isAnimated) { [self] error in
      if error == nil {
        screens.release(step.forEachRemoved)
      } else {
        layers.append(layer)
      }
      end(request, error)
    }
  }

  /// Makes what a modal is shown with, without presenting it.
  func makeLayer(for modal: Modal<Entry<R>>) throws(HostError) -> Layer<R> {
    if modal.style == .alert, let alert = screens[modal.root.id] as? UIAlertController {
      guard modal.container.isOneScreen else { throw .alertHoldsOneScreen }
      AlertEndings.observe(alert) { [weak self] in self?.tellExternalChanges() }
      let node = ContainerNode<R>.alert(alert, modal.root.id)
      return Layer(style: .alert, root: modal.root, controller: alert, node: node)
    }
    let node = try fit(nil, to: modal.container)
    let controller = LayerController(observer: self)
    controller.show(node.controller)
    return Layer(style: modal.style, root: modal.root, controller: controller, node: node)
  }

  /// Presents a layer over everything; one of a host that is off the screen waits until it appears.
  func present(
    _ layer: Layer<R>, animated: Bool, end: @escaping @MainActor (HostError?) -> Void
  ) {
    guard isOnScreen else { return end(nil) }
    let presenter = presenter
    prepare(layer, over: presenter)
    layer.isPresented = true
    let ending = Ending { error in
      if error != nil { layer.isPresented = false }
      end(error)
    }
    changing += 1
    ending.during {
      presenter.present(layer.controller, animated: animated) { ending.reach() }
      if layer.controller.presentingViewController == nil { ending.reach(.presentationRefused) }
    }
    changing -= 1
    guard !ending.isOver else { return }
    layer.controller.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled { ending.reach(.cancelled) }
    }
  }

  /// Dismisses a layer with everything above it; at once if it is not presented.
  func dismiss(
    _ layer: Layer<R>, animated: Bool, end: @escaping @MainActor (HostError?) -> Void
  ) {
    guard layer.isPresented, !layer.isGone, let presenter = layer.controller.presentingViewController else {
      return end(nil)
    }
    let ending = Ending(end)
    changing += 1
    ending.during {
      presenter.dismiss(animated: animated) { ending.reach() }
    }
    changing -= 1
    guard !ending.isOver else { return }
    layer.controller.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled { ending.reach(.cancelled) }
    }
  }

  private func prepare(_ layer: Layer<R>, over presenter: UIViewController) {
    let controller = layer.controller
    if let transitioning = layer.transitioning { controller.transitioningDelegate = transitioning }
    if controller is LayerController {
      controller.modalPresentationStyle = presentationStyle(of: layer)
    }
    prepareSheetOrPopover(layer, over: presenter)
    hooks?.willPresent(controller, for: layer.route, as: layer.style ?? .sheet)
    guard let own = controller as? LayerController, let manager = own.presentationController else { return }
    let delegate = ModalDelegate()
    delegate.observer = self
    delegate.next = manager.delegate
    manager.delegate = delegate
    own.modalDelegate = delegate
  }

  private func presentationStyle(of layer: Layer<R>) -> UIModalPresentationStyle {
    if layer.transitioning?.transition.presentation != nil { return .custom }
    switch layer.style {
    case .fullScreen: return .fullScreen
    case .popover: return .popoverOrFullScreen
    case .alert:
      layer.controller.modalTransitionStyle = .crossDissolve
      return .overFullScreen
    case .sheet, nil: return .pageSheetOrFullScreen
    }
  }

  // MARK: Modals that wait for the host to appear

  var hasWaitingModals: Bool { layers.dropFirst().contains { !$0.isPresented } }

  /// Presents what waits, lowest first, without animation.
  func presentWaiting(end: @escaping @MainActor (HostError?) -> Void) {
    guard let layer = layers.dropFirst().first(where: { !$0.isPresented }), isOnScreen else {
      return end(nil)
    }
    present(layer, animated: false) { [self] error in
      guard error == nil, layer.isPresented else { return end(error) }
      presentWaiting(end: end)
    }
  }

  func restoreModals() {
    guard !isRestoring else { return }
    isRestoring = true
    presentWaiting { [self] _ in
      isRestoring = false
      if let request, !request.hasBegun { whenIdle(request) }
    }
  }

  func layerAppeared(_ layer: LayerController) {
    guard changing == 0, request?.hasBegun != true, hasWaitingModals else { return }
    if isOnScreen { restoreModals() } else { presentWaitingSoon() }
  }

  /// Presents what waits once everything that appears together has appeared.
  func presentWaitingSoon() {
    guard hasWaitingModals else { return }
    soon { [weak self] in
      guard let self, request?.hasBegun != true, hasWaitingModals, isOnScreen else { return }
      restoreModals()
    }
  }
}
