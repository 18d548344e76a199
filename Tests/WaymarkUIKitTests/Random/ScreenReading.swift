import HeadlessUIKit
import Waymark
import WaymarkUIKit

/// Which entries UIKit shows, and which a tree asks for, in one notation.
@MainActor
struct ScreenReading {
  private let entry: (UIViewController) -> EntryID?
  /// Whether a tab of other code is selected somewhere, so that no tab of the host's is.
  private(set) var hasForeignSelection = false

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

  private static func text(of container: Container<Entry<Place>>, _ withSelection: Bool) -> String {
    switch container {
    case .stack(let stack): text(of: stack.elements.map(\.id))
    case .tabs(let tabs):
      text(
        of: tabs.tabs.map { text(of: $0.container, withSelection) }, withSelection ? tabs.selectedIndex : nil)
    }
  }

  private static func text(of ids: [EntryID]) -> String {
    "[" + ids.map { "\($0.rawValue)" }.joined(separator: " ") + "]"
  }

  private static func text(of tabs: [String], _ selection: Int?) -> String {
    "(" + tabs.indices.map { ($0 == selection ? "*" : "") + tabs[$0] }.joined(separator: " ") + ")"
  }

  /// What UIKit shows, controllers of other code left out.
  static func of(_ window: HostedWindow) -> (text: String, hasForeignSelection: Bool) {
    var reading = ScreenReading { window.host.entry(of: $0) }
    var parts = [reading.content(of: window.host.rootViewController)]
    for controller in window.presented where !(controller is Foreign) {
      if let id = reading.entry(controller) {
        parts.append("alert ?\(id.rawValue)")
      } else {
        parts.append("\(style(of: controller)) \(reading.content(of: controller))")
      }
    }
    return (parts.joined(separator: ", "), reading.hasForeignSelection)
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
    case let stack as UINavigationController: return Self.text(of: stack.viewControllers.compactMap(entry))
    case let tabs as UITabBarController:
      let own = (tabs.viewControllers ?? []).filter { !($0 is Foreign) }
      let selection = own.firstIndex { $0 === tabs.selectedViewController }
      if selection == nil { hasForeignSelection = true }
      return Self.text(of: own.map { text(of: $0) }, selection)
    default: return "unknown"
    }
  }
}
