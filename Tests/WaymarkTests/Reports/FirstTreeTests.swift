import Testing
import Waymark
import WaymarkTesting

/// Before anything has been shown there is no tree to go back to.
@MainActor @Suite("A first tree that cannot be shown")
struct FirstTreeTests {
  struct Trouble: Error {}

  private func make() -> (router: Router<Place>, host: RecordingHost<Place>) {
    let router = Router<Place>(
      RouteTree(.stack(RouteStack(root: .home, pushed: [.a, .b]))),
      configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = RecordingHost<Place>(answering: .later)
    host.attach(to: router)
    return (router, host)
  }

  @Test func whatTheUserClosedMeanwhileDoesNotComeBack() throws {
    let (router, host) = make()
    let top = router.tree.visibleElement.id
    host.userCloses(top)
    #expect(router.tree.notation == "[home a]")
    #expect(host.fail(Trouble()))
    #expect(router.tree.notation == "[home a]")
    router.push(.c)
    host.acknowledgeAll()
    #expect(router.shown?.notation == "[home a c]")
    #expect(host.displayed?.notation == "[home a c]")
  }

  @Test func aFirstTreeThatFailsStaysAsNavigationsHaveMadeIt() async {
    let (router, host) = make()
    let gate = GuardGate()
    let registration = router.addGuard { _ in await gate.wait() }
    router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    registration.cancel()
    #expect(host.fail(Trouble()))
    #expect(router.tree.notation == "[home a]")
    router.push(.c)
    host.acknowledgeAll()
    #expect(router.shown?.notation == "[home a c]")
    gate.open(.allow)
  }
}
