#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Decides about taps on tabs, for the host and for the app's own delegate.
@MainActor
final class TabsDelegate: NSObject, UITabBarControllerDelegate {
  weak var observer: (any ContainerObserver)?
  weak var next: (any UITabBarControllerDelegate)?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    #if canImport(UIKit)
      let isAllowed = next?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
    #else
      let isAllowed = next?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
    #endif
    guard isAllowed else { return false }
    return observer?.mayTapTab(viewController, in: tabBarController) ?? true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    tellNext(tabBarController, viewController)
    observer?.tabsDidSelect(tabBarController)
  }

  /// Tells the app's delegate of a tap.
  func tellNext(_ tabBarController: UITabBarController, _ viewController: UIViewController) {
    #if canImport(UIKit)
      next?.tabBarController?(tabBarController, didSelect: viewController)
    #else
      next?.tabBarController(tabBarController, didSelect: viewController)
    #endif
  }

  // UIKit asks for what it may leave out; all of that goes to the next delegate.
  #if canImport(UIKit)
    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || next?.responds(to: aSelector) ?? false
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      next?.responds(to: aSelector) ?? false ? next : super.forwardingTarget(for: aSelector)
    }
  #endif
}
