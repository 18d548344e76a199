import PodcastsCatalogue
import PodcastsLibrary
import PodcastsShows
import Waymark
import WaymarkLinks

/// The context of a screen that speaks the routes of the app.
package typealias AppContext = ScreenContext<AppRoute>

/// How one feature leads to another: only the app knows both.
extension ShowsDependencies {
  /// - Parameters:
  ///   - stores: What windows share.
  ///   - context: The context of the screen that uses them.
  package init(_ stores: Stores, _ context: AppContext) {
    let pick = Playlists.pick.map(AppRoute.library)
    self.init(
      subscribe: { context.show(.library(.subscription(show: $0))) },
      review: { context.push(.library(.review(show: $0))) },
      playlists: { [library = stores.library] episode in
        library.playlists.filter { $0.episodes.contains(episode) }.map(\.name)
      },
      addToPlaylist: { [library = stores.library] episode in
        // MARK: Picker
        if let playlist = try? await context.ask(pick) { library.add(episode, to: playlist.id) }
      },
      expectPlaylist: { [library = stores.library] episode in
        // The picker is there again after a restart, and nobody awaits its answer any more.
        // MARK: Picker
        context.onAnswer(pick) { library.add(episode, to: $0.id) }
      })
  }
}

extension LibraryDependencies {
  /// - Parameters:
  ///   - stores: What windows share.
  ///   - context: The context of the screen that uses them.
  package init(_ stores: Stores, _ context: AppContext) {
    self.init(
      stores.library,
      openShow: { context.open(linkTo: .shows(.show(id: $0))) },
      openEpisode: { context.open(linkTo: .shows(.episode(show: $0.show, number: $0.number))) })
  }
}

extension AppContext {
  /// Goes where the link to a route leads: to its tab, with what lies before it.
  fileprivate func open(linkTo route: AppRoute) {
    if let link = try? AppLinks.table.url(for: route) { open(link) }
  }
}
