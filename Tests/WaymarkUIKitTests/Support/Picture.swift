import HeadlessUIKit
import Waymark

/// What a window's snapshot must be for a tree.
@MainActor
enum Picture {
  static func of(
    _ tree: RouteTree<Place>, isCompact: Bool = true,
    tabTitle: (RouteTab<Place>) -> Place = { $0.container.root }
  ) -> String {
    var lines = ["window"]
    for index in 0..<tree.layerCount {
      // Only what presents a cover leaves the window.
      let covers = index < tree.modals.count && tree.modals[index].style == .fullScreen
      var indent = 1
      if index > 0 { lines.append("  " + kind(of: tree.modals[index - 1], isCompact)) }
      if index > 0 { indent = 2 }
      if index > 0, isAlert(tree.modals[index - 1]) {
        let name = tree.modals[index - 1].root.name
        add("\"\(name)\" [Yes, No]" + (covers ? "" : " visible"), indent, &lines)
        continue
      }
      add("layer", indent, &lines)
      add(tree.layer(index), indent + 1, isVisible: !covers, isCompact: isCompact, tabTitle, &lines)
    }
    return lines.joined(separator: "\n")
  }

  /// A snapshot without what code outside Waymark shows, and without saying what is visible.
  static func own(_ snapshot: String) -> String {
    var lines = snapshot.split(separator: "\n").map { String($0).replacing(" visible", with: "") }
    var index = lines.count - 1
    while index >= 0 {
      if lines[index].hasSuffix("foreign") {
        lines.remove(at: index)
        // What stands before a modal says of which kind it is.
        if index > 0, isModalHeading(String(lines[index - 1])) { lines.remove(at: index - 1) }
      }
      index = min(index, lines.count) - 1
    }
    return lines.joined(separator: "\n")
  }

  private static func isModalHeading(_ line: String) -> Bool {
    ["sheet", "full screen", "popover"].contains(String(line.drop { $0 == " " }))
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

  private static func kind(of modal: Modal<Place>, _ isCompact: Bool) -> String {
    switch modal.style {
    case .sheet: "sheet"
    case .popover: isCompact ? "sheet" : "popover"
    case .fullScreen: "full screen"
    case .alert: isAlert(modal) ? "alert" : "over full screen"
    }
  }

  private static func add(_ text: String, _ indent: Int, _ lines: inout [String]) {
    lines.append(String(repeating: "  ", count: indent) + text)
  }

  private static func names(of container: Container<Place>, isVisible: Bool) -> [String] {
    guard case .stack(let stack) = container else { return [] }
    return stack.elements.enumerated().map { index, place in
      place.name + (isVisible && index == stack.count - 1 ? " visible" : "")
    }
  }

  private static func add(
    _ container: Container<Place>, _ indent: Int, isVisible: Bool, isCompact: Bool,
    _ tabTitle: (RouteTab<Place>) -> Place,
    _ lines: inout [String]
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
        add("tab \"\(tabTitle(tab))\"" + (isSelected ? " selected" : ""), indent + 1, &lines)
        add(
          tab.container, indent + 2, isVisible: isVisible && isSelected, isCompact: isCompact, tabTitle,
          &lines)
      }
    case .columns(let columns):
      if isCompact {
        add("columns collapsed", indent, &lines)
        add("primary", indent + 1, &lines)
        add("stack", indent + 2, &lines)
        for index in 0...columns.front {
          let depth = indent + (index == 0 ? 2 : 3)
          if index > 0 { add("stack", depth, &lines) }
          let isOnTop = isVisible && index == columns.front
          for line in names(of: columns[index], isVisible: isOnTop) { add(line, depth + 1, &lines) }
        }
        return
      }
      add("columns", indent, &lines)
      let titles =
        columns.places == 2 ? ["primary", "secondary"] : ["primary", "supplementary", "secondary"]
      for (index, column) in columns.filled.enumerated() {
        add(titles[index], indent + 1, &lines)
        add(column, indent + 2, isVisible: isVisible, isCompact: isCompact, tabTitle, &lines)
      }
    }
  }
}

/// A controller of code that knows nothing of Waymark.
final class Foreign: UIViewController {}
