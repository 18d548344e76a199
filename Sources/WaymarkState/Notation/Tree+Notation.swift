#if !hasFeature(Embedded)

  // How trees read in logs and in the messages of failed tests.

  extension Tree: CustomStringConvertible {
    /// The tree in one short line.
    ///
    /// `[a b]` is a stack, the last on top; `(home*: [a b] | search: [s])` tabs, the star at the one selected;
    /// `[a b*|c|.]` columns, the star at the one in front and a dot for an empty place; what follows in braces are the modals, as `[a] {m n} {alert: o}`. A style is written unless it is a sheet. Routes read as they
    /// describe themselves, else as they are written in code, without the names of types: `shop.product(5)`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of places.
    public var description: String {
      ([root.description] + modals.map(\.description)).joined(separator: " ")
    }
  }

  extension Container: CustomStringConvertible {
    /// The container in one short line: `[a b]` for a stack, `(home*: [a] | search: [s])` for tabs, `[a b*|.]` for
    /// columns.
    public var description: String {
      switch self {
      case .stack(let stack): stack.description
      case .tabs(let tabs): tabs.description
      case .columns(let columns): columns.description
      }
    }

    /// What stands in the brackets or braces of what holds the container.
    var inside: String {
      guard case .stack(let stack) = self else { return description }
      return stack.elements.notation
    }
  }

  extension RouteStack: CustomStringConvertible {
    /// The stack in one short line, the last on top: `[a b]`.
    public var description: String { "[\(elements.notation)]" }
  }

  extension RouteTabs: CustomStringConvertible {
    /// The tabs in one short line, with a star at the one selected: `(home*: [a] | search: [s])`.
    public var description: String {
      let all = tabs.enumerated().map { index, tab in
        "\(tab.key.notation)\(index == selectedIndex ? "*" : ""): \(tab.container)"
      }
      return "(\(all.joined(separator: " | ")))"
    }
  }

  extension RouteColumns: CustomStringConvertible {
    /// The columns in one short line, with a star at the one in front and a dot for an empty place: `[inbox|m1 reply*|.]`.
    public var description: String {
      let columns = filled.enumerated().map { index, column in "\(column.inside)\(index == front ? "*" : "")"
      }
      let empty = Array(repeating: ".", count: places - count)
      return "[\((columns + empty).joined(separator: "|"))]"
    }
  }

  extension RouteTab: CustomStringConvertible {
    /// The tab in one short line: `home: [a b]`.
    public var description: String { "\(key.notation): \(container)" }
  }

  extension Modal: CustomStringConvertible {
    /// The modal in one short line: `{m n}` for a sheet with a stack, `{alert: m}` for another style.
    public var description: String {
      style == .sheet ? "{\(container.inside)}" : "{\(style): \(container.inside)}"
    }
  }

#endif
