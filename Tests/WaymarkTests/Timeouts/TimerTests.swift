import Testing
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Timers and clocks")
struct TimerTests {
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
    let timer = MainQueueTimer()
    let calls = Box(0)
    timer.schedule(at: .seconds(Int64.max) * 18) { calls.value += 100 }
    timer.schedule(at: .seconds(Int64.min) * 18) { calls.value += 1 }
    while calls.value == 0 { await Task.yield() }
    #expect(calls.value == 1)
  }
}
