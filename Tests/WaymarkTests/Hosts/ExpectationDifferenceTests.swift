import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Expecting a tree")
struct ExpectationDifferenceTests {
  private let bench = Bench(.home, .a, .b)

  @Test func aFailureSaysWhatWasExpectedWhatIsShownAndWhere() async throws {
    let failure = await #expect(throws: ExpectationFailure.self) {
      try await bench.host.expectDisplayed("[home m b]", file: "Here.swift", line: 7)
    }
    #expect(
      failure?.description == """
        Expected another tree on the screen
          expected: [home m b]
          seen:     [home a b]
          at Here.swift:7
        """)
  }

  @Test(arguments: ["[home a b]", "[ home  a b ]", "[home a\nb]"])
  func spacesCountOnlyBetweenWords(text: String) async throws {
    try await bench.host.expectDisplayed(text)
  }

  @Test func wordsAreNotJoined() async {
    await #expect(throws: ExpectationFailure.self) { try await bench.host.expectDisplayed("[homea b]") }
  }

  @Test func aTabIsWrittenWithItsKeyWhereThatIsNotItsRoot() async throws {
    bench.router.setRoot(.tabs(RouteTabs(RouteTab(.home), RouteTab(.search, [.a]))))
    try await bench.host.expectDisplayed("([home]*|search:[a])")
  }

  @Test func tasksRunUntilTheTreeIsThere() async throws {
    Task { bench.router.push(.c) }
    try await bench.host.expectDisplayed("[home a b c]")
  }

  @Test func aHostThatDisplaysNothingIsSaidToo() async throws {
    let failure = await #expect(throws: ExpectationFailure.self) {
      try await RecordingHost<Place>().expectDisplayed("[home]")
    }
    #expect(failure?.message.hasSuffix("seen:     nothing") == true)
  }
}
