#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The navigation controller that the host makes for a stack.
///
/// A coordinator that wants another bar or another look returns a subclass of it. Its back button asks the router
/// before it goes back; a plain `UINavigationController` goes back and tells.
///
/// Its `delegate` is the host's. One that is set is kept beside it and gets every call.
@MainActor
open class StackController: UINavigationController, UINavigationBarDelegate {
  let stackDelegate = StackDelegate()
  private(set) var isPoppedByHost = false

  weak var observer: (any ContainerObserver)? {
    get { stackDelegate.observer }
    set {
      stackDelegate.observer = newValue
      super.delegate = stackDelegate
    }
  }

  /// The host's delegate, which passes every call on to the one that was set.
  open override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {
      if stackDelegate.observer == nil {
        super.delegate = newValue
      } else if newValue !== stackDelegate {
        stackDelegate.next = newValue
        // Set anew, because UIKit asks a delegate only once what it can do.
        super.delegate = nil
        super.delegate = stackDelegate
      }
    }
  }

  /// Asks the router to go back, unless the controller on top has been taken off already.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar with the button.
  ///   - item: What it shows.
  /// - Returns: Whether the bar follows a change that was made already.
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

  /// Goes back to a controller, or has the router ask first where a screen that would go has a veto.
  ///
  /// - Parameters:
  ///   - viewController: The controller that is on top then.
  ///   - animated: Whether it is animated.
  /// - Returns: What was taken off.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    if !isPoppedByHost, let observer, !observer.mayPop(self, to: viewController) { return nil }
    let popped = super.popToViewController(viewController, animated: animated)
    observer?.stackWasChanged()
    return popped
  }

  /// Takes the top off, which the router is told.
  ///
  /// - Parameter animated: Whether it is animated.
  /// - Returns: What was taken off.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    observer?.stackWasChanged()
    return popped
  }

  /// Takes off all but the bottom, which the router is told.
  ///
  /// - Parameter animated: Whether it is animated.
  /// - Returns: What was taken off.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    observer?.stackWasChanged()
    return popped
  }

  /// The stack, bottom first, which is set without animation.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      super.viewControllers = newValue
      observer?.stackWasChanged()
    }
  }

  /// Sets the whole stack, of which the router is told what has gone.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, bottom first.
  ///   - animated: Whether a change of the top is animated.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    observer?.stackWasChanged()
  }

  func popByHost(to controller: UIViewController, animated: Bool) {
    isPoppedByHost = true
    popToViewController(controller, animated: animated)
    isPoppedByHost = false
  }
}

extension UINavigationController {
  /// The stack whose top the bar shows: this one, or that of the column that lies on it in a collapsed split view.
  var innermost: UINavigationController {
    var current = self
    while let nested = current.topViewController as? UINavigationController { current = nested }
    return current
  }
}
