import Observation
import PodcastsCatalogue
import Waymark

/// An episode that is looked at.
@MainActor
@Observable
package final class EpisodeModel {
  /// The episode; `nil` if there is none.
  package let episode: Episode?
  /// The message that tells the user what has been done with it.
  package private(set) var message: String?

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

  package var show: Show? { episode.flatMap { Catalogue.show($0.id.show) } }

  /// Asks for a playlist and puts the episode on it.
  ///
  /// The task ends with the screen: who leaves is not waited for.
  package func addToPlaylist() {
    guard let episode else { return }
    context.task { [weak self, dependencies] in
      guard let playlist = await dependencies.addToPlaylist(episode.id) else { return }
      self?.message = "On the playlist \(playlist)"
    }
  }
}
