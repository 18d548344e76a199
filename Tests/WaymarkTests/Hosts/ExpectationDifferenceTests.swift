import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("How two trees differ")
struct ExpectationDifferenceTests {
  private let bench = Bench(.home, .a, .b)

  @Test func whatDiffersIsMarked() {
    let failure = #expect(throws: ExpectationFailure.self) { try bench.host.expectDisplayed("[home m b]") }
    #expect(
      failure?.message == """
        Expected [home m b] on the screen and saw [home a b]
          expected: [home m b]
          seen:     [home a b]
                          ^
        """)
  }

  @Test func whatIsMissingIsSaidAsSteps() throws {
    try bench.host.expectDisplayed(RouteTree(.home, .a, .b))
    let failure = #expect(throws: ExpectationFailure.self) {
      try bench.host.expectDisplayed(RouteTree(.home, .a, .b, .c))
    }
    #expect(failure?.message.hasSuffix("\n  missing:  push c") == true)
  }

  @Test func aHostThatDisplaysNothingIsSaidToo() {
    let failure = #expect(throws: ExpectationFailure.self) {
      try RecordingHost<Place>().expectDisplayed(RouteTree(.home))
    }
    #expect(failure?.message.hasPrefix("Expected [home] on the screen and saw nothing") == true)
  }
}
