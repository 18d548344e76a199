import Waymark

/// What the groups measure on.
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

  /// A window with tabs, each with a stack of some depth; the first is selected unless another is.
  static func tabs(_ count: Int, depth: Int, selected: Int = 0) -> RouteTree<PlainRoute> {
    let tabs = (0..<count).map { tab in
      RouteTab<PlainRoute>(
        .item(-1 - tab),
        RouteStack(
          root: .item(tab * 1_000), pushed: (1..<max(depth, 1)).map { .item(tab * 1_000 + $0) }))
    }
    guard let valid = RouteTabs(tabs: tabs, selectedKey: .item(-1 - selected)) else {
      preconditionFailure("Tabs made in a loop have keys of their own")
    }
    return RouteTree(.tabs(valid))
  }
}
