import HeadlessUIKit
import Waymark

/// The tree that UIKit's controllers amount to, read from them alone.
///
/// The tree that the router has shown answers what UIKit does not say: which column is in front where they are beside one
/// another, what columns inside columns hold that are not in front, and which tab is selected where other code has selected
/// one of its own.
@MainActor
struct WindowReading {
  /// The place that a controller is the screen of; one of other code's has none.
  let place: (UIViewController) -> Place?

  /// The tree that a window shows by the titles of pages and alerts, or `nil` if it shows none.
  static func tree(of window: UIWindow, as shown: RouteTree<Place>? = nil) -> RouteTree<Place>? {
    let reading = WindowReading { controller in
      controller is Page || controller is UIAlertController ? Place(controller.title ?? "") : nil
    }
    return window.rootViewController.flatMap { reading.tree(from: $0, as: shown) }
  }

  func tree(from root: UIViewController, as shown: RouteTree<Place>?) -> RouteTree<Place>? {
    guard let container = container(of: root, as: shown?.root) else { return nil }
    var modals: [Modal<Place>] = []
    var next = root.presentedViewController
    while let controller = next {
      next = controller.presentedViewController
      let layer = shown.flatMap { modals.count < $0.modals.count ? $0.modals[modals.count] : nil }
      guard let container = self.container(of: controller, as: layer?.container) else { continue }
      modals.append(Modal(presentation(of: controller, as: layer?.presentation), container))
    }
    return RouteTree(container, modals: modals)
  }

  private func presentation(of controller: UIViewController, as shown: Presentation?) -> Presentation {
    let style = style(of: controller)
    guard style == .sheet, let sheet = controller.sheetPresentationController else { return style }
    let detents = sheet.detents.compactMap { Presentation.Detent($0.identifier) }
    let selected =
      sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier } ?? sheet.detents.first
    let detent = selected.flatMap { Presentation.Detent($0.identifier) }
    // UIKit has one height where the tree has none, and selects the first where the tree selects none.
    let hasUsual = shown?.detents.isEmpty != false && detents == [.large]
    if hasUsual || (shown?.restingDetent == detent && shown.map { Set($0.detents) } == Set(detents)) {
      return shown ?? .sheet
    }
    return .sheet(detents: detents, selected: detent)
  }

  private func style(of controller: UIViewController) -> Presentation {
    switch controller.modalPresentationStyle {
    case _ where controller is UIAlertController: .alert
    case .fullScreen: .fullScreen
    case .popover: .popover
    case .custom, .overFullScreen: .alert
    default: .sheet
    }
  }

  private func container(of controller: UIViewController, as shown: Container<Place>?) -> Container<Place>? {
    switch controller {
    case let split as UISplitViewController: return columns(of: split, as: shown)
    case let shell as UINavigationController where shell.isShell:
      return shell.viewControllers.first?.children.first.flatMap { container(of: $0, as: shown) }
    case let stack as UINavigationController:
      return RouteStack(elements: stack.viewControllers.compactMap(place)).map { .stack($0) }
    case let tabs as UITabBarController: return self.tabs(of: tabs, as: shown)
    case let alert as UIAlertController: return place(alert).map { .stack(RouteStack(root: $0)) }
    default:
      guard let child = controller.children.first else { return nil }
      // Columns inside columns, of which the one in front is there.
      if case .columns(let inner)? = shown, !(child is UISplitViewController) {
        guard let front = container(of: child, as: inner.frontContainer) else { return nil }
        var filled = inner.filled
        filled[inner.front] = front
        return RouteColumns(capacity: inner.capacity, filled: filled, front: inner.front).map { .columns($0) }
      }
      return container(of: child, as: shown)
    }
  }

  private func tabs(of tabs: UITabBarController, as shown: Container<Place>?) -> Container<Place>? {
    let own = (tabs.viewControllers ?? []).filter { !($0 is Foreign) }
    let all = own.enumerated().compactMap { index, tab in
      container(of: tab, as: shown?.branch(index)).map { RouteTab(Place(tab.tabBarItem.title ?? "?"), $0) }
    }
    var key = own.first { $0 === tabs.selectedViewController }.map { Place($0.tabBarItem.title ?? "?") }
    if key == nil, case .tabs(let known)? = shown { key = known.selectedKey }
    return key.flatMap { RouteTabs(checking: all, selectedKey: $0) }.map { .tabs($0) }
  }

  /// The columns of a split view, of which the one on top is in front while it is collapsed.
  private func columns(of split: UISplitViewController, as shown: Container<Place>?) -> Container<Place>? {
    let holders = split.places.compactMap { split.viewController(for: $0) }.filter { !$0.isForeign }
    var front = 0
    if split.isCollapsed, let base = holders.first as? UINavigationController {
      let later = base.viewControllers.filter { holders.dropFirst().contains($0) }
      let lastOwn = base.viewControllers.lastIndex { place($0) != nil } ?? -1
      let firstLater = base.viewControllers.firstIndex { later.contains($0) } ?? base.viewControllers.count
      let isInOrder = later.elementsEqual(holders.dropFirst().prefix(later.count), by: ===)
      guard isInOrder, firstLater > lastOwn else { return nil }
      front = later.count
    } else if case .columns(let columns)? = shown {
      front = columns.front
    }
    let filled = holders.enumerated().compactMap { container(of: $1, as: shown?.branch($0)) }
    return RouteColumns(capacity: split.places.count, filled: filled, front: front).map { .columns($0) }
  }
}

extension Presentation.Detent {
  /// The height that a sheet of UIKit's has.
  init?(_ identifier: UISheetPresentationController.Detent.Identifier) {
    let all: [Self] = [.medium, .large, .fraction(0.2), .fraction(0.8), .height(300), .height(900)]
    let name = identifier.rawValue.split(separator: ".UIKit.").last.map(String.init)
    guard let found = all.first(where: { $0.description == name }) else { return nil }
    self = found
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

extension UIViewController {
  /// Whether it is other code's, or a stack of that.
  fileprivate var isForeign: Bool {
    self is Foreign || (!children.isEmpty && children.allSatisfy { $0 is Foreign })
  }
}
