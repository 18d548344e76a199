public import Waymark

/// A coordinator that also decides about tab bar items, container controllers, modals and popovers.
///
/// Every requirement except `screen(for:context:)` has a default, so implement only what should be different.
/// If nothing should be, a plain `Coordinator` of view controllers is enough.
@MainActor
public protocol UIKitCoordinator<R>: Coordinator where Screen: UIViewController {
  /// Returns the tab bar item of a tab.
  ///
  /// - Parameter key: The tab's key.
  /// - Returns: The item, or `nil` for the item of the tab's first screen.
  func tabBarItem(for key: R) -> UITabBarItem?

  /// Makes the navigation controller for a stack.
  ///
  /// - Parameter root: The route at the bottom of the stack.
  /// - Returns: A new controller with an empty stack. The back button of a ``StackController`` asks the
  ///   router first.
  func stackController(for root: R) -> UINavigationController

  /// Makes the tab bar controller for tabs.
  ///
  /// - Parameter keys: The tabs' keys.
  /// - Returns: A new controller without tabs.
  func tabBarController(for keys: [R]) -> UITabBarController

  /// Makes the split view controller for columns.
  ///
  /// - Parameters:
  ///   - root: The route at the bottom of the first column's stack.
  ///   - capacity: How many columns there can be: 2 or 3.
  /// - Returns: A new controller in the style with so many columns. Return a ``ColumnsController``, which
  ///   tells the host everything that happens in it.
  func splitViewController(for root: R, capacity: Int) -> UISplitViewController

  // tvOS has no popovers; see ModalDelegate.swift.
  #if !os(tvOS)
    /// Returns what a popover points at.
    ///
    /// - Parameters:
    ///   - route: The route at the bottom of the popover.
    ///   - screen: The screen that the user sees below the popover.
    /// - Returns: The anchor, or `nil` for the middle of the screen below.
    func popoverAnchor(for route: R, over screen: UIViewController) -> PopoverAnchor?
  #endif

  /// Returns how a route's screen comes and goes, where neither the navigation nor the modal says so.
  ///
  /// - Parameter route: The route on top of what is pushed or popped, or at the bottom of the modal.
  /// - Returns: The way. A fade counts for what the router does; the user's swipe back moves as usual.
  func transition(to route: R) -> TransitionStyle

  /// Called before a modal is presented, so that you can configure its controller further.
  ///
  /// - Parameters:
  ///   - controller: The controller to present. A delegate that you set on its `presentationController` here
  ///     still gets all calls.
  ///   - route: The route at the bottom of the modal.
  ///   - style: The style of the modal.
  func willPresent(_ controller: UIViewController, for route: R, as style: Presentation.Style)

  /// Called when a route was updated in place, so that its screen can show the new route.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - route: The new route.
  func update(_ screen: UIViewController, to route: R)
}

extension UIKitCoordinator {
  /// The item of the tab's first screen by default.
  ///
  /// - Parameter key: The tab's key.
  /// - Returns: Always `nil`.
  public func tabBarItem(for key: R) -> UITabBarItem? { nil }

  /// The host's own class by default.
  ///
  /// - Parameter root: The route at the bottom of the stack.
  /// - Returns: A ``StackController``.
  public func stackController(for root: R) -> UINavigationController {
    StackController(nibName: nil, bundle: nil)
  }

  /// The host's own class by default.
  ///
  /// - Parameter keys: The tabs' keys.
  /// - Returns: A ``TabsController``.
  public func tabBarController(for keys: [R]) -> UITabBarController {
    TabsController(nibName: nil, bundle: nil)
  }

  /// The host's own class by default.
  ///
  /// - Parameters:
  ///   - root: The route at the bottom of the first column's stack.
  ///   - capacity: How many columns there can be: 2 or 3.
  /// - Returns: A ``ColumnsController``.
  public func splitViewController(for root: R, capacity: Int) -> UISplitViewController {
    ColumnsController(style: capacity == 2 ? .doubleColumn : .tripleColumn)
  }

  #if !os(tvOS)
    /// The middle of the screen below by default.
    ///
    /// - Parameters:
    ///   - route: The route at the bottom of the popover.
    ///   - screen: The screen that the user sees below the popover.
    /// - Returns: Always `nil`.
    public func popoverAnchor(for route: R, over screen: UIViewController) -> PopoverAnchor? { nil }
  #endif

  /// UIKit's usual animation by default.
  ///
  /// - Parameter route: The route on top of what is pushed or popped, or at the bottom of the modal.
  /// - Returns: The standard style.
  public func transition(to route: R) -> TransitionStyle { .standard }

  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - route: The route at the bottom of the modal.
  ///   - style: The style of the modal.
  public func willPresent(_ controller: UIViewController, for route: R, as style: Presentation.Style) {}

  /// Does nothing by default.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - route: The new route.
  public func update(_ screen: UIViewController, to route: R) {}
}
