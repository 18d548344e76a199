extension UIWindow {
  /// Returns the controllers in the window as an indented tree; not part of UIKit.
  ///
  /// ```
  /// window
  ///   tabs
  ///     tab "Home" selected
  ///       stack
  ///         HomeController "Home"
  ///         DetailController "Detail"
  ///     tab "Search"
  ///       stack
  ///         SearchController "Search"
  ///   sheet
  ///     stack
  ///       ComposeController "New" visible
  /// ```
  ///
  /// A stack lists its controllers bottom first. Modals follow in the order in which they were presented. A
  /// controller without children is marked `visible` if it can be seen, even behind a sheet. The tree shows
  /// the properties `viewControllers` and `presentedViewController`, so take it when the clock is idle.
  ///
  /// - Parameter name: Returns the text for a controller without children; if `nil`, that is its class and
  ///   title.
  /// - Returns: The tree, a line for each controller, without a newline at the end.
  /// - Complexity: O(*n*) in the number of controllers.
  public func snapshot(naming name: ((UIViewController) -> String)? = nil) -> String {
    var snapshot = Snapshot(name: name ?? { $0.snapshotName })
    snapshot.line(0, isHidden ? "window hidden" : "window")
    if let root = rootViewController { snapshot.add(root, indent: 1) }
    return snapshot.lines.joined(separator: "\n")
  }
}

extension UIViewController {
  var snapshotName: String {
    let className = String(describing: type(of: self))
    return title.map { "\(className) \"\($0)\"" } ?? className
  }

  /// Whether its view is in a window and no full-screen modal has taken it out.
  var isOnScreen: Bool {
    (appearance == .appeared || appearance == .appearing) && loadedView?.window != nil
  }
}

@MainActor
private struct Snapshot {
  let name: (UIViewController) -> String
  var lines: [String] = []

  mutating func line(_ indent: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  mutating func add(_ controller: UIViewController, indent: Int) {
    var modals: [UIViewController] = []
    add(controller, indent: indent, modals: &modals)
    var next = 0
    while next < modals.count {
      line(indent, kind(of: modals[next]))
      add(modals[next], indent: indent + 1, modals: &modals)
      next += 1
    }
  }

  private mutating func add(
    _ controller: UIViewController, indent: Int, modals: inout [UIViewController]
  ) {
    switch controller {
    case let navigation as UINavigationController:
      line(indent, "stack")
      for child in navigation.viewControllers { add(child, indent: indent + 1, modals: &modals) }
    case let tabs as UITabBarController:
      line(indent, "tabs")
      for tab in tabs.viewControllers ?? [] {
        let title = tab.tabBarItem.title ?? tab.title ?? String(describing: type(of: tab))
        let mark = tab === tabs.selectedViewController ? " selected" : ""
        line(indent + 1, "tab \"\(title)\"\(mark)")
        add(tab, indent: indent + 2, modals: &modals)
      }
    case let split as UISplitViewController:
      line(indent, split.isCollapsed ? "columns collapsed" : "columns")
      for child in split.isCollapsed ? split.placed : split.viewControllers {
        let mark = split.isPlaced(child) ? "" : " hidden"
        line(indent + 1, (split.column(of: child).map { "\($0)" } ?? "") + mark)
        add(child, indent: indent + 2, modals: &modals)
      }
    case let alert as UIAlertController:
      let buttons = alert.actions.map { $0.title ?? "" }.joined(separator: ", ")
      line(indent, "\"\(alert.title ?? "")\" [\(buttons)]" + (alert.isOnScreen ? " visible" : ""))
    default:
      let children = controller.children
      line(indent, name(controller) + (children.isEmpty && controller.isOnScreen ? " visible" : ""))
      for child in children { add(child, indent: indent + 1, modals: &modals) }
    }
    if let modal = controller.presentedHere { modals.append(modal) }
  }

  private func kind(of modal: UIViewController) -> String {
    if let alert = modal as? UIAlertController {
      return alert.preferredStyle == .alert ? "alert" : "action sheet"
    }
    switch modal.storedPresentationController?.effectiveStyle ?? modal.modalPresentationStyle {
    case .pageSheet, .formSheet: return "sheet"
    case .popover: return "popover"
    case .custom: return "custom"
    case .overFullScreen, .overCurrentContext: return "over full screen"
    default: return "full screen"
    }
  }
}
