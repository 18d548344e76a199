/// What a user does to a window; not part of UIKit.
///
/// Every gesture says whether UIKit would let it happen: touches that arrive during a transition, or for
/// what is covered, are ignored. What it starts is animated and takes its time on the window's clock.
///
/// ```swift
/// let swipe = try #require(window.user.beginSwipeBack())
/// swipe.update(0.4)
/// swipe.cancel()
/// window.clock.runUntilIdle()
/// ```
@preconcurrency @MainActor
public struct HeadlessUser {
  let window: UIWindow
  /// The column of split views that it is about; the last one shown unless set.
  var column: UISplitViewController.Column?

  /// The controller in front that holds no other.
  public var frontmost: UIViewController? {
    guard !window.isHidden else { return nil }
    var current = window.rootViewController
    while let controller = current {
      if let presented = controller.presentedHere {
        current = presented
        continue
      }
      var child: UIViewController?
      controller.forEachVisibleChild { child = $0 }
      if let column, let split = controller as? UISplitViewController, !split.isCollapsed,
        let holder = split.contents[column]?.holder, split.isPlaced(holder)
      {
        child = holder
      }
      guard let child = child ?? controller.coveredChild else { return controller }
      current = child
    }
    return nil
  }

  /// The controller presented last, if any is.
  public var frontmostPresented: UIViewController? {
    var current = frontmost
    while let controller = current {
      if controller.presentingHere != nil { return controller }
      current = controller.storedParent
    }
    return nil
  }

  /// The navigation controller in front.
  public var frontmostNavigation: UINavigationController? {
    guard let frontmost else { return nil }
    return frontmost as? UINavigationController ?? frontmost.ancestor()
  }

  /// The tab bar controller in front.
  public var frontmostTabs: UITabBarController? {
    guard let frontmost else { return nil }
    return frontmost as? UITabBarController ?? frontmost.ancestor()
  }

  /// Whether a presentation or dismissal swallows all touches.
  var isPresenting: Bool {
    var current = frontmost
    while let controller = current {
      if controller.isPresentationChanging { return true }
      current = controller.storedParent ?? controller.presentingHere
    }
    return false
  }

  /// Whether touches reach the content in front.
  public var canTouchContent: Bool {
    frontmost != nil && !isPresenting && frontmost?.nearestTransition == nil
  }

  /// Taps a control in the window.
  ///
  /// - Parameter control: The control.
  /// - Returns: Whether the tap reached it.
  @discardableResult
  public func tap(_ control: UIControl) -> Bool {
    guard canTouchContent, control.isEnabled, control.isUserInteractionEnabled, !control.isHidden,
      control.window === window, let view = frontmost?.outermost.viewIfLoaded, control.isDescendant(of: view)
    else { return false }
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .primaryActionTriggered)
    return true
  }

  /// Taps a button in the navigation bar in front.
  ///
  /// - Parameter item: The button.
  /// - Returns: Whether the tap reached it.
  @discardableResult
  public func tap(_ item: UIBarButtonItem) -> Bool {
    guard canTouchContent, item.isEnabled, let navigation = frontmostNavigation,
      !navigation.isNavigationBarHidden, let top = navigation.topViewController?.navigationItem
    else { return false }
    let items = (top.leftBarButtonItems ?? []) + (top.rightBarButtonItems ?? [])
    guard items.contains(where: { $0 === item }) else { return false }
    item.perform()
    return true
  }

  /// Taps a tab: asks the delegate, selects, and tells it; the tab selected goes to its root.
  ///
  /// - Parameter index: The tab's index.
  /// - Returns: Whether the delegate let it be selected.
  @discardableResult
  public func tapTab(_ index: Int) -> Bool {
    guard !isPresenting, let tabs = frontmostTabs, let controllers = tabs.viewControllers,
      controllers.indices.contains(index), !tabs.isBarHidden
    else { return false }
    let controller = controllers[index]
    guard tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else { return false }
    if controller === tabs.selectedViewController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      tabs.selectedViewController = controller
    }
    tabs.delegate?.tabBarController(tabs, didSelect: controller)
    return true
  }
}

extension UITabBarController {
  /// Whether the bar is away, itself or because of what was pushed in the tab selected.
  var isBarHidden: Bool {
    if tabBar.isHidden { return true }
    guard let stack = selectedViewController as? UINavigationController else { return false }
    return stack.stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}

extension UIWindow {
  /// What a user does to this window; not part of UIKit.
  public var user: HeadlessUser { HeadlessUser(window: self) }
}
