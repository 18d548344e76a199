/// The navigation controller that the host makes for a stack.
///
/// For another bar or another look, let the coordinator return a subclass. Its back button asks the router
/// before it goes back. A plain `UINavigationController` goes back first, and the router is told afterwards.
///
/// Its `delegate` belongs to the host. If you set another delegate, it gets every call, too.
@MainActor
open class StackController: UINavigationController, UINavigationBarDelegate {
  weak var observer: (any ContainerObserver)?
  weak var stackDelegate: StackDelegate?

  /// The host's delegate, which passes every call on to the delegate that was set.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {
      // Set anew, because UIKit asks a delegate only once which methods it has.
      super.delegate = nil
      super.delegate = stackDelegate?.inFront(of: newValue) ?? newValue
    }
  }

  /// Asks the router to go back, unless the controller with this item has already been popped.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar with the button.
  ///   - item: The item that the bar shows.
  /// - Returns: Whether the bar may pop the item, because its controller has already been popped.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    let isOnTop =
      topViewController?.navigationItem === item || innermost.topViewController?.navigationItem === item
    guard isOnTop else { return true }
    if let observer {
      observer.backButtonWasTapped(on: self)
    } else {
      popViewController(animated: true)
    }
    return false
  }

  /// Pops to a controller; if a screen that would go may object, the router asks first.
  ///
  /// - Parameters:
  ///   - viewController: The controller that is on top afterwards.
  ///   - animated: Whether to animate the change.
  /// - Returns: The controllers that were popped, bottom first, or `nil` if none were.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    if let observer, !observer.mayPop(self, to: viewController) { return nil }
    return observer.foreignChange { super.popToViewController(viewController, animated: animated) }
  }

  /// Pops the top controller, and tells the router.
  ///
  /// - Parameter animated: Whether it is animated.
  /// - Returns: The controller that was popped, or `nil` if none was.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    observer.foreignChange { super.popViewController(animated: animated) }
  }

  /// Pops all controllers except the one at the bottom, and tells the router.
  ///
  /// - Parameter animated: Whether it is animated.
  /// - Returns: The controllers that were popped, bottom first, or `nil` if none were.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    observer.foreignChange { super.popToRootViewController(animated: animated) }
  }

  /// The stack, bottom first.
  ///
  /// Setting it changes the stack without animation.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      observer.foreignChange { super.viewControllers = newValue }
    }
  }

  /// Sets the whole stack, and tells the router which controllers have gone.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, bottom first.
  ///   - animated: Whether to animate a change of the top.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    observer.foreignChange { super.setViewControllers(viewControllers, animated: animated) }
  }
}

extension UINavigationController {
  /// The stack whose top the bar shows: this one, or the stack of the column that lies on it in a collapsed
  /// split view.
  var innermost: UINavigationController {
    var current = self
    while let nested = current.topViewController as? UINavigationController { current = nested }
    return current
  }
}
