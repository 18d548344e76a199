import UIKitOperations

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension Routable where Self: UIViewController {
  /// Pushes a screen on the navigation stack that this one is in.
  ///
  /// Without a navigation controller, or if the screen is no view controller, nothing happens.
  ///
  /// - Parameters:
  ///   - next: The screen.
  ///   - animated: Whether it is animated.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  @preconcurrency
  public func push(next: any Routable, animated: Bool) {
    guard let controller = next as? UIViewController else { return }
    transit("push", controller, animated: animated) { this, _ in
      this.navigationController?.pushViewController(controller, animated: animated)
    }
  }

  /// Presents a screen over this one.
  ///
  /// If this screen has gone while the presentation had to wait, or was on its way out already, the screen is presented over what took
  /// its place. If the screen is no view controller, nothing happens.
  ///
  /// - Parameters:
  ///   - next: The screen.
  ///   - animated: Whether it is animated.
  ///   - handler: Called when it is shown.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  @preconcurrency
  public func present(next: any Routable, animated: Bool, completion handler: (() -> Void)?) {
    guard let controller = next as? UIViewController else { return }
    transit("present", controller, animated: animated) { [self] this, place in
      let presenter = place?.presenter(insteadOf: self) ?? this
      presenter.present(
        controller, animated: animated, completion: RoutableTransitions.shared.completion(handler))
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
    transit("remove", self, animated: animated) { [self] _, place in
      let stack = navigationController
      if let navigation = stack {
        if let root = navigation.viewControllers.first, root !== self {
          navigation.popViewController(animated: animated)
        } else {
          navigation.dismiss(animated: animated, completion: RoutableTransitions.shared.completion(handler))
        }
      } else {
        dismiss(animated: animated, completion: RoutableTransitions.shared.completion(handler))
      }
      guard let payload else { return }
      // A pop without animation takes the screen out of its stack at once, and the original finds nobody
      // below. During a transition the original's pop is put off, and it does find somebody.
      let receiver = routableBelow ?? place.flatMap { self.receiver(in: stack, waitedAt: $0) }
      receiver?.router.onReturn?(payload)
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
    transit("remove stack of", self, animated: animated) { [self] _, place in
      // While it waited, the screen may have left its stack, or the stack may have been dismissed; the
      // original finds both still there.
      let navigation = navigationController ?? place?.stack
      let presenter = navigation?.presentingViewController ?? place?.stackPresenter
      var receiver = presenter as? any Routable
      if let stack = receiver as? UINavigationController {
        receiver = stack.topViewController as? any Routable
      }
      navigation?.dismiss(animated: animated, completion: RoutableTransitions.shared.completion(handler))
      if let payload { receiver?.router.onReturn?(payload) }
    }
  }

  /// The screen that gets what this one returns: the top of the stack that this one has left, or else the top
  /// of what presented it.
  private var routableBelow: (any Routable)? {
    if let navigation = navigationController, navigation.topViewController !== self {
      return navigation.topViewController as? any Routable
    }
    return routable(presentingViewController)
  }

  /// The screen that gets what this one returns, if this one has left its place.
  ///
  /// - Parameters:
  ///   - stack: The stack that it was in until now.
  ///   - place: Where it was when it was asked for what it returns.
  /// - Returns: The screen, if there is one.
  private func receiver(in stack: UINavigationController?, waitedAt place: ScreenPlace) -> (any Routable)? {
    guard let stack else { return routable(place.below) }
    guard stack.topViewController === self else { return stack.topViewController as? any Routable }
    // The first screen of a stack that has been dismissed is still on top of it.
    return stack.viewControllers.first === self ? routable(place.stackPresenter) : nil
  }

  /// The top of a controller that is a stack, or else the controller, if that is a routable.
  private func routable(_ below: UIViewController?) -> (any Routable)? {
    ((below as? UINavigationController)?.topViewController ?? below) as? any Routable
  }

  /// Does something from this screen or, if that has gone while it had to wait, from the top of the stack
  /// that it was in.
  private func transit(
    _ verb: String, _ other: UIViewController, animated: Bool,
    _ body: @escaping @MainActor (_ this: UIViewController, _ waitedAt: ScreenPlace?) -> Void
  ) {
    let name = "\(verb) \(type(of: other))"
    let place = ScreenPlace(of: self)
    RoutableTransitions.shared.take(name, around: [self], animated: animated) {
      let this = other === self ? self : place.occupant(insteadOf: self)
      // The screen that is removed may no longer be in the window by then.
      let around = [this, this.navigationController, this.presentingViewController, other, place.stack]
      body(this, place.hasWaited ? place : nil)
      return around.compactMap { $0 }
    }
    place.hasWaited = true
  }
}
