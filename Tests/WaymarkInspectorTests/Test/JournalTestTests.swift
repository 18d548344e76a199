import Foundation
import Testing

@testable import WaymarkInspector

struct JournalTestTests {
  private static let opening = #"{"k":"open","s":1,"t":1,"v":2,"mode":"full"}"#

  private func base(_ sequence: Int, window: Int = 1, mode: String = "full", _ rest: String = "") -> String {
    #"{"k":"base","s":\#(sequence),"t":1,"w":\#(window),"mode":"\#(mode)","route":"App.Route""#
      + #","replayable":true\#(rest)}"#
  }

  private func push(_ sequence: Int, window: Int = 1, _ route: String = "a") -> String {
    #"{"k":"submit","s":\#(sequence),"t":1,"w":\#(window),"n":\#(sequence),"op":"push","route":"\#(route)"}"#
  }

  /// The line that stands for a record of another window.
  private func other(_ sequence: Int, window: Int) -> String {
    #"{"k":"note","s":\#(sequence),"w":\#(window)}"#
  }

  private func test(
    _ lines: [String], window: Int? = nil, maximumBytes: Int = JournalTest.maximumBytes
  ) throws -> JournalTest {
    var test = JournalTest(window: window, maximumBytes: maximumBytes)
    var reader = JournalReader(LineReader(Array(lines.joined(separator: "\n").utf8)))
    while let item = try reader.next() { test.take(item) }
    return test
  }

  private func journal(in text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingPrefix("    ") }.filter { $0.hasPrefix("{") }.map(
      String.init)
  }

  @Test func holdsTheJournalAndWhatReplaysIt() throws {
    let lines = [Self.opening, base(2), push(3), push(4)]
    let test = try test(lines)
    let text = try test.text(named: "theWrongScreen")
    #expect(journal(in: text) == lines)
    #expect(text.hasPrefix("import Testing\nimport WaymarkJournal\n@testable import App\n"))
    #expect(text.contains("@Test func `theWrongScreen`() throws {"))
    #expect(text.contains("try WaymarkJournal::Replay<App::Route>(of: journal.utf8, window: 1).run()"))
  }

  @Test func beginsWhereSomethingIsMissing() throws {
    let lines = [Self.opening, base(2), push(3), push(7), base(8), push(9)]
    let test = try test(lines)
    #expect(journal(in: try test.text(named: "replay")) == [Self.opening, base(8), push(9)])
    let damaged = [Self.opening, base(2), push(3), "{", base(4), push(5)]
    #expect(journal(in: try self.test(damaged).text(named: "replay")) == [Self.opening, base(4), push(5)])
  }

  @Test func isBounded() throws {
    let lines =
      [Self.opening]
      + (0..<100).flatMap { [base(2 + 2 * $0), push(3 + 2 * $0, String(repeating: "x", count: 50))] }
    let bounded = try test(lines, maximumBytes: 1000)
    let kept = journal(in: try bounded.text(named: "replay"))
    #expect(kept.count < 12 && kept.count > 4 && kept.suffix(2) == lines.suffix(2))
    let long = [Self.opening, base(2)] + (0..<100).map { push(3 + $0) }
    let cut = journal(in: try test(long, maximumBytes: 1000).text(named: "replay"))
    #expect(cut.count > 5 && cut == Array(long.prefix(cut.count)))
  }

  @Test func holdsOneWindow() throws {
    let lines = [Self.opening, base(2), base(3, window: 2), push(4), push(5, window: 2)]
    let first = [Self.opening, base(2), other(3, window: 2), push(4), other(5, window: 2)]
    #expect(journal(in: try test(lines).text(named: "replay")) == first)
    let second = try test(lines, window: 2).text(named: "replay")
    #expect(
      journal(in: second) == [
        Self.opening, base(3, window: 2), other(4, window: 1), push(5, window: 2),
      ])
    #expect(second.contains("window: 2).run()"))
    #expect(throws: JournalTestError.noRest(window: 3)) { try test(lines, window: 3).text(named: "replay") }
  }

  @Test func whatDoesNotReplayMakesNoTest() throws {
    for lines in [[base(2, mode: "names"), push(3)], [push(3)]] {
      #expect(throws: JournalTestError.noRest(window: 1)) {
        try test([Self.opening] + lines).text(named: "replay")
      }
    }
    #expect(throws: JournalTestError.noRest(window: nil)) { try test([Self.opening]).text(named: "replay") }
    let unnamed = [Self.opening, base(2, #","route":"A.(unknown context at $1).R""#)]
    #expect(throws: JournalTestError.self) { try test(unnamed).text(named: "replay") }
    #expect(try test(unnamed).text(named: "replay", route: "A.R").contains("Replay<A::R>"))
  }

  @Test func anotherVersionMakesNoTest() throws {
    let newer = Self.opening.replacing(#""v":2"#, with: #""v":3"#)
    #expect(throws: JournalTestError.noRest(window: 1)) {
      try test([newer, base(2), push(3)]).text(named: "replay")
    }
    // A journal of a known version may come before it in the same file, and after it.
    let known = [Self.opening, base(2), push(3)]
    #expect(journal(in: try test(known + [newer, base(2), push(3, "b")]).text(named: "replay")) == known)
    #expect(journal(in: try test([newer, base(2), push(3, "b")] + known).text(named: "replay")) == known)
  }

  @Test func asksTheAppWhereThatIsWanted() throws {
    let test = try test([Self.opening, base(2), push(3)])
    let replay = "  let report = try WaymarkJournal::Replay<App::Route>(of: journal.utf8, window: 1)"
    let placed = try test.text(named: "replay", placement: "place")
    #expect(placed.contains("`replay`() throws {"))
    #expect(placed.contains(replay + "\n    .placing(place)\n    .run()\n"))
    #expect(!placed.contains("recordedGuards"))
    let guarded = try test.text(
      named: "replay", guards: "add(to: router)", placement: "place")
    #expect(guarded.contains("`replay`() async throws {"))
    #expect(
      guarded.contains(
        replay.replacing("try ", with: "try await ")
          + "\n    .placing(place)\n    .run { router in add(to: router) }\n"))
    #expect(guarded.contains(##"#expect(report.recordedGuards.isEmpty, "\(report.recordedGuards)")"##))
  }

  @Test func nothingOfAJournalBecomesCode() throws {
    let hostile = "\\\"\\\"\\\"#\\\"\\\"\\\"###\\n\u{202E}\u{2028}\\u0000\\\\(1)<script>"
    let lines = [Self.opening, base(2), push(3, hostile)]
    let text = try test(lines).text(named: "\"\\(fatalError())\u{202E}\n")
    #expect(text.unicodeScalars.filter { !$0.isPlain && $0 != "\n" } == [])
    #expect(text.contains(##"@Test func `"(fatalError())`() throws {"##))
    #expect(text.contains("let journal = ####\"\"\"\n"))
    let route = #","route":"R>(of: []); let x = Array<Int""#
    #expect(throws: JournalTestError.self) {
      try test([Self.opening, base(2, route), push(3)]).text(named: "replay")
    }
  }

  @Test(arguments: [
    ("theWrongScreen", "`theWrongScreen`"), ("it jumped, again!", "`it jumped, again!`"), ("func", "`func`"),
    ("404", "`404`"), ("`a\\b", "`ab`"), ("", "replay"), ("+", "replay"), ("\u{202E}", "replay"),
  ])
  func anyTextIsANameForATest(_ name: String, _ function: String) throws {
    let text = try test([Self.opening, base(2), push(3)]).text(named: name)
    #expect(text.contains("@Test func \(function)() throws {"))
  }

  @Test(arguments: [
    ("App.Route", "App::Route", "App"), ("App::Route", "App::Route", "App"), ("Route", "Route", nil),
    ("App.App.Route", "App::App.Route", "App"), ("App.Straße._2", "App::Straße._2", "App"),
  ])
  func typeNamesAreWrittenWithTheirModule(_ name: String, _ text: String, _ module: String?) {
    #expect(TypeName(name)?.text == text)
    #expect(TypeName(name)?.module == module)
  }

  @Test(arguments: [
    "", ".", "A.", ".A", "A<", "A<B", "A<B>", "A>", "A B", "A(B)", "A;B", "1A", "A,B", "A..B", "(A, B)",
    "A.(unknown context at $1).R",
    "A:B", "A\u{200B}", "A\n.B", "(A) -> B",
  ])
  func typeNamesAreNotMadeOfAnythingElse(_ name: String) { #expect(TypeName(name) == nil) }
}
