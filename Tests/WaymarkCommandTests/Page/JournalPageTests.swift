import Testing
import WaymarkInspector
import WaymarkSampleJournals
import WaymarkStorage

@testable import WaymarkCommand

struct JournalPageTests {
  private func page(_ text: String) throws -> String {
    let page = JournalPage(name: "a.jsonl", timeline: try Sample.timeline(text))
    var written = ""
    page.write { written += $0 }
    return written
  }

  /// The content of an element of the page that holds data.
  private func data(_ name: String, in page: String) throws -> String {
    let begin = try #require(page.firstRange(of: "id=\"data-\(name)\">")?.upperBound)
    let end = try #require(page[begin...].firstRange(of: "</script>")?.lowerBound)
    return String(page[begin..<end])
  }

  private func values(_ name: String, in page: String) throws -> [JSONValue] {
    try data(name, in: page).split(separator: "\n").map {
      try JSONParser.value(of: Array($0.utf8), maximumDepth: 64)
    }
  }

  @Test func everyRecordIsALineThatCanBeRead() throws {
    let written = try page(Sample.text)
    let rows = try values("records", in: written)
    #expect(rows.compactMap { $0["l"]?.integer } == Array(1...20))
    #expect(rows[8]["n"]?.integer == 1, "an acknowledgement belongs to the navigation of its step")
    #expect(rows[6]["r"]?["k"] == "commit")
  }

  @Test func everyRecordHasItsTrees() throws {
    let written = try page(Sample.text)
    let rows = try values("records", in: written)
    let trees = try values("trees", in: written)
    // The tree changes with the commit, and the screen with the end of the step.
    #expect(rows[5..<11].map { $0["a"]?.integer } == [0, 1, 1, 1, 1, 1])
    #expect(rows[5..<11].map { $0["h"]?.integer } == [0, 0, 0, 0, 1, 1])
    #expect(trees[1].description == #"[[0,"window","0"],[1,"home","@1","0"],[1,"product(5)","@2","0"]]"#)
  }

  @Test func navigationsAndWhatWentWrongAreListed() throws {
    let written = try page(Sample.text)
    let navigations = try values("navigations", in: written)
    #expect(navigations.compactMap { $0["n"]?.integer } == [1, 2])
    #expect(navigations[1]["o"] == "failed" && navigations[1]["f"] == true && navigations[0]["f"] == nil)
    #expect(try values("about", in: written)[0]["problems"] == [15, 16, 18])
  }

  @Test func nothingInItIsMarkup() throws {
    let hostile = #"</script><!--<script>&\u2028\u202e\u001b"#
    let written = try page(
      Sample.text.replacing("signIn", with: hostile).replacing("browse", with: hostile)
        .replacing("auth", with: hostile).replacing("completed", with: hostile)
        .replacing("\"timeout\"", with: "\"\(hostile)\"") + "{\"k\":\(hostile)\n")
    for name in ["about", "records", "trees", "navigations"] {
      let text = try data(name, in: written)
      #expect(
        text.unicodeScalars.allSatisfy { ($0.isPlain || $0 == "\n") && !"<>&".unicodeScalars.contains($0) })
    }
    let elements = written.split(separator: "<script", omittingEmptySubsequences: false).count
    let plain = try page(Sample.text).split(separator: "<script", omittingEmptySubsequences: false).count
    #expect(elements == plain)
  }

  @Test func damagedLinesAreListed() throws {
    let written = try page(Sample.text + "oops\n")
    #expect(try values("about", in: written)[0]["problems"]?.array?.last == 20)
    #expect(try values("records", in: written).last?["x"] == "line 21, column 1: expected a value")
  }

  @Test func onlyTheLastRecordsAreKeptAndTheTreesOfThem() throws {
    let written = try page(LongJournal.text(1...20_000))
    let about = try values("about", in: written)[0]
    let first = try #require(about["first"]?.integer)
    #expect((50_000..<55_000).contains(60_002 - first))
    #expect(about["notice"]?.string?.contains("the \(first) before them are left out") == true)
    #expect(try values("records", in: written)[0]["a"]?.integer == 0)
  }

  @Test func testIsThereOnlyWhereOneIsGiven() throws {
    let page = JournalPage(name: "a", timeline: Timeline())
    var written = ""
    page.write { written += $0 }
    #expect(try values("about", in: written)[0]["test"] == nil)
    written = ""
    page.write(test: "@Test func a() {}") { written += $0 }
    #expect(try values("about", in: written)[0]["test"] == "@Test func a() {}")
  }
}
