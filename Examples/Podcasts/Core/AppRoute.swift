import PodcastsAccount
import PodcastsLibrary
import PodcastsShows
import Waymark

/// Where one can be in the app: in one of its features, which do not know one another.
package enum AppRoute: Route, Codable {
  // MARK: Mounting
  case shows(ShowsRoute)
  case library(LibraryRoute)
  case account(AccountRoute)

  /// Where the app begins: nothing is chosen beside the list of shows.
  package static let start = RouteTree<AppRoute>(
    tabs: RouteTab(.shows(.list), .columns(RouteColumns([.shows(.list)], capacity: 3))),
    RouteTab(.library(.list)), RouteTab(.account(.account)))

  /// The title of a tab.
  package var title: String {
    switch self {
    case .shows: "Shows"
    case .library: "Library"
    case .account: "Account"
    }
  }

  // MARK: Sign-in
  var isPrivate: Bool { if case .library = self { true } else { false } }

  /// Where a route goes that is shown without saying how.
  static func placement(of route: AppRoute) -> Placement<AppRoute> {
    switch route {
    // MARK: Mounting
    case .shows(let route): route.placement.map(AppRoute.shows)
    case .library(let route): route.placement.map(AppRoute.library)
    case .account(let route): route.placement.map(AppRoute.account)
    }
  }
}
