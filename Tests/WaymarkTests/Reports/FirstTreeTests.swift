import Testing
import Waymark
import WaymarkTesting

/// Before anything has been shown there is a tree to go back to all the same: the first.
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

  @Test func screensOfTheFirstTreeLiveWhileItCanComeBack() async {
    let (router, host) = make()
    let screen = router.visibleContext
    let gate = GuardGate()
    let registration = router.addGuard { _ in await gate.wait() }
    router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    registration.cancel()
    // The first tree fails, and what was proposed on it is proposed anew, which fails as well.
    #expect(host.fail(Trouble()))
    #expect(router.tree.notation == "[home a]")
    #expect(host.fail(Trouble()))
    #expect(router.tree.notation == "[home a b]")
    #expect(screen.phase != .removed)
    router.push(.c)
    host.acknowledgeAll()
    #expect(router.shown?.notation == "[home a b c]")
    router.pop()
    host.acknowledgeAll()
    #expect(screen.phase == .appeared)
    gate.open(.allow)
  }
}
