// Without reflection what holds routes can be written where the routes describe themselves.
#if hasFeature(Embedded)

  extension Tree: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The tree in one short line.
    public var description: String { notation { $0.description } }
  }

  extension Container: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The container in one short line: `[a b]` for a stack, `(home*: [a] | search: [s])` for tabs, `[a b*|.]` for
    /// columns.
    public var description: String { notation { $0.description } }
  }

  extension RouteStack: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The stack in one short line with its top last: `[a b]`.
    public var description: String { notation { $0.description } }
  }

  extension RouteTabs: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The tabs in one short line, with a star at the selected one: `(home*: [a] | search: [s])`.
    public var description: String { notation { $0.description } }
  }

  extension RouteTab: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The tab in one short line: `home: [a b]`.
    public var description: String { notation { $0.description } }
  }

  extension RouteColumns: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The columns in one short line, with a star at the one in front and a dot for an empty place: `[inbox|m1 reply*|.]`.
    public var description: String { notation { $0.description } }
  }

  extension Modal: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The modal in one short line: `{m n}` for a sheet with a stack, `{alert: m}` for another style.
    public var description: String { notation { $0.description } }
  }

  extension Step: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The step in one short line: `push b`, `pop c in modal 1`, `select 0 -> 1`; a step that the user does
    /// not see ends in `, hidden`.
    public var description: String { notation { $0.description } }
  }

  extension Step.Change: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// What happens, in one short line.
    public var description: String { notation { $0.description } }
  }

  extension StackChange: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The change in one short line: `push b`, `pop c b`, or `swap b c -> x y above 1 below 2` for anything else.
    public var description: String { notation { $0.description } }
  }

  extension ColumnsChange: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The change in one short line: `columns m1 reply -> m2, front 0 -> 1`, with a dot for no column.
    public var description: String { notation { $0.description } }
  }

  extension StepElements: CustomStringConvertible where Element.R: CustomStringConvertible {
    /// The routes in order from the bottom up: `a b`.
    public var description: String { notation { $0.description } }
  }

  extension Entry: CustomStringConvertible, CustomDebugStringConvertible where R: CustomStringConvertible {
    /// The route as it describes itself: `article(5)`.
    public var description: String { route.description }

    /// The route with the identifier, which distinguishes it from an entry with an equal route:
    /// `article(5)@3`.
    public var debugDescription: String { "\(route.description)\(id)" }
  }

#endif
