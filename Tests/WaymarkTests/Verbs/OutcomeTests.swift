import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Outcomes")
struct OutcomeTests {
  @Test func anyNumberOfTasksWaitAndACancelledOneReturnsAtOnce() async {
    let bench = Bench(.home, answering: .later)
    let navigation = bench.router.push(.a)
    let waiters = (0..<3).map { _ in Task { await navigation.outcome } }
    await Task.yieldRepeatedly(20)
    waiters[1].cancel()
    #expect(await waiters[1].value == .cancelled)
    #expect(navigation.currentOutcome == nil)
    bench.host.acknowledge()
    #expect(await waiters[0].value == .completed)
    #expect(await waiters[2].value == .completed)
    #expect(await navigation.outcome == .completed)
  }

  @Test func settledReturnsWhenTheScreenShowsTheTree() async {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    var isSettled = false
    let task = Task {
      await bench.router.settled()
      isSettled = true
    }
    await Task.yieldRepeatedly(20)
    #expect(!isSettled)
    bench.host.acknowledgeAll()
    await task.value
    #expect(isSettled)
    await bench.router.settled()
  }

  @Test func aTaskThatIsCancelledStopsWaitingForTheRouterToSettle() async {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    let task = Task { await bench.router.settled() }
    await Task.yieldRepeatedly(20)
    task.cancel()
    await task.value
    #expect(!bench.router.isSettled)
  }

  @Test func withoutAHostNavigationsAreCommittedAndWait() async throws {
    let router = Router<Place>(.home, configuration: .init(advanced: .init(timer: ManualClock())))
    let navigation = router.push(.a)
    #expect(navigation.isCommitted)
    #expect(router.tree.description == "[home a]")
    #expect(router.shown == nil)
    try await navigation.expectPending()
    let host = RecordingHost<Place>()
    host.attach(to: router)
    #expect(navigation.currentOutcome == .completed)
    try host.expectSteps("rebuild [home a]")
  }
}

/// A router that is printed says where it is, and what it waits for.
@MainActor @Suite("A router as text")
struct DescriptionTests {
  @Test func atRestItIsItsTree() {
    let bench = Bench(.home, .a)
    #expect("\(bench.router)" == "[home a]")
  }

  @Test func itNamesTheDetourThatIsWaitedFor() {
    let bench = Bench(.home)
    bench.router.addGuard("session", entering: { $0 == .a }, { _ in .detour(to: .present(.signIn)) })
    let push = bench.router.push(.a)
    let text = "\(bench.router)"
    #expect(text == "[home] {signIn}\n  navigation \(push.id.rawValue) waits until finishDetour() in signIn")
  }

  @Test func itNamesTheStepThatTheHostHasNotAcknowledged() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.b)
    #expect("\(bench.router)".contains("the host has not acknowledged push b"))
  }

  @Test func itNamesTheGuardThatThinks() async {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.router.addGuard("session") { _ in await gate.wait() }
    bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count == 1 }
    #expect("\(bench.router)".contains("waits for session"))
    gate.open(.allow)
  }
}
