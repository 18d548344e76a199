import UIKitOperations

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension Routable where Self: UIViewController {
  /// Pushes a screen on the navigation stack that this one is in.
  ///
  /// Without a navigation controller, or if the screen is no view controller, nothing happens. If this screen has gone while the push had
  /// to wait, the screen is pushed on the stack that this one was in.
  ///
  /// - Parameters:
  ///   - next: The screen.
  ///   - animated: Whether it is animated.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  @preconcurrency
  public func push(next: any Routable, animated: Bool) {
    guard let next = next as? UIViewController else { return }
    RoutableTransitions.shared.queue.add(from: self) { place in
      place.occupant.navigationController?.pushViewController(next, animated: animated)
      return [place.occupant, next]
    }
  }

  /// Presents a screen over this one.
  ///
  /// If this screen has gone while the presentation had to wait, or was on its way out already, the screen is presented over what took
  /// its place. If another has come over this screen meanwhile, it is presented over that one. If the screen is no view controller,
  /// nothing happens.
  ///
  /// - Parameters:
  ///   - next: The screen.
  ///   - animated: Whether it is animated.
  ///   - handler: Called when it is shown.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  @preconcurrency
  public func present(next: any Routable, animated: Bool, completion handler: (() -> Void)?) {
    guard let next = next as? UIViewController else { return }
    RoutableTransitions.shared.queue.add(from: self) { place in
      place.presenter.present(next, animated: animated, completion: handler)
      return [next]
    }
  }

  /// Pops the navigation stack that this screen is in, or dismisses what this screen is the root of; then
  /// passes the payload to the screen below.
  ///
  /// - Parameters:
  ///   - payload: What the screen below gets in its router's `onReturn`, as soon as this one is on its way out.
  ///   - animated: Whether it is animated.
  ///   - handler: Called when something has been dismissed; never after a pop.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  @preconcurrency
  public func remove(payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?) {
    RoutableTransitions.shared.queue.add(from: self) { [self] place in
      let stack = navigationController
      if let stack, let root = stack.viewControllers.first, root !== self {
        stack.popViewController(animated: animated)
      } else {
        (stack ?? self).dismiss(animated: animated, completion: handler)
      }
      guard let payload else { return [] }
      // A pop without animation takes the screen out of its stack at once, and the original finds nobody
      // below. During a transition the original's pop is put off, and it does find somebody.
      let left = stack?.topViewController === self ? nil : stack
      let receiver = routableBelow ?? (place.hasWaited ? topRoutable(left ?? place.below) : nil)
      receiver?.router.onReturn?(payload)
      return []
    }
  }

  /// Dismisses the navigation stack that this screen is in, then passes the payload to the screen that
  /// presented it.
  ///
  /// - Parameters:
  ///   - payload: What the presenting screen gets in its router's `onReturn`.
  ///   - animated: Whether it is animated.
  ///   - handler: Called when the stack has been dismissed.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  @preconcurrency
  public func removeNavigationStack(
    payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?
  ) {
    RoutableTransitions.shared.queue.add(from: self) { [self] place in
      // While it waited, the screen may have left its stack, or the stack may have been dismissed; the
      // original finds both still there.
      let stack = navigationController ?? place.stack
      let presenter = stack?.presentingViewController ?? (place.stack == nil ? nil : place.presenters.first)
      // The original asks the stack that presented, so one that is no routable hands nothing on.
      let receiver = presenter is any Routable ? topRoutable(presenter) : nil
      stack?.dismiss(animated: animated, completion: handler)
      if let payload { receiver?.router.onReturn?(payload) }
      return [stack].compactMap { $0 }
    }
  }

  /// The screen that gets what this one returns: the top of the stack that this one has left, or else the top
  /// of what presented it.
  private var routableBelow: (any Routable)? {
    if let stack = navigationController, stack.topViewController !== self { return topRoutable(stack) }
    return topRoutable(presentingViewController)
  }

  /// The top of a controller that is a stack, or else the controller, if that is a routable.
  private func topRoutable(_ controller: UIViewController?) -> (any Routable)? {
    ((controller as? UINavigationController)?.topViewController ?? controller) as? any Routable
  }
}
