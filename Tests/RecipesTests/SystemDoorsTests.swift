import Testing
import Waymark
import WaymarkIntents
import WaymarkLinks
import WaymarkTesting

@testable import Recipes

@MainActor
struct SystemDoorsTests {
  private let router = Garden.makeRouter()
  private let host = RecordingHost<GardenRoute>()

  init() { host.attach(to: router) }

  @Test func plantIsOfferedAndNoteIsNot() {
    router.push(.plant(id: 5))
    let offer = router.offer { $0.title }
    #expect(offer?.link == "https://garden.example/plants/5")
    #expect(offer?.uses == [.handOff, .search, .prediction])
    router.present(.note, as: .sheet)
    #expect(router.offer { $0.title } == nil)
  }

  @Test func notificationOpensWhileANoteIsWritten() async throws {
    Garden.windows.setPhase(.active, of: router)
    router.present(.note, as: .sheet)
    router.visibleContext.onLeave { _ in .stay("The note is not saved") }
    let opening = try #require(Garden.windows.open("/plants/5"))
    try await opening.expectOutcome(.blocked("The note is not saved"))
  }
}
