import Testing
import Waymark
import WaymarkTesting

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

@MainActor @Suite("Timers on clocks")
struct ClockTimerTests {
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
}
