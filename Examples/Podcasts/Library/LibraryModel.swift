import PodcastsCatalogue
import Waymark

/// The model of the user's subscriptions and playlists.
@MainActor
package struct LibraryModel {
  private let context: ScreenContext<LibraryRoute>
  private let dependencies: LibraryDependencies

  package init(_ context: ScreenContext<LibraryRoute>, _ dependencies: LibraryDependencies) {
    self.context = context
    self.dependencies = dependencies
  }

  package var subscriptions: [Show] { dependencies.library.subscriptions }

  package var playlists: [Playlist] { dependencies.library.playlists }

  package func open(_ playlist: Playlist) { context.push(.playlist(id: playlist.id)) }

  package func openSubscription(to show: Show) { context.push(.subscription(show: show.id)) }
}

/// The subscription to a show.
@MainActor
package struct SubscriptionModel {
  /// The show; `nil` if there is none of that name.
  package let show: Show?
  private let dependencies: LibraryDependencies

  package init(show: Show.ID, _ dependencies: LibraryDependencies) {
    self.show = Catalogue.show(show)
    self.dependencies = dependencies
  }

  package var isSubscribed: Bool { show.map { dependencies.library.isSubscribed(to: $0.id) } ?? false }

  /// Subscribes, or ends the subscription.
  package func toggle() {
    if let show { dependencies.library.toggleSubscription(to: show.id) }
  }

  package func openShow() {
    if let show { dependencies.openShow(show.id) }
  }
}

/// A playlist that is looked at.
@MainActor
package struct PlaylistModel {
  private let id: Playlist.ID
  private let dependencies: LibraryDependencies

  package init(id: Playlist.ID, _ dependencies: LibraryDependencies) {
    self.id = id
    self.dependencies = dependencies
  }

  /// The playlist; `nil` if there is none.
  package var playlist: Playlist? { dependencies.library.playlist(id) }

  package var episodes: [Episode] { playlist?.episodes.compactMap(Catalogue.episode) ?? [] }

  package func open(_ episode: Episode) { dependencies.openEpisode(episode.id) }
}
