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
    let model = ShowListModel(window.router.context(of: .shows(.list)).scoped(AppRoute.shows, .list))
    model.open(try #require(Catalogue.show(id)))
  }

  @Test func appBeginsWithNothingChosen() {
    let window = RecordedWindow()
    #expect(window.columns == [[.shows(.list)]])
    #expect(window.router.tree.notation.contains("|.|.]"))
  }

  @Test func anotherShowEndsTheEpisode() throws {
    let window = RecordedWindow()
    window.router.open("podcasts://shows/tides/2")
    try show(window, "slow-trains")
    #expect(window.columns == [[.shows(.list)], [.shows(.show(id: "slow-trains"))]])
    #expect(window.visible == .shows(.show(id: "slow-trains")))
  }

  @Test func theShowThatIsThereIsGoneBackTo() throws {
    let window = RecordedWindow()
    window.router.open("podcasts://shows/tides/2")
    try show(window, "tides")
    #expect(window.columns.count == 3)
    #expect(window.visible == .shows(.show(id: "tides")))
  }

  @Test func whatIsFoundIsOpenedWithItsShow() throws {
    let window = RecordedWindow()
    window.router.open("podcasts://shows/tides/2")
    window.router.bringToFront(0)
    window.router.push(.shows(.search(query: "night")))
    let context = window.router.visibleContext.scoped(AppRoute.shows, .search(query: "night"))
    let search = SearchModel(query: "night", context)
    search.open(try #require(search.results.first))
    #expect(
      window.columns == [
        [.shows(.list), .shows(.search(query: "night"))], [.shows(.show(id: "slow-trains"))],
        [.shows(.episode(show: "slow-trains", number: 1))],
      ])
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

  @Test func columnsAreThereAfterARestart() throws {
    let before = RecordedWindow()
    before.router.open("podcasts://shows/tides/2")
    before.router.bringToFront(1)
    let bytes = try Podcasts.format.write(before.router.snapshot)
    let restoration = Podcasts.format.read(bytes, default: AppRoute.start)
    #expect(restoration.report.isComplete)
    let after = RecordedWindow(restoring: restoration.snapshot)
    #expect(after.router.tree.routes == before.router.tree.routes)
  }
}

extension Router<AppRoute> {
  /// The context of the screen that a route leads to.
  fileprivate func context(of route: AppRoute) -> AppContext {
    var found = visibleContext
    tree.forEachElement { if $0.route == route { found = context(for: $0) } }
    return found
  }
}
