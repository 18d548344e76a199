import HeadlessUIKit
import Waymark

/// The tree that UIKit's controllers amount to, read from them alone.
@MainActor
enum WindowReading {
  /// The tree that a window shows.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - shown: The tree that the router has shown, for what UIKit does not say: which column is in front where they are
  ///     beside one another, and what columns inside columns hold that are not in front.
  /// - Returns: The tree, or `nil` if the window shows none.
  static func tree(of window: UIWindow, as shown: RouteTree<Place>? = nil) -> RouteTree<Place>? {
    guard let root = window.rootViewController, let container = container(of: root, as: shown?.root) else {
      return nil
    }
    var modals: [Modal<Place>] = []
    var next = root.presentedViewController
    while let controller = next {
      next = controller.presentedViewController
      let layer = shown.flatMap { modals.count < $0.modals.count ? $0.modals[modals.count].container : nil }
      guard let container = self.container(of: controller, as: layer) else { continue }
      modals.append(Modal(style(of: controller), container))
    }
    return RouteTree(container, modals: modals)
  }

  private static func style(of controller: UIViewController) -> Presentation {
    switch controller.modalPresentationStyle {
    case .fullScreen: .fullScreen
    case .popover: .popover
    case .custom, .overFullScreen: .alert
    default: .sheet
    }
  }

  private static func container(
    of controller: UIViewController, as shown: Container<Place>?
  ) -> Container<Place>? {
    switch controller {
    case let split as UISplitViewController: return columns(of: split, as: shown)
    case let shell as UINavigationController where shell.isShell:
      return shell.viewControllers.first.flatMap { container(of: $0, as: shown) }
    case let stack as UINavigationController:
      let places = stack.viewControllers.compactMap { ($0 as? Page).map { Place($0.title ?? "") } }
      return RouteStack(elements: places).map { .stack($0) }
    case let tabs as UITabBarController:
      let all = (tabs.viewControllers ?? []).enumerated().compactMap { index, tab in
        container(of: tab, as: shown?.branch(index)).map {
          RouteTab(Place(tab.tabBarItem.title ?? "?"), $0)
        }
      }
      guard all.indices.contains(tabs.selectedIndex) else { return nil }
      return RouteTabs(checking: all, selectedKey: all[tabs.selectedIndex].key).map { .tabs($0) }
    case let alert as UIAlertController:
      return .stack(Place(alert.title ?? ""))
    default:
      guard let child = controller.children.first else { return nil }
      // Columns inside columns, of which the one in front is there.
      let isContainer = child is UINavigationController || child is UITabBarController
      if case .columns(let inner)? = shown, isContainer {
        guard let front = container(of: child, as: inner.frontContainer) else { return nil }
        var filled = inner.filled
        filled[inner.front] = front
        return RouteColumns(places: inner.places, filled: filled, front: inner.front).map { .columns($0) }
      }
      return container(of: child, as: shown)
    }
  }

  /// The columns of a split view, of which the one on top is in front while it is collapsed.
  private static func columns(
    of split: UISplitViewController, as shown: Container<Place>?
  ) -> Container<Place>? {
    let holders = split.places.compactMap { split.viewController(for: $0) }
    let base = holders.first as? UINavigationController
    var front = base.flatMap { base in holders.lastIndex { base.viewControllers.contains($0) } } ?? 0
    if !split.isCollapsed, case .columns(let columns)? = shown { front = columns.front }
    let filled = holders.enumerated().compactMap { container(of: $1, as: shown?.branch($0)) }
    return RouteColumns(places: split.places.count, filled: filled, front: front).map { .columns($0) }
  }
}

extension Container<Place> {
  fileprivate func branch(_ index: Int) -> Container? {
    switch self {
    case .stack: nil
    case .tabs(let tabs): tabs.tabs.indices.contains(index) ? tabs.tabs[index].container : nil
    case .columns(let columns): columns.filled.indices.contains(index) ? columns[index] : nil
    }
  }
}

extension UINavigationController {
  /// Whether the host has made it for a column that holds no stack.
  var isShell: Bool { String(describing: type(of: self)) == "ColumnShell" }
}
