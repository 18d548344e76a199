// With reflection every route can be written, and so can all that holds routes.
#if !hasFeature(Embedded)

  extension Tree: CustomStringConvertible {
    /// The tree in one short line.
    ///
    /// `[a b]` is a stack with its top last. `(home*: [a b] | search: [s])` are tabs with a star at the
    /// selected one. `[a b*|c|.]` are columns with a star at the one in front and a dot for an empty place.
    /// Modals follow in braces, as in `[a] {m n} {alert: o}`, with their style unless it is a sheet. A route
    /// reads as it describes itself, or else as it is written in code without the names of types:
    /// `shop.product(5)`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of places.
    public var description: String { notation(\.notation) }
  }

  extension Container: CustomStringConvertible {
    /// The container in one short line: `[a b]` for a stack, `(home*: [a] | search: [s])` for tabs, `[a b*|.]` for
    /// columns.
    public var description: String { notation(\.notation) }
  }

  extension RouteStack: CustomStringConvertible {
    /// The stack in one short line with its top last: `[a b]`.
    public var description: String { notation(\.notation) }
  }

  extension RouteTabs: CustomStringConvertible {
    /// The tabs in one short line, with a star at the selected one: `(home*: [a] | search: [s])`.
    public var description: String { notation(\.notation) }
  }

  extension RouteTab: CustomStringConvertible {
    /// The tab in one short line: `home: [a b]`.
    public var description: String { notation(\.notation) }
  }

  extension RouteColumns: CustomStringConvertible {
    /// The columns in one short line, with a star at the one in front and a dot for an empty place: `[inbox|m1 reply*|.]`.
    public var description: String { notation(\.notation) }
  }

  extension Modal: CustomStringConvertible {
    /// The modal in one short line: `{m n}` for a sheet with a stack, `{alert: m}` for another style.
    public var description: String { notation(\.notation) }
  }

  extension Step: CustomStringConvertible {
    /// The step in one short line: `push b`, `pop c in modal 1`, `select 0 -> 1`; a step that the user does
    /// not see ends in `, hidden`.
    public var description: String { notation(\.notation) }
  }

  extension Step.Change: CustomStringConvertible {
    /// What happens, in one short line.
    public var description: String { notation(\.notation) }
  }

  extension StackChange: CustomStringConvertible {
    /// The change in one short line: `push b`, `pop c b`, or `swap b c -> x y above 1 below 2` for anything else.
    public var description: String { notation(\.notation) }
  }

  extension ColumnsChange: CustomStringConvertible {
    /// The change in one short line: `columns m1 reply -> m2, front 0 -> 1`, with a dot for no column.
    public var description: String { notation(\.notation) }
  }

  extension StepElements: CustomStringConvertible {
    /// The routes in order from the bottom up: `a b`.
    public var description: String { notation(\.notation) }
  }

  extension Entry: CustomStringConvertible, CustomDebugStringConvertible {
    /// The route as it reads in a tree: `article(5)`.
    public var description: String { route.notation }

    /// The route with the identifier, which distinguishes it from an entry with an equal route:
    /// `article(5)@3`.
    public var debugDescription: String { "\(route.notation)\(id)" }
  }

#endif
