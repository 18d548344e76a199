import Testing
import Trails
import Waymark
import WaymarkTesting

@MainActor
struct SlowHostTests {
  private let clock = ManualClock()
  private let router: Router<AppRoute>
  private let host = RecordingHost<AppRoute>(answering: .later)

  init() {
    router = makeRouter(Session(), timer: clock)
    host.attach(to: router)
    host.acknowledge()
  }

  @Test func userGoesBackWhileTheNextScreenComes() async throws {
    router.push(.trail(id: 1))
    host.acknowledge()
    let trail = router.tree.visibleElement.id

    router.push(.trail(id: 2))
    host.userCloses(trail)
    host.acknowledgeAll()
    try await host.expectDisplayed("[trails trail(id: 2)]")
  }
}
