import Testing
import Trails
import Waymark
import WaymarkTesting

@MainActor
struct SignInTests {
  private let session = Session()
  private let router: Router<AppRoute>
  private let host = RecordingHost<AppRoute>()

  init() {
    router = makeRouter(session)
    host.attach(to: router)
  }

  @Test func trailNeedsNoName() async throws {
    let opening = router.push(.trail(id: 2))
    try await opening.expectOutcome(.completed)
    try await host.expectDisplayed("[trails trail(id: 2)]")
  }
}
