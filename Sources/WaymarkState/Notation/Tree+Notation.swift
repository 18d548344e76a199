#if !hasFeature(Embedded)

  // How trees read in logs and in the messages of failed tests.

  extension Tree: CustomStringConvertible {
    /// The tree in one short line.
    ///
    /// `[a b]` is a stack, the last on top; `(home*: [a b] | search: [s])` tabs, the star at the one selected; what follows
    /// in braces are the modals, as `[a] {m n} {alert: o}`. A style is written unless it is a sheet. Routes read as they
    /// describe themselves, else as they are written in code, without the names of types: `shop.product(5)`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of places.
    public var description: String {
      ([root.description] + modals.map(\.description)).joined(separator: " ")
    }
  }

  extension Container: CustomStringConvertible {
    /// The container in one short line: `[a b]` for a stack, `(home*: [a] | search: [s])` for tabs.
    public var description: String {
      switch self {
      case .stack(let stack): stack.description
      case .tabs(let tabs): tabs.description
      }
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

  extension RouteTab: CustomStringConvertible {
    /// The tab in one short line: `home: [a b]`.
    public var description: String { "\(key.notation): \(container)" }
  }

  extension Modal: CustomStringConvertible {
    /// The modal in one short line: `{m n}` for a sheet with a stack, `{alert: m}` for another style.
    public var description: String {
      let inside =
        switch container {
        case .stack(let stack): stack.elements.notation
        case .tabs: container.description
        }
      return style == .sheet ? "{\(inside)}" : "{\(style): \(inside)}"
    }
  }

#endif
