import HeadlessUIKit
import Waymark
import WaymarkUIKit

/// Which entries UIKit shows, and which a tree asks for, in one notation.
@MainActor
struct ScreenReading {
  private let entry: (UIViewController) -> EntryID?
  /// Whether a tab of other code is selected somewhere, so that no tab of the host's is.
  private(set) var hasForeignSelection = false

  /// Whether every split view is collapsed, and so says which column is in front.
  private(set) var hasFronts = true

  private init(_ entry: @escaping (UIViewController) -> EntryID?) { self.entry = entry }

  /// What a tree asks for.
  static func of(_ tree: EntryTree<Place>, on window: HostedWindow, withSelection: Bool) -> String {
    var parts = [text(of: tree.root, withSelection)]
    for modal in tree.modals {
      let isAlert = modal.style == .alert && window.host.screen(of: modal.root.id) is UIAlertController
      let content = isAlert ? "?\(modal.root.id.rawValue)" : text(of: modal.container, withSelection)
      parts.append("\(modal.style) \(content)")
    }
    return parts.joined(separator: ", ")
  }

  private static func text(
    of container: Container<Entry<Place>>, _ withSelection: Bool, isInColumn: Bool = false
  ) -> String {
    switch container {
    case .stack(let stack): text(of: stack.elements.map(\.id))
    case .tabs(let tabs):
      text(
        of: tabs.tabs.map { text(of: $0.container, withSelection, isInColumn: isInColumn) },
        withSelection ? tabs.selectedIndex : nil)
    case .columns(let columns):
      // Columns inside columns show the one in front alone.
      isInColumn
        ? text(of: columns.frontContainer, withSelection, isInColumn: true)
        : text(
          ofColumns: columns.filled.map { text(of: $0, withSelection, isInColumn: true) }, columns.front)
    }
  }

  private static func text(of ids: [EntryID]) -> String {
    "[" + ids.map { "\($0.rawValue)" }.joined(separator: " ") + "]"
  }

  private static func text(of tabs: [String], _ selection: Int?) -> String {
    "(" + tabs.indices.map { ($0 == selection ? "*" : "") + tabs[$0] }.joined(separator: " ") + ")"
  }

  private static func text(ofColumns columns: [String], _ front: Int?) -> String {
    "<" + columns.indices.map { ($0 == front ? "^" : "") + columns[$0] }.joined(separator: "|") + ">"
  }

  /// What UIKit shows, controllers of other code left out, and whether it shows which columns are in front.
  static func of(_ window: HostedWindow) -> (text: String, hasForeignSelection: Bool, hasFronts: Bool) {
    var reading = ScreenReading { window.host.entry(of: $0) }
    var parts = [reading.content(of: window.host.rootViewController)]
    for controller in window.presented where !controller.isForeignModal {
      if let id = reading.entry(controller) {
        parts.append("alert ?\(id.rawValue)")
      } else {
        parts.append("\(style(of: controller)) \(reading.content(of: controller))")
      }
    }
    return (parts.joined(separator: ", "), reading.hasForeignSelection, reading.hasFronts)
  }

  private static func style(of controller: UIViewController) -> String {
    switch controller.modalPresentationStyle {
    case .fullScreen: "fullScreen"
    case .popover: "popover"
    case .overFullScreen: "alert"
    case .pageSheet: "sheet"
    default: "unknown"
    }
  }

  private mutating func content(of layer: UIViewController) -> String {
    layer.children.first.map { text(of: $0) } ?? "nothing"
  }

  private mutating func text(of controller: UIViewController) -> String {
    switch controller {
    case let split as UISplitViewController: return columns(of: split)
    case let shell as UINavigationController where shell.isShell:
      return shell.viewControllers.first.map { content(of: $0) } ?? "nothing"
    case let stack as UINavigationController: return Self.text(of: stack.viewControllers.compactMap(entry))
    case let tabs as UITabBarController:
      let own = (tabs.viewControllers ?? []).filter { !($0 is Foreign) }
      let selection = own.firstIndex { $0 === tabs.selectedViewController }
      if selection == nil { hasForeignSelection = true }
      return Self.text(of: own.map { text(of: $0) }, selection)
    default:
      // The host's own controllers, around columns inside columns.
      return controller.children.first.map { text(of: $0) } ?? "unknown"
    }
  }

  private mutating func columns(of split: UISplitViewController) -> String {
    let holders = split.places.compactMap { split.viewController(for: $0) }.filter { !$0.isForeign }
    let texts = holders.map { text(of: $0) }
    guard split.isCollapsed, let base = holders.first as? UINavigationController else {
      hasFronts = false
      return Self.text(ofColumns: texts, nil)
    }
    let later = base.viewControllers.filter { holders.dropFirst().contains($0) }
    let isInOrder = later.elementsEqual(holders.dropFirst().prefix(later.count), by: ===)
    let lastOwn = base.viewControllers.lastIndex { entry($0) != nil }
    let firstLater = base.viewControllers.firstIndex { later.contains($0) }
    let isAbove = firstLater.map { $0 > lastOwn ?? -1 } ?? true
    return Self.text(ofColumns: texts, later.count) + (isInOrder && isAbove ? "" : " in disorder")
  }
}

extension UIViewController {
  /// Whether other code presents it.
  var isForeignModal: Bool { self is Foreign || self is ForeignAlert }

  /// Whether it is other code's, or a stack of that.
  fileprivate var isForeign: Bool {
    self is Foreign || (!children.isEmpty && children.allSatisfy { $0 is Foreign })
  }
}
