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
}
