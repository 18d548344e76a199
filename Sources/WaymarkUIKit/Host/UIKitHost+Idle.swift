import Waymark

extension UIKitHost {
  /// Carries a request out when no transition of the user's, or of other code, is in its way.
  func whenIdle(_ request: UIKitRequest<R>) {
    guard request === self.request, request.wait != .ownChange, beingCarriedOut == nil else { return }
    // Other code may be taking away the very screen that the request is about.
    if changes.contains(where: { $0 != .own }) {
      request.wait = .foreign
      return
    }
    request.wait = .motion
    let transition = runningTransition
    if let transition, reach(Ending { [weak self] _ in self?.whenIdle(request) }, after: transition) {
      return
    }
    let isMoving = presentedChain.contains { $0.isBeingPresented || $0.isBeingDismissed }
    if transition != nil || isMoving {
      soon { [weak self] in
        guard let self, request === self.request else { return }
        if request.isWanted { whenIdle(request) } else { end(request, .overtaken) }
      }
    } else if !postponeForColumns(request) {
      run(request)
    }
  }

  /// The transition that the user sees, of the host's, the user's or other code's.
  private var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    let seen = layers.places.filter { isSeen($0.path) }.map { $0.container.controller }
    return (presentedChain + seen).lazy.compactMap { controller in
      ((controller as? UINavigationController)?.topViewController ?? controller).transitionCoordinator
    }.first
  }

  /// The controllers that are presented over the root, Waymark's or not, the lowest first.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = rootController.presentedViewController
    while let controller = next {
      chain.append(controller)
      next = controller.presentedViewController
    }
    return chain
  }

  /// The controller that presents next.
  var presenter: UIViewController { presentedChain.last ?? rootController }

  /// Calls a closure in the next frame, more or less.
  func soon(after delay: Duration = .milliseconds(16), _ body: @escaping @MainActor () -> Void) {
    timer.schedule(at: timer.moment(after: delay), body)
  }

  /// Whether the user sees the host, or what covers it, so that something can be presented.
  var isOnScreen: Bool {
    // A modal of the host's is in front, also where other code has selected another tab below it.
    guard isInFront || layers.contains(where: { $0.isPresented && !$0.isGone }) else { return false }
    let presenter = presenter
    if let layer = presenter as? LayerController, !layer.isShowing { return false }
    return isInWindow(presenter)
  }

  /// Whether every container around the root has the root selected or on top.
  private var isInFront: Bool {
    var current: UIViewController = rootController
    while let parent = current.parent {
      switch parent {
      case let tabs as UITabBarController: guard tabs.selectedViewController === current else { return false }
      case let stack as UINavigationController:
        guard stack.topViewController === current else { return false }
      default: break
      }
      current = parent
    }
    return true
  }

  private func isInWindow(_ controller: UIViewController) -> Bool {
    guard let window = controller.viewIfLoaded?.window else { return false }
    return !window.isHidden
  }

  /// Whether the host's scene is in the background, where UIKit ends no animation before it comes back.
  var isInBackground: Bool {
    presenter.viewIfLoaded?.window?.windowScene?.activationState == .background
  }

  /// Whether changes inside a container can be animated.
  func canAnimate(_ container: UIViewController) -> Bool {
    guard UIView.areAnimationsEnabled, isInWindow(container) else { return false }
    var current: UIViewController? = container
    while let controller = current {
      if let layer = controller as? LayerController { return layer.isShowing }
      current = controller.parent
    }
    return false
  }
}
