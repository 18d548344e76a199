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

  @Test func logbookComesAfterSigningIn() async throws {
    let opening = router.push(.logbook(trail: 2))
    try await opening.expectPending()
    try await host.expectDisplayed("[trails] {signIn}")

    session.name = "Ada"
    router.finishDetour()
    try await opening.expectOutcome(.completed)
    try await host.expectDisplayed("[trails logbook(trail: 2)]")
  }

  @Test func closedSheetOpensNothing() async throws {
    let opening = router.push(.logbook(trail: 2))
    host.userCloses(router.tree.visibleElement.id)
    try await opening.expectOutcome(.cancelled)
    try await host.expectDisplayed("[trails]")
  }
}
