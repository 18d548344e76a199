import Testing
import WaymarkInspector
import WaymarkSampleJournals

@testable import WaymarkCommand

struct JournalPageTests {
  private func page(_ text: String) throws -> String {
    var page = JournalPage(name: "a.jsonl")
    for item in try Sample.items(text) { page.take(item) }
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

  private func value(_ name: String, in page: String) throws -> JSONValue {
    try JSONParser.value(of: Array(try data(name, in: page).utf8))
  }

  @Test func everyRecordIsALineThatCanBeRead() throws {
    let rows = try data("records", in: try page(Sample.text)).split(separator: "\n")
    let read = try rows.map { try JSONParser.value(of: Array($0.utf8)) }
    #expect(read.compactMap { $0["l"]?.integer } == Array(1...20))
    #expect(read[8]["n"]?.integer == 1, "an acknowledgement belongs to the navigation of its step")
    #expect(read[6]["c"]?[0]?[0]?.text == "splice")
    #expect(read[9]["h"]?[0]?[0]?.text == "splice")
  }

  @Test func navigationsAndWhatWentWrongAreListed() throws {
    let written = try page(Sample.text)
    let navigations = try value("navigations", in: written)
    #expect(navigations.elements?.compactMap { $0["n"]?.integer } == [1, 2])
    #expect(navigations[1]?["o"]?.text == "failed")
    let problems = try value("problems", in: written)
    #expect(problems.elements?.compactMap { $0["f"]?.text } == ["timed out", "step failed", "failed"])
    #expect(problems[0]?["row"]?.integer == 15)
  }

  @Test func nothingInItIsMarkup() throws {
    let hostile = #"</script><!--<script>&\u2028\u202e\u001b"#
    let written = try page(
      Sample.text.replacing("signIn", with: hostile).replacing("browse", with: hostile)
        .replacing("auth", with: hostile).replacing("completed", with: hostile)
        .replacing("\"timeout\"", with: "\"\(hostile)\"") + "{\"k\":\(hostile)\n")
    for name in ["about", "records", "wholes", "navigations", "problems"] {
      let text = try data(name, in: written)
      #expect(
        text.unicodeScalars.allSatisfy { ($0.isPlain || $0 == "\n") && !"<>&".unicodeScalars.contains($0) })
    }
    let elements = written.split(separator: "<script", omittingEmptySubsequences: false).count
    let plain = try page(Sample.text).split(separator: "<script", omittingEmptySubsequences: false).count
    #expect(elements == plain)
  }

  @Test func damagedLinesAreListed() throws {
    let problems = try value("problems", in: try page(Sample.text + "oops\n"))
    #expect(problems.elements?.last?["f"]?.text == "damaged")
    #expect(problems.elements?.last?["x"]?.text == "line 21, column 1: expected a value")
  }

  @Test func onlyTheLastRecordsAreKeptAndTheTreesBeforeThem() throws {
    var page = JournalPage(name: "long")
    let beginning = try Sample.items(Sample.text(of: Array(Sample.lines[..<11])))
    for item in beginning { page.take(item) }
    let record = try #require(Sample.records(beginning).last)
    for _ in 0..<60_000 { page.take(.record(record)) }
    var written = ""
    page.write { written += $0 }
    let about = try value("about", in: written)
    let dropped = try #require(about["dropped"]?.integer)
    #expect(about["records"]?.integer == 60_011)
    #expect((50_000..<51_000).contains(60_011 - dropped))
    #expect(about["notices"]?[0]?.text?.contains("the \(dropped) before them are left out") == true)
    let whole = try value("wholes", in: written)[0]
    #expect(whole?["row"]?.integer == 0)
    #expect(whole?["b"]?[0]?["r"]?["s"]?[1]?[1]?.text == "shop.product(id: 5)")
  }

  @Test func testIsThereOnlyWhereOneIsGiven() throws {
    var page = JournalPage(name: "a")
    var written = ""
    page.write { written += $0 }
    #expect(try value("about", in: written)["test"] == nil)
    written = ""
    page.write(test: "@Test func a() {}") { written += $0 }
    #expect(try value("about", in: written)["test"]?.text == "@Test func a() {}")
  }
}
