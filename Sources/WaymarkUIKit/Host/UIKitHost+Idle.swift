import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIKitHost {
  /// Carries a request out when no transition of the user's, or of other code, is in its way.
  func whenIdle(_ request: PendingRequest<R>) {
    guard request === self.request, !request.hasBegun else { return }
    if isRestoring { return }
    if let transition = runningTransition {
      let ending = Ending { [weak self] _ in self?.whenIdle(request) }
      if transition.isInteractive { keepWaiting(request) }
      let isTaken = transition.animate(alongsideTransition: nil) { _ in ending.reach() }
      if !isTaken { soon { ending.reach() } }
    } else if presentedChain.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
      waitOrGiveUp(request)
    } else if hasWaitingModals, isOnScreen {
      restoreModals()
      // What could not be presented now is not waited for.
      if !isRestoring, request === self.request, !request.hasBegun { run(request) }
    } else {
      run(request)
    }
  }

  /// Looks again soon, unless the router has stopped waiting.
  private func waitOrGiveUp(_ request: PendingRequest<R>) {
    soon { [weak self] in
      guard let self, request === self.request else { return }
      if request.isWanted { whenIdle(request) } else { end(request, .overtaken) }
    }
  }

  /// Tells the router, again and again, that a finger holds what its step waits for.
  private func keepWaiting(_ request: PendingRequest<R>) {
    request.acknowledgement.began()
    timer.repeat(every: .milliseconds(500)) { [weak self] in
      guard let self, request === self.request, !request.hasBegun, runningTransition?.isInteractive == true
      else { return false }
      request.acknowledgement.began()
      return true
    }
  }

  /// Calls a closure in the next frame, more or less.
  func soon(after delay: Duration = .milliseconds(16), _ body: @escaping @MainActor () -> Void) {
    timer.schedule(at: timer.moment(after: delay), body)
  }

  /// A transition that the user sees, whoever began it.
  var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    if let found = front(of: rootController).transitionCoordinator { return found }
    for presented in presentedChain {
      if let found = front(of: presented).transitionCoordinator { return found }
    }
    return nil
  }

  /// What is presented over the root, Waymark's or not, in the order presented.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = rootController.presentedViewController
    while let controller = next {
      chain.append(controller)
      next = controller.presentedViewController
    }
    return chain
  }

  private func front(of controller: UIViewController) -> UIViewController {
    var current = controller
    while true {
      let inner: UIViewController? =
        switch current {
        case let layer as LayerController: layer.content
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: nil
        }
      guard let inner else { return current }
      current = inner
    }
  }

  /// What presents next.
  var presenter: UIViewController { presentedChain.last ?? rootController }

  /// Whether the user sees the host, or what covers it, so that something can be presented.
  var isOnScreen: Bool {
    let presenter = presenter
    if let layer = presenter as? LayerController, !layer.isShowing { return false }
    return isInWindow(presenter)
  }

  private func isInWindow(_ controller: UIViewController) -> Bool {
    guard let window = controller.viewIfLoaded?.window else { return false }
    return !window.isHidden
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
