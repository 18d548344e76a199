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

  @Test func transitionThatNeverEndsIsBuiltAnew() async throws {
    host.answer = .now
    host.script = [.never]
    let opening = router.push(.trail(id: 1))
    try await opening.expectPending()

    clock.advance(by: .seconds(3))
    try await opening.expectOutcome(.completed)
    try host.expectSteps("rebuild [trails]", "push trail(id: 1)", "rebuild [trails trail(id: 1)]")
  }
}
