import Waymark

/// How trees read in the messages of failed tests.
///
/// `[a b]` is a stack, the last on top; `(home*: [a b] | search: [s])` tabs, the star at the one selected; what follows
/// in braces are the modals, as `[a] {m n} {alert: o}`. A style is written unless it is a sheet.
extension Tree {
  /// The tree in one short line.
  ///
  /// - Complexity: O(*n*), where *n* is the number of places.
  public var notation: String {
    ([root.notation] + modals.map(\.notation)).joined(separator: " ")
  }
}

extension Container {
  /// The container in one short line: `[a b]` for a stack, `(home*: [a] | search: [s])` for tabs.
  public var notation: String {
    switch self {
    case .stack(let stack):
      return "[\(stack.elements.notation)]"
    case .tabs(let tabs):
      let all = tabs.tabs.enumerated().map { index, tab in
        "\(tab.key)\(index == tabs.selectedIndex ? "*" : ""): \(tab.container.notation)"
      }
      return "(\(all.joined(separator: " | ")))"
    }
  }
}

extension Modal {
  /// The modal in one short line: `{m n}` for a sheet with a stack, `{alert: m}` for another style.
  public var notation: String {
    let inside =
      switch container {
      case .stack(let stack): stack.elements.notation
      case .tabs: container.notation
      }
    return style == .sheet ? "{\(inside)}" : "{\(style): \(inside)}"
  }
}

extension Sequence where Element: TreeElement {
  /// The routes of the places with spaces between them.
  var notation: String { map { "\($0.route)" }.joined(separator: " ") }
}
