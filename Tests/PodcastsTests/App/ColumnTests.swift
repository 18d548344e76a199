import PodcastsCatalogue
import PodcastsCore
import PodcastsLibrary
import PodcastsShows
import Testing
import Waymark
import WaymarkLinks

/// The list of shows, a show and an episode are columns, on one tree whatever the size.
@MainActor
struct ColumnTests {
  private func show(_ window: RecordedWindow, _ id: Show.ID) throws {
    let model = ShowListModel(window.router.context(of: .shows(.list)).scoped(AppRoute.shows))
    model.open(try #require(Catalogue.show(id)))
  }

  @Test func anotherShowEndsTheEpisode() throws {
    let window = RecordedWindow()
    window.router.open("podcasts://shows/tides/2")
    try show(window, "slow-trains")
    #expect(window.columns == [[.shows(.list)], [.shows(.show(id: "slow-trains"))]])
    #expect(window.visible == .shows(.show(id: "slow-trains")))
  }
}

extension Router<AppRoute> {
  /// The context of the screen that a route leads to.
  fileprivate func context(of route: AppRoute) -> AppContext {
    var found = visibleContext
    tree.forEachElement { if $0.route == route { found = host.context(for: $0) } }
    return found
  }
}
