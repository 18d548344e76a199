import PodcastsCatalogue

/// The needs of the library: the library itself, and what whoever mounts it says how to do.
@MainActor
package struct LibraryDependencies {
  package let library: Library
  /// Opens a show.
  let openShow: @MainActor (Show.ID) -> Void
  /// Opens an episode.
  let openEpisode: @MainActor (Episode.ID) -> Void

  package init(
    _ library: Library, openShow: @escaping @MainActor (Show.ID) -> Void,
    openEpisode: @escaping @MainActor (Episode.ID) -> Void
  ) {
    self.library = library
    self.openShow = openShow
    self.openEpisode = openEpisode
  }
}
