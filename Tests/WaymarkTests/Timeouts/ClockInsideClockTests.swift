import Testing
import WaymarkTesting

@MainActor @Suite("A manual clock that is moved by what it calls")
struct ClockInsideClockTests {
  @Test func timeNeverGoesBack() {
    let clock = ManualClock()
    clock.schedule(at: .seconds(1)) { clock.advance(by: .seconds(10)) }
    clock.advance(by: .seconds(2))
    #expect(clock.now >= .seconds(11))
    clock.advance(by: .seconds(-5))
    #expect(clock.now >= .seconds(11))
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
}
