import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Going back")
struct PopTests {
  @Test func inAModalItsOwnTopGoes() throws {
    let bench = Bench(.home, .a)
    bench.router.present(.m)
    bench.router.push(.b)
    bench.host.clearRequests()
    #expect(bench.router.pop().currentOutcome == .completed)
    try bench.host.expectSteps("pop b in modal 1")
    #expect(bench.shown == "[home a] {m}")
  }

  @Test func toARouteTakesWhatIsAboveTheTopmostPlaceThatHasIt() {
    let bench = Bench(.home, .a, .b, .a, .c)
    #expect(bench.router.pop(to: .d).currentOutcome == .failed(.notThere))
    #expect(bench.router.pop(to: .a).currentOutcome == .completed)
    #expect(bench.shown == "[home a b a]")
    #expect(bench.router.pop(to: .a).currentOutcome == .unchanged)
  }
}
