// Trees in one line, in the library's notation: `([home a]* | search: [s]) {m} {alert: o}`.

extension JournalTree: CustomStringConvertible {
  /// The tree in one line, with the middle of long stacks left out.
  package var description: String {
    ([root.description] + modals.prefix(24).map(\.description)
      + (modals.count > 24 ? ["…\(modals.count - 24) more…"] : []))
      .joined(separator: " ")
  }
}

extension JournalTree.Modal: CustomStringConvertible {
  package var description: String {
    style == "sheet" ? "{\(container.inside)}" : "{\(style): \(container.inside)}"
  }
}

extension JournalContainer: CustomStringConvertible {
  /// How many places are written at the root and at the top of a long stack.
  private static let written = (root: 2, top: 10)

  package var description: String {
    switch self {
    case .stack(let places): return "[\(JournalContainer.text(of: places))]"
    case .tabs(let tabs, let selected):
      let all = tabs.prefix(24).enumerated().map { index, tab in
        let mark = index == selected ? "*" : ""
        return tab.key == tab.container.root.text
          ? "\(tab.container)\(mark)" : "\(tab.key)\(mark): \(tab.container)"
      }
      let rest = tabs.count > 24 ? ["…\(tabs.count - 24) more…"] : []
      return "(\((all + rest).joined(separator: " | ")))"
    case .columns(let columns, let places, let front):
      let filled = columns.enumerated().map { index, column in "\(column.inside)\(index == front ? "*" : "")"
      }
      return "[\((filled + Array(repeating: ".", count: places - columns.count)).joined(separator: "|"))]"
    }
  }

  /// The text inside the brackets or braces around the container.
  var inside: String {
    guard case .stack(let places) = self else { return description }
    return JournalContainer.text(of: places)
  }

  /// Places, separated by spaces.
  static func text(of places: [JournalPlace]) -> String {
    let (root, top) = written
    guard places.count > root + top + 1 else { return places.map(\.text).joined(separator: " ") }
    let left = places.count - root - top
    let kept = places.prefix(root).map(\.text) + ["…\(left) more…"] + places.suffix(top).map(\.text)
    return kept.joined(separator: " ")
  }
}
