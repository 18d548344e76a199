import PodcastsCatalogue
import Waymark

/// All shows.
@MainActor
package struct ShowListModel {
  private let context: ScreenContext<ShowsRoute>

  package init(_ context: ScreenContext<ShowsRoute>) { self.context = context }

  package var shows: [Show] { Catalogue.shows }

  package func open(_ show: Show) { context.show(.show(id: show.id)) }

  package func search() { context.push(.search(query: "")) }
}
