import Testing
import WaymarkInspector
import WaymarkSampleJournals
import WaymarkStorage

@testable import WaymarkCommand

struct JournalTraceTests {
  private func events(_ lines: [String]) throws -> [JSONValue] {
    var text = ""
    JournalTrace(of: try Sample.timeline(lines)).write { text += $0 }
    return try #require(JSONParser.value(of: Array(text.utf8), maximumDepth: 64)["traceEvents"]?.array)
  }

  /// Events without their names and texts, as `b 100 1.2`.
  private func outline(_ events: [JSONValue]) -> [String] {
    events.compactMap { event in
      guard let phase = event["ph"]?.string, phase != "M" else { return nil }
      let end = event["id"]?.string.map { " \($0)" } ?? ""
      return "\(phase) \(event["ts"]?.integer ?? -1)\(end)"
    }
  }

  @Test func navigationsAreSpansAndStepsStandWhereTheyBegan() throws {
    let found = outline(try events(Sample.lines))
    #expect(
      found == [
        "b 100 1.2", "b 120 1.2", "e 420 1.2", "b 430 1.2", "e 430 1.2", "b 440 1.2", "e 900450 1.2",
        "e 900460 1.2", "b 1000000 1.11", "b 1000020 1.11", "e 1000020 1.11", "b 1000030 1.11", "i 4000030",
        "e 4000040 1.11", "i 4000040", "b 4000050 1.11", "e 4000050 1.11", "e 4000060 1.11", "i 4000060",
      ])
  }

  @Test func whatIsOpenAtTheEndIsUnfinished() throws {
    let events = try events(Array(Sample.lines[..<5]) + [Sample.lines[7]])
    #expect(
      outline(events) == [
        "b 100 1.2", "b 120 1.2", "i 120", "e 440 1.2", "b 440 1.2", "e 440 1.2", "e 440 1.2",
      ])
    #expect(events.last?["args"]?["text"] == "unfinished")
  }

  @Test func everyWindowIsAProcessWithAName() throws {
    let names = try events([
      Sample.lines[0], Sample.lines[1],
      #"{"k":"base","s":3,"t":4,"w":2,"window":"right","tree":\#(Sample.tree)}"#,
    ]).compactMap { $0["name"] == "process_name" ? $0["args"]?["name"]?.string : nil }
    #expect(names == ["window 1: main", "window 2: right"])
  }
}
