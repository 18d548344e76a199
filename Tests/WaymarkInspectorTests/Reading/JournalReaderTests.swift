import Testing
import WaymarkInspector
import WaymarkSampleJournals

struct JournalReaderTests {
  @Test func everyRecordOfAWholeJournalIsRead() throws {
    let items = try Sample.items(Sample.text)
    #expect(Sample.problems(items).isEmpty)
    let records = Sample.records(items)
    #expect(records.map(\.line) == Array(1...20))
    #expect(records[6].kind == "commit")
    #expect(records[6].navigation == 1)
    #expect(records[6].time == 430)
    #expect(records[0].window == nil)
  }

  @Test func cutAnywhereItIsReadAsFarAsItGoes() throws {
    let bytes = Array(Sample.text.utf8)
    let whole = Sample.records(try Sample.items(bytes))
    for length in 0...bytes.count {
      let items = try Sample.items(Array(bytes.prefix(length)))
      let records = Sample.records(items)
      #expect(records == Array(whole.prefix(records.count)))
      // A line that is whole but for its end counts.
      let ends = bytes.prefix(length).count { $0 == 0x0A }
      #expect(records.count == ends || records.count == ends + 1)
      let isWhole = length == 0 || bytes[length - 1] == 0x0A || records.count == ends + 1
      if ends > 0 { #expect(Sample.problems(items).map(\.kind) == (isWhole ? [] : ["torn"])) }
    }
  }

  @Test func damagedLineIsToldWithItsPlaceAndPassedOver() throws {
    var lines = Sample.lines
    lines[4] = #"{"k":"é", oops}"#
    let items = try Sample.items(Sample.text(of: lines))
    let problems = Sample.problems(items)
    #expect(problems.map(\.kind) == ["damaged", "gap"])
    #expect(problems[0].line == 5)
    #expect(problems[0].problem?.column == 12)
    #expect(problems[1].problem?.message == "the records after number 4 and before number 6 are missing")
    #expect(Sample.records(items).count == 19)
  }

  @Test func otherVersionIsSaidAndRead() throws {
    let newer = Sample.text.replacing(#""v":2"#, with: #""v":7"#)
    let items = try Sample.items(newer)
    #expect(Sample.problems(items).map(\.kind) == ["other version"])
    #expect(Sample.records(items).count == 20)
  }

  @Test(arguments: ["", "\n\n", "hello\n", "{}\n", "[1,2]\n", #"{"level":"info","msg":"started"}"# + "\n"])
  func otherFilesAreNoJournals(_ text: String) throws {
    let items = try Sample.items(text)
    #expect(Sample.records(items).isEmpty)
  }

  @Test func missingRecordsAreSaid() throws {
    let items = try Sample.items(Sample.text(of: Array(Sample.lines[..<3] + Sample.lines[9...])))
    #expect(
      Sample.problems(items).map(\.problem?.message) == [
        "the records after number 3 and before number 10 are missing"
      ]
    )
  }

  @Test func timesNeverGoBack() throws {
    var lines = Sample.lines
    lines[3] = #"{"k":"begin","s":4,"t":-9223372036854775808,"w":1,"n":1}"#
    lines[4] = #"{"k":"asked","s":5,"t":9223372036854775807,"w":1,"n":1,"q":1}"#
    let records = Sample.records(try Sample.items(Sample.text(of: lines)))
    #expect(records.map(\.time) == records.map(\.time).sorted())
  }

  @Test func extremeNumbersAreNoTrouble() throws {
    let numbers = [
      #"{"k":"open","s":-9223372036854775808,"t":0,"v":1}"#, #"{"k":"end","s":9223372036854775807,"t":1}"#,
      #"{"k":"end","s":-9223372036854775808,"t":1e400,"w":99999999999999999999,"n":-1}"#,
    ]
    #expect(Sample.records(try Sample.items(Sample.text(of: numbers))).count == 3)
  }
}
