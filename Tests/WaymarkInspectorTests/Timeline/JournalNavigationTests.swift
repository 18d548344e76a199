import Testing
import WaymarkInspector
import WaymarkSampleJournals

struct JournalNavigationTests {
  private func navigations(_ lines: [String]) throws -> [JournalNavigation] {
    try Sample.timeline(lines).navigations
  }

  /// A navigation's parts of a kind, as their times and results.
  private func parts(_ navigation: JournalNavigation, _ kind: JournalNavigation.Part.Kind) -> [String] {
    navigation.parts.filter { $0.kind == kind }.map { part in
      "\(part.name) \(part.begin)-\(part.end.map { "\($0)" } ?? "") \(part.result)"
    }
  }

  @Test func partsHaveTheirTimes() throws {
    let navigation = try #require(try navigations(Sample.lines).first)
    #expect(navigation.title == "push product(5)")
    #expect(navigation.begin == 100 && navigation.end == 900_460)
    #expect(navigation.outcome == "completed" && !navigation.hasFault)
    #expect(parts(navigation, .guarding) == ["auth 120-420 allow"])
    #expect(parts(navigation, .commit) == ["push product(5) 430-430 "])
    #expect(parts(navigation, .step) == ["push product(5) 440-900450 done"])
    #expect(navigation.id == 2 && navigation.lastRow == 10)
  }

  @Test func faultsBelongToTheNavigationOfTheirStep() throws {
    let navigation = try navigations(Sample.lines)[1]
    #expect(navigation.outcome == "failed" && navigation.hasFault)
    #expect(navigation.outcomeText == "failed: host failed")
    #expect(
      navigation.parts.filter { $0.kind == .fault }.map(\.name) == ["timed out", "step failed", "failed"])
    #expect(navigation.parts.filter { $0.kind == .step }.map(\.isFault) == [true])
  }

  @Test func whatHasNoEndIsUnfinished() throws {
    let navigation = try navigations(Array(Sample.lines[..<9]))[0]
    #expect(navigation.outcome == "unfinished" && navigation.end == nil)
    #expect(parts(navigation, .step) == ["push product(5) 440- under way"])
  }

  @Test func userIsAnOutcomeOfItsOwn() throws {
    let found = try navigations(
      Array(Sample.lines[..<2]) + [
        #"{"k":"user","s":3,"t":4,"w":1,"n":7,"closed":2}"#,
        #"{"k":"tree","s":4,"t":5,"w":1,"n":7,"why":"user","d":[]}"#,
        #"{"k":"submit","s":5,"t":6,"w":1,"n":8,"op":"pop"}"#,
      ])
    #expect(found.map(\.number) == [7, 8])
    #expect(found.map(\.outcome) == ["user", "unfinished"])
    #expect(parts(found[0], .commit).count == 1)
  }

  @Test func nextFileOfAJournalGoesOn() throws {
    let part = #"{"k":"open","s":6,"t":120,"v":2,"part":2}"#
    let found = try navigations(Array(Sample.lines[..<5]) + [part] + Array(Sample.lines[5..<11]))
    #expect(found.map(\.outcome) == ["completed"])
  }
}
