/// The tab bar controller that the host makes for tabs.
///
/// For another look, let the coordinator return a subclass. If code outside Waymark selects a tab, the router
/// is told.
///
/// Its `delegate` belongs to the host. If you set another delegate, it gets every call, too.
@MainActor
open class TabsController: UITabBarController {
  weak var tabsDelegate: TabsDelegate?

  /// The host's delegate, which passes every call on to the delegate that was set.
  open override var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set {
      // Set anew, because UIKit asks a delegate only once which methods it has.
      super.delegate = nil
      super.delegate = tabsDelegate?.inFront(of: newValue) ?? newValue
    }
  }

  /// The controllers, one for each tab.
  open override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set {
      (tabsDelegate?.observer).foreignChange { super.viewControllers = newValue }
    }
  }

  /// Sets the tabs; the router's tabs that are left out come back.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, one for each tab.
  ///   - animated: Whether the bar changes with an animation.
  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    (tabsDelegate?.observer).foreignChange { super.setViewControllers(viewControllers, animated: animated) }
  }

  /// The controller of the selected tab.
  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      tabsDelegate?.observer?.focusWillMove()
      (tabsDelegate?.observer).foreignChange { super.selectedViewController = newValue }
    }
  }

  /// The position of the selected tab.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      tabsDelegate?.observer?.focusWillMove()
      (tabsDelegate?.observer).foreignChange { super.selectedIndex = newValue }
    }
  }
}

/// Decides about taps on tabs, for the host and for the app's own delegate.
@MainActor
final class TabsDelegate: ForwardingDelegate, UITabBarControllerDelegate {
  private var next: (any UITabBarControllerDelegate)? { appDelegate as? any UITabBarControllerDelegate }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let isAllowed = (next?.tabBarController(_:shouldSelect:))?(tabBarController, viewController) ?? true
    // The app's delegate may have had the tabs replaced.
    guard isAllowed, tabBarController.viewControllers?.contains(viewController) == true else { return false }
    return observer?.mayTapTab(viewController, in: tabBarController) ?? true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    forwardDidSelect(tabBarController, viewController)
    observer?.look()
  }

  /// Tells the app's delegate of a tap.
  func forwardDidSelect(_ tabBarController: UITabBarController, _ viewController: UIViewController) {
    (next?.tabBarController(_:didSelect:))?(tabBarController, viewController)
  }
}
