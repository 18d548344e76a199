#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The tab bar controller that the host makes for tabs.
///
/// A coordinator that wants another look returns a subclass of it. It tells the router of a tab that code outside
/// Waymark selects.
///
/// Its `delegate` is the host's. One that is set is kept beside it and gets every call.
@MainActor
open class TabsController: UITabBarController {
  weak var tabsDelegate: TabsDelegate?

  /// The host's delegate, which passes every call on to the one that was set.
  open override var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set {
      guard let tabsDelegate else {
        super.delegate = newValue
        return
      }
      guard newValue !== tabsDelegate else { return }
      tabsDelegate.next = newValue
      super.delegate = nil
      super.delegate = tabsDelegate
    }
  }

  /// The controllers, one a tab.
  open override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set {
      super.viewControllers = newValue
      tabsDelegate?.observer?.tabsWereChanged()
    }
  }

  /// Sets the tabs; those of the router that are left out come back.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, one a tab.
  ///   - animated: Whether the bar changes with an animation.
  open override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    tabsDelegate?.observer?.tabsWereChanged()
  }

  /// The controller of the selected tab.
  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      tabsDelegate?.observer?.focusWillMove()
      super.selectedViewController = newValue
      tabsDelegate?.observer?.tabsDidSelect(self)
    }
  }

  /// The position of the selected tab.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      tabsDelegate?.observer?.focusWillMove()
      super.selectedIndex = newValue
      tabsDelegate?.observer?.tabsDidSelect(self)
    }
  }
}
