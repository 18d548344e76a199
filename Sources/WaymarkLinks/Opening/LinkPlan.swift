import Waymark

/// The routes that a link lays over a window: on a stack, and in columns.
struct LinkPlan<R: Route> {
  enum Ground: Equatable {
    /// The stack that the user sees without modals.
    case visible
    /// The tab with a key.
    case tab(R)
    /// A stack that replaces the whole window.
    case root
    /// A modal over what the user sees.
    case modal(Presentation)
  }

  let ground: Ground
  /// The routes on the stack of ``ground``, the lowest first.
  private(set) var stack: [R] = []
  /// The routes in columns, if a route is placed in one.
  ///
  /// The routes placed before the first of them are in ``stack``.
  private(set) var columns: [(index: Int, routes: [R])] = []

  /// All routes, where there are no columns.
  var routes: [R] { stack + columns.flatMap { $0.routes } }

  /// Places the routes of a link one after the other.
  ///
  /// A route that is pushed lies on the one before it, and one in a tab on those that are in the tab already. Any other
  /// begins anew: what was placed before it lies elsewhere.
  ///
  /// - Parameters:
  ///   - routes: The routes, the lowest first.
  ///   - placement: Where a route goes.
  /// - Returns: What lies on each ground in turn; the link leads to the last.
  static func plans(_ routes: [R], _ placement: (R) -> Placement<R>) -> [LinkPlan] {
    var plans: [LinkPlan] = []
    for route in routes {
      let ground: Ground? =
        switch placement(route) {
        case .presented(.push): plans.isEmpty ? .visible : nil
        case .presented(let presentation): .modal(presentation)
        case .tab(let key, let column):
          plans.last?.ground == .tab(key) && (column != nil || plans.last?.columns.isEmpty == true)
            ? nil : .tab(key)
        case .root: .root
        case .column: plans.last?.takesColumns == true ? nil : .visible
        }
      if let ground { plans.append(LinkPlan(ground: ground)) }
      plans[plans.count - 1].add(route, placement(route))
    }
    return plans
  }

  private var takesColumns: Bool { if case .modal = ground { false } else { true } }

  private mutating func add(_ route: R, _ placement: Placement<R>) {
    if let index = placement.column {
      // Routes placed in this column or a later one belong to something that is no longer there.
      columns.removeAll { $0.index >= index }
      columns.append((index, [route]))
    } else if columns.isEmpty {
      stack.append(route)
    } else {
      columns[columns.count - 1].routes.append(route)
    }
  }
}

extension Placement {
  /// The column that it names, of those in sight or of a tab.
  fileprivate var column: Int? {
    switch self {
    case .column(let column), .tab(_, column: let column?): column
    default: nil
    }
  }
}
