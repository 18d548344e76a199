import PodcastsCatalogue
import Waymark
import WaymarkLinks

/// Where one can be in the library.
package enum LibraryRoute: Route, Codable {
  case list
  case subscription(show: String)
  case playlist(id: Int)
  /// Asks for a playlist; see ``Playlists/pick``.
  case playlists
  case review(show: String)
  /// Asks whether a review may be lost, and returns a `Bool`.
  case discardReview

  /// Where these routes go that are shown without saying how.
  package var placement: Placement<LibraryRoute> {
    switch self {
    case .list, .subscription, .playlist: .tab(.list)
    case .playlists: .sheet
    case .review: .push
    case .discardReview: .alert
    }
  }
}

/// The questions of the library.
package enum Playlists {
  // MARK: Picker
  /// Which playlist it is to be.
  package static let pick = Question<LibraryRoute, Playlist>(.playlists)
}

/// The links to the library, which the app mounts.
package enum LibraryLinks {
  package static let table = LinkTable<LibraryRoute> {
    Link("/", LibraryRoute.list)
    Link("/playlists/:id", LibraryRoute.playlist)
    Link("/subscriptions/:show", LibraryRoute.subscription, where: { Catalogue.show($0) != nil })
  }
}
