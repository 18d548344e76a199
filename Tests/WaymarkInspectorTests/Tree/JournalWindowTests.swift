import Testing
import WaymarkSampleJournals

@testable import WaymarkInspector

struct JournalWindowTests {
  /// The window after some records that follow the beginning of the sample.
  private func window(after lines: [String]) throws -> JournalWindow {
    let timeline = try Sample.timeline(Array(Sample.lines[..<2]) + lines)
    #expect(timeline.keptRows.allSatisfy { $0.fault != "does not fit" })
    return try #require(timeline.windows[1])
  }

  @Test func shownFollowsStepsThatAreDone() throws {
    let step = #"{"k":"step","s":3,"t":4,"w":1,"g":1,"n":1,"d":\#(Sample.push)}"#
    #expect(try window(after: [step]).shown?.description == "[home]")
    let done = #"{"k":"stepEnd","s":4,"t":5,"w":1,"g":1,"r":"done"}"#
    #expect(try window(after: [step, done]).shown?.description == "[home product(5)]")
    let failed = #"{"k":"stepEnd","s":4,"t":5,"w":1,"g":1,"r":"failed"}"#
    #expect(try window(after: [step, failed]).shown?.description == "[home]")
  }
}
