import Waymark

/// The places of the app: those of its features, which do not know one another.
nonisolated enum AppRoute: Route, Codable {
  case items(ItemsRoute)
  case account(AccountRoute)

  /// The tree that the app begins with.
  static let start = RouteTree<AppRoute>(
    tabs: RouteTab(.items(.list)), RouteTab(.items(.emptySearch)), RouteTab(.account(.account)))

  var identity: AppRoute {
    switch self {
    case .items(let route): .items(route.identity)
    case .account(let route): .account(route.identity)
    }
  }

  /// The title and the symbol of a tab.
  var tab: (title: String, symbol: String) {
    switch self {
    case .items(.search): ("Search", "magnifyingglass")
    case .items: ("Home", "house")
    case .account: ("Account", "person")
    }
  }

  var isPrivate: Bool {
    if case .items(.edit) = self { true } else { false }
  }

  /// How a route opens that is shown without saying how, as its feature says.
  static func placement(of route: AppRoute) -> Placement<AppRoute> {
    switch route {
    case .items(let route): route.placement.map(AppRoute.items)
    case .account(let route): route.placement.map(AppRoute.account)
    }
  }
}
