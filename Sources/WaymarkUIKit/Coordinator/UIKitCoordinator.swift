import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A coordinator that says more about its screens than UIKit and the host would assume.
///
/// Every requirement but the screens has a default, so an app writes what it wants to be different. A plain
/// `Coordinator` of view controllers will do where nothing is.
@MainActor
public protocol UIKitCoordinator<R>: Coordinator where Screen: UIViewController {
  /// The item in the tab bar for a tab.
  ///
  /// - Parameter key: The tab's key.
  /// - Returns: The item; that of the tab's first screen if `nil`.
  func tabBarItem(for key: R) -> UITabBarItem?

  /// Makes the navigation controller for a stack.
  ///
  /// - Parameter root: The route at the bottom of the stack.
  /// - Returns: A new controller with an empty stack. Of a ``StackController`` the back button asks first.
  func stackController(for root: R) -> UINavigationController

  /// Makes the tab bar controller for tabs.
  ///
  /// - Parameter keys: The tabs' keys.
  /// - Returns: A new controller without tabs.
  func tabBarController(for keys: [R]) -> UITabBarController

  /// Makes the split view controller for columns.
  ///
  /// - Parameters:
  ///   - root: The route at the bottom of the first column.
  ///   - places: How many columns there can be, 2 or 3.
  /// - Returns: A new controller in the style with so many columns, a ``ColumnsController`` for the host to hear of everything.
  func splitViewController(for root: R, places: Int) -> UISplitViewController

  // tvOS declares neither; see SheetsAndPopovers.swift.
  #if !os(tvOS)
    /// The heights that a sheet rests at.
    ///
    /// - Parameter route: The route at the bottom of the sheet.
    /// - Returns: The heights, smallest first, at least one.
    func sheetDetents(for route: R) -> [UISheetPresentationController.Detent]

    /// What a popover points at.
    ///
    /// - Parameters:
    ///   - route: The route at the bottom of the popover.
    ///   - screen: The screen that the user sees below it.
    /// - Returns: What it points at; the middle of what is below if `nil`.
    func popoverAnchor(for route: R, over screen: UIViewController) -> PopoverAnchor?
  #endif

  /// Called before a modal is presented, for everything else there is to say about it.
  ///
  /// - Parameters:
  ///   - controller: What is presented. A delegate that is given to its `presentationController` here gets all calls.
  ///   - route: The route at the bottom of the modal.
  ///   - style: How it lies over what is below it.
  func willPresent(_ controller: UIViewController, for route: R, as style: ModalStyle)

  /// Called when a route was updated in place, so that its screen can show the new one.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - route: The new route.
  func update(_ screen: UIViewController, to route: R)
}

extension UIKitCoordinator {
  /// The item of the tab's first screen.
  ///
  /// - Parameter key: The tab's key.
  /// - Returns: Always `nil`.
  public func tabBarItem(for key: R) -> UITabBarItem? { nil }

  /// The host's own.
  ///
  /// - Parameter root: The route at the bottom of the stack.
  /// - Returns: A ``StackController``.
  public func stackController(for root: R) -> UINavigationController {
    StackController(nibName: nil, bundle: nil)
  }

  /// The host's own.
  ///
  /// - Parameter keys: The tabs' keys.
  /// - Returns: A ``TabsController``.
  public func tabBarController(for keys: [R]) -> UITabBarController {
    TabsController(nibName: nil, bundle: nil)
  }

  /// The host's own.
  ///
  /// - Parameters:
  ///   - root: The route at the bottom of the first column.
  ///   - places: How many columns there can be, 2 or 3.
  /// - Returns: A ``ColumnsController``.
  public func splitViewController(for root: R, places: Int) -> UISplitViewController {
    ColumnsController(style: places == 2 ? .doubleColumn : .tripleColumn)
  }

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: What is presented.
  ///   - route: The route at the bottom of the modal.
  ///   - style: How it lies over what is below it.
  public func willPresent(_ controller: UIViewController, for route: R, as style: ModalStyle) {}

  /// Does nothing.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - route: The new route.
  public func update(_ screen: UIViewController, to route: R) {}
}
