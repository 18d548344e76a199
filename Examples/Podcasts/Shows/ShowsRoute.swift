import PodcastsCatalogue
import Waymark
import WaymarkLinks

/// Where one can be among the shows.
package enum ShowsRoute: Route, Codable {
  case list
  case search(query: String)
  // Called podcast in version 1.
  case show(id: String)
  case episode(show: String, number: Int)

  /// Where these routes go that are shown without saying how: the list, a show and an episode of it lie beside one another
  /// where there is room.
  package var placement: Placement<ShowsRoute> {
    switch self {
    case .list, .search: .tab(.list)
    case .show: .column(1)
    case .episode: .column(2)
    }
  }
}

/// The links to the shows, which the app mounts.
package enum ShowsLinks {
  package static let table = LinkTable<ShowsRoute> {
    Link("/", ShowsRoute.list)
    Link("/search?q=:query=", ShowsRoute.search)
    Link("/:id", ShowsRoute.show, where: { Catalogue.show($0) != nil })
    Link(
      "/:show/:number", ShowsRoute.episode,
      where: { Catalogue.episode(Episode.ID(show: $0, number: $1)) != nil })
  }
}
