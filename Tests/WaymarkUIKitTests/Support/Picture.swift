import HeadlessUIKit
import Waymark

/// What a window's snapshot must be for a tree.
@MainActor
enum Picture {
  static func of(_ tree: RouteTree<Place>, marksVisible: Bool = true) -> String {
    var lines = ["window"]
    for index in 0..<tree.layerCount {
      // Only what presents a cover leaves the window.
      let covers = index < tree.modals.count && tree.modals[index].style == .fullScreen
      var indent = 1
      if index > 0 { lines.append("  " + kind(of: tree.modals[index - 1])) }
      if index > 0 { indent = 2 }
      if index > 0, isAlert(tree.modals[index - 1]) {
        let name = tree.modals[index - 1].root.name
        add("\"\(name)\" [Yes, No]" + (covers || !marksVisible ? "" : " visible"), indent, &lines)
        continue
      }
      add("layer", indent, &lines)
      add(tree.layer(index), indent + 1, isVisible: !covers && marksVisible, &lines)
    }
    return lines.joined(separator: "\n")
  }

  static func name(_ controller: UIViewController) -> String {
    switch controller {
    case let page as Page: page.title ?? "?"
    case is Foreign: "foreign"
    default: controller.children.isEmpty ? String(describing: type(of: controller)) : "layer"
    }
  }

  private static func isAlert(_ modal: Modal<Place>) -> Bool {
    modal.style == .alert && modal.root.name.hasSuffix("?")
  }

  private static func kind(of modal: Modal<Place>) -> String {
    switch modal.style {
    case .sheet, .popover: "sheet"
    case .fullScreen: "full screen"
    case .alert: isAlert(modal) ? "alert" : "over full screen"
    }
  }

  private static func add(_ text: String, _ indent: Int, _ lines: inout [String]) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  private static func add(
    _ container: Container<Place>, _ indent: Int, isVisible: Bool, _ lines: inout [String]
  ) {
    switch container {
    case .stack(let stack):
      add("stack", indent, &lines)
      for (index, place) in stack.elements.enumerated() {
        add(place.name + (isVisible && index == stack.count - 1 ? " visible" : ""), indent + 1, &lines)
      }
    case .tabs(let tabs):
      add("tabs", indent, &lines)
      for (index, tab) in tabs.tabs.enumerated() {
        let isSelected = index == tabs.selectedIndex
        add("tab \"\(tab.container.root)\"" + (isSelected ? " selected" : ""), indent + 1, &lines)
        add(tab.container, indent + 2, isVisible: isVisible && isSelected, &lines)
      }
    }
  }
}

/// A controller of code that knows nothing of Waymark.
final class Foreign: UIViewController {}
