import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct LastChangeAnimatedTests {
  private let router = Router<GalleryRoute>(.albums)
  private let host = RecordingHost<GalleryRoute>()

  init() {
    host.attach(to: router)
    router.present(.settings, as: .sheet)
    host.clearRequests()
  }

  @Test func oneThingMoves() throws {
    GalleryShortcut(router: router).open(photo: 7, in: 2)
    #expect(host.steps.map(\.isAnimated) == [false, false, true])
    try host.expectSteps("push album(id: 2) photo(id: 7), hidden", "dismiss {settings}", "present {share}")
  }

  @Test func nothingMoves() async throws {
    GalleryShortcut(router: router).openAtOnce(photo: 7, in: 2)
    #expect(host.steps.map(\.isAnimated) == [false, false])
    try await host.expectDisplayed("[albums album(id: 2) photo(id: 7)]")
  }
}
