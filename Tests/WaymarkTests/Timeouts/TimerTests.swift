import Testing
import WaymarkTesting

@testable import Waymark

/// A clock that a test moves and wakes, which says until when it is slept on.
private final class SteppedClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    let time: Duration
    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.time < rhs.time }
  }

  @MainActor
  final class Sleepers {
    let gate = Gate<Void>()
    private(set) var deadlines: [Duration] = []

    func sleep(until deadline: Duration) async {
      deadlines.append(deadline)
      await gate.wait()
    }
  }

  let sleepers: Sleepers
  // Moved while nobody sleeps.
  var now: Instant
  let minimumResolution = Duration.zero

  init(at time: Duration, _ sleepers: Sleepers) {
    now = Instant(time: time)
    self.sleepers = sleepers
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await sleepers.sleep(until: deadline.time)
  }
}

@MainActor @Suite("Timers and clocks")
struct TimerTests {
  @Test func aTimerCountsFromWhenItWasMadeAndCallsOnceWhenTheClockWakesIt() async {
    let sleepers = SteppedClock.Sleepers()
    let clock = SteppedClock(at: .seconds(10), sleepers)
    let timer = ClockTimer(clock)
    #expect(timer.now == .zero)
    clock.now = clock.now.advanced(by: .seconds(2))
    #expect(timer.now == .seconds(2))
    let calls = Box(0)
    timer.schedule(at: .seconds(5)) { calls.value += 1 }
    #expect(calls.value == 0)
    await Task.yieldRepeatedly(100_000) { sleepers.gate.count == 1 }
    #expect(sleepers.deadlines == [.seconds(15)])
    #expect(calls.value == 0)
    sleepers.gate.open(())
    await Task.yieldRepeatedly(100_000) { calls.value > 0 }
    #expect(calls.value == 1)
  }

  @Test func whatIsDueFirstIsCalledFirst() async {
    let timer = MainQueueTimer()
    var calls: [String] = []
    await withCheckedContinuation { continuation in
      timer.schedule(at: timer.now + .milliseconds(30)) {
        calls.append("late")
        continuation.resume()
      }
      timer.schedule(at: timer.now + .milliseconds(2)) { calls.append("early") }
      timer.schedule(at: .zero) { calls.append("at once") }
    }
    #expect(calls == ["at once", "early", "late"])
  }

  @Test func aLongWaitEndsInTimeBecauseTheTimerLooksNowAndThen() {
    let clock = ManualClock()
    let timer = MainQueueTimer(on: clock)
    var isOver = false
    timer.schedule(at: .seconds(10)) { isOver = true }
    clock.advance(by: .milliseconds(9_999))
    #expect(!isOver)
    clock.advance(by: .milliseconds(1))
    #expect(isOver)
    clock.advance(by: .seconds(10))
    #expect(clock.pendingCount == 0)
  }

  @Test(arguments: 0..<50) func alarmsComeInTheOrderOfTheirMomentsAndOfThoseOfOneInTheOrderInWhichTheyCame(
    seed: UInt64
  ) {
    var random = SplitMix(seed: seed)
    let clock = ManualClock()
    let called = Box<[Int]>([])
    let moments = (0..<40).map { _ in Int.random(in: 0..<10, using: &random) }
    for (number, moment) in moments.enumerated() {
      clock.schedule(at: .seconds(moment)) { called.value.append(number) }
    }
    clock.advance(by: .seconds(4))
    #expect(clock.pendingCount == moments.count { $0 > 4 })
    clock.advance(by: .seconds(10))
    #expect(called.value == moments.indices.sorted { (moments[$0], $0) < (moments[$1], $1) })
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
