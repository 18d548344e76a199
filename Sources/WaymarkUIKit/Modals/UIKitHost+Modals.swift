import Waymark

extension UIKitHost {
  /// Presents a modal over everything.
  func present(
    _ modal: Modal<Entry<R>>, at index: Int, _ isAnimated: Bool, _ request: UIKitRequest<R>
  ) throws(HostError) {
    guard index == layers.count - 1 else { throw .stepDoesNotFit }
    let layer = try makeLayer(for: modal)
    setTransition(of: layer, request)
    zoom(layer.controller, over: presenter, request) { [weak self, weak controller = layer.controller] in
      controller.map { self?.isHeld($0) != true } ?? true
    }
    layers.append(layer)
    present(layer, animated: isAnimated) { [self] error in
      if error != nil { layers.removeAll { $0 === layer } }
      endOrTryAgain(request, error)
    }
  }

  /// Dismisses the topmost modals, with what other code has presented over them.
  func dismiss(
    _ modals: [Modal<Entry<R>>], at index: Int, of step: Step<Entry<R>>, _ isAnimated: Bool,
    _ request: UIKitRequest<R>
  ) throws(HostError) {
    let gone = layers.suffix(modals.count)
    guard index == layers.count - 1 - modals.count, let layer = gone.first,
      gone.map(\.root) == modals.map(\.root.id)
    else { throw .stepDoesNotFit }
    let old = layer.transitioning
    setTransition(of: layer, request)
    layers.removeLast(gone.count)
    dismiss(layer, animated: isAnimated) { [self] error in
      // Others may have taken it away while it was given up.
      if error == nil || layer.isGone {
        releaseScreens(step.forEachRemoved, after: request)
        end(request)
      } else {
        layers += gone
        layer.transitioning = old
        layer.controller.transitioningDelegate = old
        endOrTryAgain(request, error)
      }
    }
  }

  /// Has UIKit animate a modal in a request's style.
  private func setTransition(of layer: Layer<R>, _ request: UIKitRequest<R>) {
    if let transition = transitions[request.style] {
      layer.transitioning = ModalTransitioning(transition)
      layer.controller.transitioningDelegate = layer.transitioning
    } else if request.style == .fade, layer.controller is LayerController {
      layer.controller.modalTransitionStyle = .crossDissolve
    }
  }

  /// Makes what a modal is shown with, without presenting it.
  func makeLayer(for modal: Modal<Entry<R>>) throws(HostError) -> Layer<R> {
    if modal.style == .alert, let alert = screens[modal.root.id] as? UIAlertController {
      guard modal.container.isOneScreen else { throw .alertHoldsOneScreen }
      let node = ContainerNode<R>.alert(alert, modal.root.id)
      let layer = Layer(layers.count, modal.presentation, root: modal.root, controller: alert, node: node)
      screens.noteOwnDismissal(of: layer.root) { [weak layer] in
        layer.map { $0.isGone && !$0.isComing } ?? false
      } report: { [weak self] in
        self?.look()
      }
      return layer
    }
    let node = try fit(nil, to: modal.container)
    let controller = LayerController(observer: self)
    controller.show(node.controller)
    return Layer(layers.count, modal.presentation, root: modal.root, controller: controller, node: node)
  }

  // MARK: UIKit's acts

  /// Presents a layer over everything; one of a host that is off the screen waits until it appears.
  func present(
    _ layer: Layer<R>, animated: Bool, end: @escaping @MainActor (HostError?) -> Void
  ) {
    guard mayPresent(layer) else { return end(nil) }
    prepare(layer, over: presenter)
    // In these calls the app may have attached the host again, which has presented the layer; dismissed what the layer was to lie
    // over; or hidden the window.
    if layer.isPresented { return end(nil) }
    guard isThere(layer), !presentedChain.contains(where: \.isBeingDismissed) else {
      // The router will hear that the layer below is gone; the next attempt asks what it still wants.
      return end(.presentationRefused)
    }
    guard mayPresent(layer) else { return end(nil) }
    let controller = layer.controller
    guard controller.presentingViewController == nil, controller.parent == nil else {
      return end(.presentationRefused)
    }
    layer.isPresented = true
    let ending = Ending { error in
      if error != nil { layer.isPresented = false }
      end(error)
    }
    layer.coming = ending
    let presenter = presenter
    move(layer, ending) { done in
      presenter.present(controller, animated: animated, completion: done)
    } progress: {
      if controller.presentingViewController == nil { return .refused(.presentationRefused) }
      return controller.isBeingPresented ? .underWay : .done
    }
    watchPresented()
  }

  /// Dismisses a layer with everything above it; ends at once if it is not presented.
  func dismiss(
    _ layer: Layer<R>, animated: Bool, end: @escaping @MainActor (HostError?) -> Void
  ) {
    guard layer.isPresented, !layer.isGone, let presenter = layer.controller.presentingViewController else {
      return end(nil)
    }
    // While the app dismisses something there, UIKit refuses, and the end of that would be taken for this dismissal's.
    if isGoing(from: layer) { return end(.dismissalRefused) }
    move(layer, Ending(end)) { done in
      presenter.dismiss(animated: animated, completion: done)
    } progress: { [weak self] in
      if layer.isGone { return .done }
      return self?.isGoing(from: layer) == true ? .underWay : .refused(.dismissalRefused)
    }
  }

  /// Makes a call that presents or dismisses a layer, and reaches an ending when UIKit has done so.
  private func move(
    _ layer: Layer<R>, _ ending: Ending, by call: (@escaping () -> Void) -> Void,
    progress: @escaping @MainActor () -> Progress
  ) {
    layer.transitioning?.hasBegun = false
    ending.during {
      ownChange { call { ending.reach() } }
      // An animation of the app's may have given it up at once.
      if case .refused(let error) = progress() {
        ending.reach(layer.transitioning?.hasBegun == true ? .cancelled : error)
      }
    }
    follow(ending, of: layer.controller, hasCompletion: true, progress)
  }

  /// Whether a layer can be presented now: the host is on the screen, and what lies below is there.
  private func mayPresent(_ layer: Layer<R>) -> Bool {
    guard isThere(layer) else { return false }
    // The layer below may have been dismissed as its screen appeared, which the host has not looked at yet.
    let below = layers[layer.index - 1]
    return (below.style == nil || (below.isPresented && !below.isGone)) && isOnScreen
  }

  private func isThere(_ layer: Layer<R>) -> Bool {
    layers.indices.contains(layer.index) && layers[layer.index] === layer
  }

  /// Whether a layer, or anything over it, is being dismissed: of several that go together UIKit need not say so of each.
  private func isGoing(from layer: Layer<R>) -> Bool {
    presentedChain.drop { $0 !== layer.controller }.contains(where: \.isBeingDismissed)
  }

  private func prepare(_ layer: Layer<R>, over presenter: UIViewController) {
    let controller = layer.controller
    if controller is LayerController {
      controller.modalPresentationStyle = presentationStyle(of: layer)
    }
    prepareSheetOrPopover(layer, over: presenter)
    hooks?.willPresent(controller, for: layer.route, as: layer.style ?? .sheet)
    guard let own = controller as? LayerController, let manager = own.presentationController else { return }
    let delegate = ModalDelegate()
    delegate.observer = self
    manager.delegate = delegate.inFront(of: manager.delegate)
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
}
