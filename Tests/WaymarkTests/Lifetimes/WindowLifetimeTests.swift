import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Lifetimes, and several windows")
struct WindowLifetimeTests {
  @Test func aRouterReleasedWhileAStepRunsLeaksNothingAndCallsNobody() async throws {
    let clock = ManualClock()
    var calls = 0
    weak var weakRouter: Router<Place>?
    var navigation: Navigation?
    var context: ScreenContext<Place>?
    var acknowledge: (@MainActor () -> Void)?
    do {
      let router = Router<Place>(.home, configuration: .init(advanced: .init(timer: clock)))
      let host = KeepingHost()
      router.host.attach(host)
      router.onEvent { _ in calls += 1 }
      router.didNavigate { _ in calls += 1 }
      context = router.visibleContext
      context?.onPhase { _ in calls += 1 }
      navigation = router.push(.a)
      weakRouter = router
      acknowledge = { [kept = host.kept] in kept?.succeed() }
    }
    calls = 0
    #expect(weakRouter == nil)
    try await navigation?.expectOutcome(.failed(.routerReleased))
    acknowledge?()
    clock.advance(by: .seconds(10))
    #expect(calls == 0)
    #expect(context?.push(.b).currentOutcome == .failed(.routerReleased))
  }

  @Test func twoRoutersShareNothing() throws {
    let one = Bench(.home)
    let two = Bench(.home, answering: .later)
    one.router.addGuard { $0.destination.route == .b ? .block("not here") : .allow }
    one.noteEvents()
    two.router.push(.b)
    two.router.push(.c)
    #expect(one.events.isEmpty)
    #expect(one.tree == "[home]")
    #expect(one.router.push(.b).currentOutcome == .blocked("not here"))
    #expect(one.router.push(.a).currentOutcome == .completed)
    #expect(two.tree == "[home b c]")
    #expect(two.shown == "[home]")
    two.host.acknowledgeAll()
    #expect(two.shown == "[home b c]")
    try one.host.expectSteps("push a")
  }
}

/// A host that acknowledges its first tree and keeps every acknowledgement after it.
@MainActor
private final class KeepingHost: NavigationHost {
  var kept: Acknowledgement<Place>?

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    kept = acknowledgement
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    acknowledgement.succeed()
  }
}
