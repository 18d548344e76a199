import PodcastsCatalogue
import Waymark

/// A show that is looked at.
@MainActor
package struct ShowModel {
  /// The show; `nil` if there is none of that name.
  package let show: Show?

  private let context: ScreenContext<ShowsRoute>
  private let dependencies: ShowsDependencies

  package init(id: Show.ID, _ context: ScreenContext<ShowsRoute>, _ dependencies: ShowsDependencies) {
    show = Catalogue.show(id)
    self.context = context
    self.dependencies = dependencies
  }

  package func open(_ episode: Episode) {
    context.show(.episode(show: episode.id.show, number: episode.id.number))
  }

  package func subscribe() {
    if let show { dependencies.subscribe(show.id) }
  }

  package func review() {
    if let show { dependencies.review(show.id) }
  }
}
