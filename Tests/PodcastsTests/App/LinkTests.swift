import PodcastsCore
import Testing
import Waymark
import WaymarkLinks

/// The links of all features, mounted.
@MainActor
struct LinkTests {
  @Test func tableIsWellFormed() throws {
    try AppLinks.table.validate()
  }

  @Test(arguments: [
    AppRoute.shows(.list), .shows(.search(query: "night mail")), .shows(.show(id: "tides")),
    .shows(.episode(show: "tides", number: 2)), .library(.list), .library(.playlist(id: 1)),
    .library(.subscription(show: "tides")), .account(.account),
  ])
  func whatIsPrintedIsReadAgain(route: AppRoute) throws {
    let url = try AppLinks.table.url(for: route)
    #expect(try AppLinks.table.route(for: url) == route)
  }

  @Test func linkToAnEpisodeHasItsShowBeforeIt() {
    let window = RecordedWindow()
    window.router.select(.account(.account))
    window.router.open("podcasts://shows/tides/2")
    #expect(
      window.columns == [
        [.shows(.list)], [.shows(.show(id: "tides"))], [.shows(.episode(show: "tides", number: 2))],
      ])
    #expect(window.visible == .shows(.episode(show: "tides", number: 2)))
  }
}
