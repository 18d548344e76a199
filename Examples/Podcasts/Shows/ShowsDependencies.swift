import PodcastsCatalogue

/// The needs of the shows that are none of their business: whoever mounts them says how it is done.
@MainActor
package struct ShowsDependencies {
  /// Opens the subscription to a show.
  let subscribe: @MainActor (Show.ID) -> Void
  /// Has the user write about a show.
  let review: @MainActor (Show.ID) -> Void
  /// Gives the names of the playlists that an episode is on.
  let playlists: @MainActor (Episode.ID) -> [String]
  /// Asks for a playlist and puts an episode on it.
  let addToPlaylist: @MainActor (Episode.ID) async -> Void
  /// Has an episode put on the playlist that is picked after the app was started anew.
  let expectPlaylist: @MainActor (Episode.ID) -> Void

  package init(
    subscribe: @escaping @MainActor (Show.ID) -> Void, review: @escaping @MainActor (Show.ID) -> Void,
    playlists: @escaping @MainActor (Episode.ID) -> [String],
    addToPlaylist: @escaping @MainActor (Episode.ID) async -> Void,
    expectPlaylist: @escaping @MainActor (Episode.ID) -> Void
  ) {
    self.subscribe = subscribe
    self.review = review
    self.playlists = playlists
    self.addToPlaylist = addToPlaylist
    self.expectPlaylist = expectPlaylist
  }
}
