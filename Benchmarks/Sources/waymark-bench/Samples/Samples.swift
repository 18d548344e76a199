import Waymark

/// The routes and the trees that the groups measure on.
enum Samples {
  /// The depths at which growth is looked at.
  static let depths = [1, 4, 10, 64, 1_000, 10_000, 100_000]

  /// Routes of a stack, each unlike its neighbours.
  static func plainRoutes(_ depth: Int) -> [PlainRoute] { (0..<depth).map { .item($0) } }

  /// Routes of a stack with an app's usual mix.
  static func appRoutes(_ depth: Int) -> [AppRoute] {
    (0..<depth).map { index in
      switch index % 4 {
      case 0: .item(index)
      case 1: .shop(.product(id: index))
      case 2: .search("query \(index)")
      default: .shop(.catalogue)
      }
    }
  }

  /// A window with one stack.
  static func tree<R: Route>(_ routes: [R]) -> RouteTree<R> {
    RouteTree(.stack(RouteStack(root: routes[0], pushed: Array(routes.dropFirst()))))
  }

  /// A window with one stack of some depth.
  static func stack(_ depth: Int) -> RouteTree<PlainRoute> { tree(plainRoutes(depth)) }

  /// A window with sheets over one another.
  static func sheets(_ count: Int) -> RouteTree<PlainRoute> {
    RouteTree(.stack([.home]), modals: plainRoutes(count).map { Modal(.sheet, RouteStack(root: $0)) })
  }

  /// A window with tabs, each with a stack of some depth; the first is selected unless another is.
  static func tabs(_ count: Int, depth: Int, selected: Int = 0) -> RouteTree<PlainRoute> {
    let tabs = (0..<count).map { tab in
      RouteTab<PlainRoute>(
        .item(-1 - tab),
        RouteStack(
          root: .item(tab * 1_000), pushed: (1..<max(depth, 1)).map { .item(tab * 1_000 + $0) }))
    }
    guard let valid = RouteTabs(checking: tabs, selectedKey: .item(-1 - selected)) else {
      preconditionFailure("Tabs made in a loop have keys of their own")
    }
    return RouteTree(.tabs(valid))
  }

  /// A window with two columns, the second in front, of which one has a stack of some depth and the other one place.
  ///
  /// - Parameters:
  ///   - depth: The depth.
  ///   - deep: The column that has it; both if it is `nil`.
  /// - Returns: The window.
  static func columns(_ depth: Int, deep: Int?) -> RouteTree<PlainRoute> {
    let filled = (0..<2).map { column in
      let routes = plainRoutes(deep ?? column == column ? depth : 1)
      return Container<PlainRoute>.stack(RouteStack(root: routes[0], pushed: Array(routes.dropFirst())))
    }
    return window(filled)
  }

  /// A window with columns of two inside one another, so many levels deep, each stack of ten.
  static func nestedColumns(_ levels: Int) -> RouteTree<PlainRoute> {
    let routes = plainRoutes(10)
    var container = Container<PlainRoute>.stack(
      RouteStack(root: routes[0], pushed: Array(routes.dropFirst())))
    for _ in 0..<levels - 1 { container = window([container, container]).root }
    return window([container, container])
  }

  private static func window(_ filled: [Container<PlainRoute>]) -> RouteTree<PlainRoute> {
    guard let columns = RouteColumns(capacity: 2, filled: filled) else {
      preconditionFailure("Two columns that are filled are valid")
    }
    return RouteTree(.columns(columns))
  }
}
