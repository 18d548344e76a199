import Testing
import WaymarkInspector
import WaymarkSampleJournals

@testable import WaymarkCommand

struct JournalTraceTests {
  private func events(_ lines: [String]) throws -> [JSONValue] {
    var trace = JournalTrace()
    var text = ""
    for record in Sample.records(try Sample.items(Sample.text(of: lines))) {
      trace.take(record)
    }
    trace.finish { text += $0 }
    return try #require(try JSONParser.value(of: Array(text.utf8))["traceEvents"]?.elements)
  }

  /// Events without their names and texts, as `b 100 1.1`.
  private func outline(_ events: [JSONValue]) -> [String] {
    events.compactMap { event in
      guard let phase = event["ph"]?.text, phase != "M" else { return nil }
      let time = event["ts"]?.integer ?? -1
      let end = event["dur"]?.integer.map { " +\($0)" } ?? event["id"]?.text.map { " \($0)" } ?? ""
      return "\(phase) \(time)\(end)"
    }
  }

  @Test func navigationsAreSpansAndStepsStandWhereTheyBegan() throws {
    let found = outline(try events(Sample.lines))
    #expect(
      found == [
        "b 100 1.1", "b 120 1.1", "e 420 1.1", "n 430 1.1", "X 440 +900010", "e 900460 1.1", "b 1000000 1.2",
        "n 1000020 1.2", "X 1000030 +3000010", "i 4000030", "i 4000040", "n 4000050 1.2", "e 4000060 1.2",
        "i 4000060",
      ])
  }

  @Test func whatIsOpenAtTheEndIsUnfinished() throws {
    let events = try events(Array(Sample.lines[..<5]) + [Sample.lines[7]])
    #expect(outline(events) == ["b 100 1.1", "b 120 1.1", "X 440 +0", "e 440 1.1", "e 440 1.1"])
    #expect(events.last?["args"]?["text"]?.text == "unfinished")
  }

  @Test func everyWindowIsAProcessWithAName() throws {
    let names = try events([
      Sample.lines[0], Sample.lines[1],
      #"{"k":"base","s":3,"t":4,"w":2,"window":"right","tree":\#(Sample.tree)}"#,
    ]).compactMap { $0["name"]?.text == "process_name" ? $0["args"]?["name"]?.text : nil }
    #expect(names == ["window 1: main", "window 2: right"])
  }
}
