import PodcastsCatalogue
import Waymark

/// An episode that is looked at.
@MainActor
package final class EpisodeModel {
  /// The episode; `nil` if there is none.
  package let episode: Episode?

  private let context: ScreenContext<ShowsRoute>
  private let dependencies: ShowsDependencies

  package init(
    id: Episode.ID, _ context: ScreenContext<ShowsRoute>, _ dependencies: ShowsDependencies
  ) {
    episode = Catalogue.episode(id)
    self.context = context
    self.dependencies = dependencies
    dependencies.expectPlaylist(id)
  }

  /// The names of the playlists that it is on, as one text; `nil` if it is on none.
  package var playlists: String? {
    let names = episode.map { dependencies.playlists($0.id) } ?? []
    return names.isEmpty ? nil : "On your playlists: " + names.joined(separator: ", ")
  }

  package var show: Show? { episode.flatMap { Catalogue.show($0.id.show) } }

  /// Asks for a playlist and puts the episode on it.
  ///
  /// The task ends with the screen: who leaves is not waited for.
  package func addToPlaylist() {
    guard let episode else { return }
    context.task { [dependencies] in await dependencies.addToPlaylist(episode.id) }
  }
}
