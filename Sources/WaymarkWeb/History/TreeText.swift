import Waymark
import WaymarkCore
import WaymarkLinks

/// Trees as texts of links, one a line, which a browser keeps with the entries of its history.
///
/// A stack is `[`, its links and `]`; tabs are `(` with the number of the selected one, for each its key and its content, and `)`;
/// columns are `|` with their capacity and the one in front, their contents, and `|`; a modal is `{` with its style, its content and
/// `}`. A place without a link is left out with all above it.
enum TreeText {
  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - link: The link of a route, if it has one.
  /// - Returns: The text; `nil` if a place that nothing can be left of has no link.
  static func text(of tree: PlaceTree, link: (AnyRoute) -> String?) -> String? {
    var lines: [String] = []
    guard write(tree.root, to: &lines, link) else { return nil }
    for modal in tree.modals {
      var own = ["{" + modal.style.rawValue]
      guard write(modal.container, to: &own, link) else { break }
      lines += own + ["}"]
    }
    return lines.joined(separator: "\n")
  }

  private static func write(
    _ container: Container<Place>, to lines: inout [String], _ link: (AnyRoute) -> String?
  ) -> Bool {
    switch container {
    case .stack(let stack):
      guard let root = link(stack.root.route) else { return false }
      lines += ["[", root]
      for entry in stack.pushed {
        guard let text = link(entry.route) else { break }
        lines.append(text)
      }
      lines.append("]")
    case .tabs(let tabs):
      lines.append("(\(tabs.selectedIndex)")
      for tab in tabs.tabs {
        guard let key = link(tab.key) else { return false }
        lines.append(key)
        guard write(tab.container, to: &lines, link) else { return false }
      }
      lines.append(")")
    case .columns(let columns):
      lines.append("|\(columns.capacity) \(columns.front)")
      for column in columns.filled {
        guard write(column, to: &lines, link) else { return false }
      }
      lines.append("|")
    }
    return true
  }

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - text: The text, of this version of the app or of another.
  ///   - route: The route that a link leads to, if it is a link.
  /// - Returns: The tree; `nil` if the text is none, or names what is not there any more.
  static func tree<R: Route>(in text: String, route: @escaping (String) -> R?) -> RouteTree<R>? {
    var reader = TreeReader(lines: text.parts("\n"), route: route)
    guard let root = reader.container() else { return nil }
    var modals: [Modal<R>] = []
    while let line = reader.next() {
      guard line.utf8.first == UInt8(ascii: "{"), let style = Presentation.Style(rawValue: line.withoutFirst),
        let container = reader.container(), reader.next() == "}"
      else { return nil }
      modals.append(Modal(Presentation(style), container))
    }
    return RouteTree(root, modals: modals)
  }
}

// Bytes do: all that is not a link is ASCII.
extension String {
  fileprivate func parts(_ separator: Unicode.Scalar) -> [String] {
    Array(utf8).split(separator: UInt8(ascii: separator)).map { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate var withoutFirst: String { String(decoding: Array(utf8).dropFirst(), as: UTF8.self) }
}

/// Reads containers from lines; what is nested deeper than any app's tree is none.
private struct TreeReader<R: Route> {
  private var lines: ArraySlice<String>
  private let route: (String) -> R?
  private var depth = 0

  init(lines: [String], route: @escaping (String) -> R?) {
    self.lines = lines[...]
    self.route = route
  }

  mutating func next() -> String? { lines.popFirst() }

  mutating func container() -> Container<R>? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 20, let line = next(), let first = line.utf8.first else { return nil }
    let numbers = line.withoutFirst.parts(" ").compactMap { Int(linkText: $0) }
    switch Unicode.Scalar(first) {
    case "[": return stack()
    case "(": return numbers.first.flatMap { tabs(selected: $0) }
    case "|": return numbers.count == 2 ? columns(capacity: numbers[0], front: numbers[1]) : nil
    default: return nil
    }
  }

  private mutating func stack() -> Container<R>? {
    var routes: [R] = []
    while let line = next(), line != "]" {
      guard let route = route(line) else { return nil }
      routes.append(route)
    }
    return RouteStack(elements: routes).map { .stack($0) }
  }

  private mutating func tabs(selected: Int) -> Container<R>? {
    var tabs: [RouteTab<R>] = []
    while let line = next(), line != ")" {
      guard let key = route(line), let container = container() else { return nil }
      tabs.append(RouteTab(key, container))
    }
    guard tabs.indices.contains(selected) else { return nil }
    return RouteTabs(checking: tabs, selectedKey: tabs[selected].key).map { .tabs($0) }
  }

  private mutating func columns(capacity: Int, front: Int) -> Container<R>? {
    var filled: [Container<R>] = []
    while lines.first != "|" {
      guard let container = container() else { return nil }
      filled.append(container)
    }
    _ = next()
    return RouteColumns(capacity: capacity, filled: filled, front: front).map { .columns($0) }
  }
}
