import Testing
import WaymarkTesting

@testable import Waymark

/// The timer that hosts wait with.
@MainActor
struct MainQueueTimerTests {
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

  @Test func itCallsThoughNobodyKeepsIt() async {
    await withCheckedContinuation { continuation in
      let timer = MainQueueTimer()
      timer.schedule(at: timer.now + .milliseconds(5)) { continuation.resume() }
    }
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

  @Test func aShortWaitIsShortBesideALongOne() async {
    let timer = MainQueueTimer()
    timer.schedule(at: timer.now + .seconds(86_400)) {}
    let start = timer.now
    await withCheckedContinuation { continuation in
      timer.schedule(at: start + .milliseconds(20)) { continuation.resume() }
    }
    #expect(timer.now >= start + .milliseconds(20))
  }
}
