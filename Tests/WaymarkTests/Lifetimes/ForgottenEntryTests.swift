import Testing
import WaymarkTesting

@testable import Waymark

/// What a router keeps for entries goes with them.
@MainActor @Suite("What is kept for entries")
struct ForgottenEntryTests {
  @Test func whatIsSavedIsForgottenThoughNoScreenWasMade() {
    let router = Router<Place>(.home, configuration: RouterConfiguration(timer: ManualClock(), log: nil))
    let host = PatientHost()
    router.attach(host)
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
}
