import Observation
import PodcastsCatalogue
import Waymark

/// A search for episodes.
@MainActor
@Observable
package final class SearchModel {
  /// The text that is looked for, which is kept with the screen.
  package var query: String {
    didSet { context.saved["query"] = query }
  }

  private let context: ScreenContext<ShowsRoute>

  package init(query: String, _ context: ScreenContext<ShowsRoute>) {
    self.context = context
    self.query = context.saved["query", default: query]
  }

  package var results: [Episode] { Catalogue.episodes(matching: query) }

  /// Opens an episode, with its show before it.
  package func open(_ episode: Episode) {
    context.show(.show(id: episode.id.show), options: .unanimated)
    context.show(.episode(show: episode.id.show, number: episode.id.number))
  }
}
