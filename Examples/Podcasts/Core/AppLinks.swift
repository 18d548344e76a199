import PodcastsAccount
import PodcastsLibrary
import PodcastsShows
import Waymark
import WaymarkLinks

/// The app's links: those of the features, each below a path of its own.
package enum AppLinks {
  package static let table = LinkTable<AppRoute>(
    schemes: ["https"], hosts: ["podcasts.example"], appSchemes: ["podcasts"]
  ) {
    // MARK: Mounting
    Links(mounted: "/shows", ShowsLinks.table, AppRoute.shows)
    Links(mounted: "/library", LibraryLinks.table, AppRoute.library)
    Links(mounted: "/account", AccountLinks.table, AppRoute.account)
  }
}
