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

  @Test func theLibraryLeadsToTheColumnsOfTheShows() {
    let window = RecordedWindow.ofAda()
    window.router.show(.library(.playlist(id: 1)))
    let library = LibraryDependencies(window.stores, window.router.visibleContext)
    PlaylistModel(id: 1, library).open(Catalogue.shows[0].episodes[1])
    #expect(
      window.columns == [
        [.shows(.list)], [.shows(.show(id: "tides"))], [.shows(.episode(show: "tides", number: 2))],
      ])
    SubscriptionModel(show: "slow-trains", library).openShow()
    #expect(window.columns == [[.shows(.list)], [.shows(.show(id: "slow-trains"))]])
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
