import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct UpdateInPlaceTests {
  private let router = Router<PodcastRoute>(.shows)
  private let host = RecordingHost<PodcastRoute>()
  private let model: EpisodeModel
  private let screen: EntryID

  init() {
    host.attach(to: router)
    router.push(.episode(id: 1, second: 30))
    model = EpisodeModel(router.visibleContext)
    screen = router.tree.visibleElement.id
  }

  @Test func screenStaysAndIsTold() async throws {
    router.show(.episode(id: 1, second: 90))
    #expect(model.second == 90)
    #expect(router.tree.visibleElement.id == screen)
    try await host.expectDisplayed("[shows episode(id: 1, second: 90)]")
  }

  @Test func screenUpdatesItself() async throws {
    model.seek(to: 60)
    #expect(model.second == 60)
    try await host.expectDisplayed("[shows episode(id: 1, second: 60)]")
  }

  @Test func anotherEpisodeIsAnotherScreen() throws {
    router.show(.episode(id: 2, second: 0))
    #expect(router.tree.visibleElement.id != screen)
    #expect(model.second == 30)
  }
}
