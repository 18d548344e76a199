import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Time-outs and asynchronous hosts")
struct TimeoutTests {
  @Test func aStepThatBeginsAgainHasItsTimeOutAfresh() throws {
    let bench = Bench(.home, answering: .later)
    bench.noteEvents()
    bench.router.push(.a)
    bench.clock.advance(by: .seconds(2))
    bench.host.began()
    #expect(bench.eventNames.last == .timeoutRestarted)
    bench.clock.advance(by: .milliseconds(2999))
    try bench.host.expectSteps("push a")
    bench.clock.advance(by: .milliseconds(1))
    try bench.host.expectSteps("rebuild [home a]")
  }

  @Test func aRebuildThatIsNeverAcknowledgedEndsFailed() throws {
    let bench = Bench(.home, answering: .never)
    let navigation = bench.router.push(.a)
    bench.clock.advance(by: .seconds(6))
    #expect(navigation.currentOutcome == .failed(.hostFailed(HostFailure(.timedOut))))
    #expect(bench.tree == "[home]")
    bench.host.answer = .now
    #expect(bench.router.push(.b).currentOutcome == .completed)
    #expect(bench.shown == "[home b]")
    bench.host.acknowledgeLost()
    #expect(bench.shown == "[home b]")
  }

  @Test func oneTimerServesManySteps() {
    let bench = Bench(.home, answering: .later)
    bench.clock.runOut()
    for number in 0..<20 {
      bench.router.push(.item(number))
      bench.clock.advance(by: .milliseconds(100))
      bench.host.acknowledge()
    }
    #expect(bench.clock.pendingCount <= 1)
    bench.clock.runOut()
    #expect(bench.host.rebuildCount == 0)
  }

  @Test func withoutATimeOutAStepIsWaitedForForEver() throws {
    let clock = ManualClock()
    let router = Router<Place>(
      .home, configuration: .init(log: nil, advanced: .init(stepTimeout: nil, timer: clock)))
    let host = RecordingHost<Place>(answering: .later)
    host.attach(to: router)
    host.acknowledge()
    let push = router.push(.a)
    host.began()
    #expect(clock.pendingCount == 0)
    host.acknowledge()
    #expect(push.currentOutcome == .completed)
    try host.expectSteps("rebuild [home]", "push a")
  }

  @Test func anAsynchronousHostIsWaitedFor() async throws {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = StepwiseHost()
    router.host.attach(host)
    let navigation = router.push(.a)
    try await navigation.expectOutcome(.completed)
    #expect(host.log == ["rebuild [home]", "push a"])
    try await router.push(.b).expectOutcome(.completed)
    #expect(host.log.last == "push b")
  }

  @Test func anAsynchronousHostThatThrowsIsAskedToRebuild() async throws {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = StepwiseHost()
    router.host.attach(host)
    await router.settled()
    host.during = { throw Trouble() }
    let navigation = router.push(.a)
    try await navigation.expectOutcome(.completed)
    #expect(host.log == ["rebuild [home]", "push a", "rebuild [home a]"])
  }

  @Test func anAnswerToWhatWasGivenUpDoesNotEndTheWaitForWhatCameNext() throws {
    let clock = ManualClock()
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: clock)))
    let host = PatientHost()
    router.host.attach(host)
    host.take()?.succeed()
    let push = router.push(.a)
    clock.advance(by: .seconds(3))
    let late = try #require(host.take())
    late.fail(Trouble())
    #expect(push.currentOutcome == nil, "the tree is being built anew")
    clock.advance(by: .seconds(3))
    #expect(push.currentOutcome == .failed(.hostFailed(HostFailure(.timedOut))))
  }
}

@MainActor @Suite("Time-outs of any length")
struct EndlessTimeoutTests {
  @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.max) * 18])
  func oneThatNeverComesIsWaitedFor(timeout: Duration) async throws {
    let host = RecordingHost<Place>(answering: .later)
    let configuration = RouterConfiguration<Place>(log: nil, advanced: .init(stepTimeout: timeout))
    let router = Router(.home, configuration: configuration)
    host.attach(to: router)
    // One that came at once would come before this.
    let timer = configuration.advanced.timer
    await withCheckedContinuation { done in
      timer.schedule(at: timer.moment(after: .milliseconds(1))) { done.resume() }
    }
    host.acknowledgeAll()
    #expect(router.isSettled)
    try host.expectSteps("rebuild [home]")
  }

  @Test(arguments: [Duration.seconds(Int64.min), .seconds(Int64.min) * 18])
  func oneThatHasPassedBeforeItBeganIsOver(timeout: Duration) async {
    let host = RecordingHost<Place>(answering: .never)
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(stepTimeout: timeout)))
    let push = router.push(.a)
    host.attach(to: router)
    #expect(await push.outcome == .failed(.hostFailed(HostFailure(.timedOut))))
  }

  @Test func aTimerTakesAnyMoment() async {
    let timer = ClockTimer(ContinuousClock())
    let calls = Box(0)
    timer.schedule(at: .seconds(Int64.max) * 18) { calls.value += 100 }
    timer.schedule(at: .seconds(Int64.min) * 18) { calls.value += 1 }
    while calls.value == 0 { await Task.yield() }
    #expect(calls.value == 1)
  }
}

/// A host of asynchronous functions.
@MainActor
private final class StepwiseHost: AsyncNavigationHost {
  private(set) var log: [String] = []
  var during: @MainActor () async throws -> Void = {}

  func perform(_ step: NavigationStep<Place>) async throws {
    log.append(step.step.notation)
    try await during()
  }

  func rebuild(_ tree: EntryTree<Place>) async throws {
    await Task.yield()
    log.append("rebuild \(tree.notation)")
  }
}
