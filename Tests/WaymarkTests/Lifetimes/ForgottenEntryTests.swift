import Testing
import WaymarkTesting

@testable import Waymark

/// What a router keeps for entries goes with them.
@MainActor @Suite("What is kept for entries")
struct ForgottenEntryTests {
  @Test func whatIsSavedIsForgottenThoughNoScreenWasMade() {
    let router = Router<Place>(
      .home, configuration: RouterConfiguration(log: nil, advanced: .init(timer: ManualClock())))
    let host = PatientHost()
    router.host.attach(host)
    host.take()?.succeed()
    let position = ElementPosition(path: .root, index: 1)
    router.restore(
      Snapshot(RouteTree(.stack([.home, .a])), saved: [position: ["draft": SavedValue("x")]]))
    host.take()?.succeed()
    #expect(router.observers?.saved.isEmpty == false)
    router.popToRoot()
    host.take()?.succeed()
    #expect(router.observers?.saved.isEmpty == true)
  }

  @Test func nobodyWaitsForWhatAScreenReturnsThatNeverComes() async {
    let bench = Bench(.home, answering: .later)
    let push = bench.router.push(.a)
    let result = Task { try? await push.result(as: Int.self) }
    await Task.yieldRepeatedly(5)
    #expect(bench.router.observers?.openers.isEmpty == false)
    bench.router.popToRoot()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    #expect(bench.router.observers?.openers.isEmpty == true)
    #expect(await result.value == nil)
  }

  @Test func whatAScreenHasOpenedIsForgottenThoughNoHostAskedForItsScreenAnew() {
    let router = Router<Place>(
      .home, configuration: RouterConfiguration(log: nil, advanced: .init(timer: ManualClock())))
    let host = PatientHost()
    router.host.attach(host)
    host.take()?.succeed()
    router.push(.a)
    host.take()?.succeed()
    router.visibleContext.push(.b)
    host.take()?.succeed()
    let next = PatientHost()
    router.host.attach(next)
    next.take()?.succeed()
    #expect(router.observers?.screens.isEmpty == true)
    #expect(router.observers?.openings.isEmpty == false)
    router.popToRoot()
    next.take()?.succeed()
    #expect(router.observers?.openings.isEmpty == true)
  }

  @Test func aDetourIsForgottenOnceWhatWaitedForItIsRefusedThoughNobodyKeepsThat() {
    let bench = Bench(.home)
    let isSignedIn = Box(false)
    bench.router.addGuard {
      guard $0.destination.route == .a else { return .allow }
      return isSignedIn.value ? .block("no") : .detour(to: .present(.signIn, as: .sheet))
    }
    bench.router.push(.a)
    #expect(bench.router.isDetoured)
    isSignedIn.value = true
    // What is queued is let go of before the router is at rest.
    let observation = bench.onceNavigated { bench.router.finishDetour() }
    bench.router.push(.terms)
    #expect(!bench.router.isDetoured)
    #expect(bench.router.pipeline?.detours.hasPassed == false)
    observation.cancel()
  }
}
