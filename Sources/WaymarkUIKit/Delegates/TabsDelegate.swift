#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Decides about taps on tabs, for the host and for the app's own delegate.
@MainActor
final class TabsDelegate: ForwardingDelegate, UITabBarControllerDelegate {
  weak var observer: (any ContainerObserver)?

  /// The app's delegate, which gets every call.
  var next: (any UITabBarControllerDelegate)? {
    get { appDelegate as? any UITabBarControllerDelegate }
    set { appDelegate = newValue }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    #if canImport(UIKit) && !os(watchOS)
      let isAllowed = next?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
    #else
      let isAllowed = next?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
    #endif
    // The app's delegate may have had the tabs replaced.
    guard isAllowed, tabBarController.viewControllers?.contains(viewController) == true else { return false }
    return observer?.mayTapTab(viewController, in: tabBarController) ?? true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    tellNext(tabBarController, viewController)
    observer?.tabsDidSelect(tabBarController)
  }

  /// Tells the app's delegate of a tap.
  func tellNext(_ tabBarController: UITabBarController, _ viewController: UIViewController) {
    #if canImport(UIKit) && !os(watchOS)
      next?.tabBarController?(tabBarController, didSelect: viewController)
    #else
      next?.tabBarController(tabBarController, didSelect: viewController)
    #endif
  }
}
