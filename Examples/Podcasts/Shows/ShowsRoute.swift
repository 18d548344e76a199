import PodcastsCatalogue
import Waymark

/// Where one can be among the shows.
package enum ShowsRoute: Route, Codable {
  case list
  case search(query: String)
  // Called podcast in version 1.
  case show(id: String)
  case episode(show: String, number: Int)

  /// Where these routes go that are shown without saying how.
  package var placement: Placement<ShowsRoute> { .tab(.list) }
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
