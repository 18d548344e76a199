/// The gestures of a user in a window; not part of UIKit.
///
/// Every gesture returns whether UIKit would let it happen: touches during a transition, or on something that
/// is covered, are ignored. What a gesture starts is animated, and takes its time on the window's clock.
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
  /// The column of split views that the gestures are in; the last one that is shown unless set.
  var column: UISplitViewController.Column?

  /// The controller in front that contains no other.
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

  /// The controller that was presented last, if any.
  public var frontmostPresented: UIViewController? {
    frontmost.flatMap { sequence(first: $0, next: \.storedParent).first { $0.presentingHere != nil } }
  }

  /// The navigation controller in front.
  public var frontmostNavigation: UINavigationController? {
    frontmostContainer()
  }

  /// The tab bar controller in front.
  public var frontmostTabs: UITabBarController? {
    frontmostContainer()
  }

  func frontmostContainer<Container: UIViewController>() -> Container? {
    frontmost.flatMap { $0 as? Container ?? $0.ancestor() }
  }

  /// Whether a presentation or a dismissal swallows all touches.
  var isPresenting: Bool {
    guard let frontmost else { return false }
    return sequence(first: frontmost) { $0.storedParent ?? $0.presentingHere }
      .contains(where: \.isPresentationChanging)
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
    guard item === top.leftBarButtonItem || item === top.rightBarButtonItem else { return false }
    item.primaryAction?.perform()
    return true
  }

  /// Taps a tab: asks the delegate, selects the tab and tells the delegate.
  ///
  /// A tap on the selected tab pops its stack to the root, or the stack that its columns are on while collapsed.
  ///
  /// - Parameter index: The tab's index.
  /// - Returns: Whether the tap reached the tab and the delegate allowed it.
  @discardableResult
  public func tapTab(_ index: Int) -> Bool {
    guard !isPresenting, let tabs = frontmostTabs, let controllers = tabs.viewControllers,
      controllers.indices.contains(index), !tabs.tabBar.isHidden
    else { return false }
    let controller = controllers[index]
    guard tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else { return false }
    if controller === tabs.selectedViewController {
      let columns = (controller as? UISplitViewController)?.collapsedStack
      (columns ?? controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      tabs.selectedViewController = controller
    }
    tabs.delegate?.tabBarController(tabs, didSelect: controller)
    return true
  }
}

extension UIWindow {
  /// The user of this window; not part of UIKit.
  public var user: HeadlessUser { HeadlessUser(window: self) }
}
