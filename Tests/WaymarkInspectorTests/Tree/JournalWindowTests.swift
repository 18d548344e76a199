import Testing
import WaymarkSampleJournals

@testable import WaymarkInspector

struct JournalWindowTests {
  /// The window after some records that follow the beginning of the sample.
  private func window(after lines: [String]) throws -> JournalWindow {
    let timeline = try Sample.timeline(Array(Sample.lines[..<2]) + lines)
    #expect(timeline.keptRows.allSatisfy { $0.misfit == nil })
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

  /// A tree that is too large is not followed, until a record has a smaller one whole.
  @Test func treesAreBounded() throws {
    let many = Array(repeating: #"{"r":"x","e":1}"#, count: JournalWindow.maximumPlaces).joined(
      separator: ",")
    let step = #"{"k":"commit","s":3,"t":4,"w":1,"n":1,"d":[{"stack":[0],"below":1,"in":[\#(many)]}]}"#
    let timeline = try Sample.timeline(Array(Sample.lines[..<2]) + [step])
    #expect(timeline.keptRows.last?.misfit?.contains("more than 20000 places") == true)
    #expect(timeline.windows[1]?.tree == nil)
    let whole = #"{"k":"commit","s":4,"t":4,"w":1,"n":2,"tree":\#(Sample.tree)}"#
    #expect(
      try Sample.timeline(Array(Sample.lines[..<2]) + [step, whole]).windows[1]?.tree?.description == "[home]"
    )
  }

  @Test func windowsAreBounded() throws {
    let lines = (1...200).map { #"{"k":"base","s":\#($0),"t":1,"w":\#($0),"tree":\#(Sample.tree)}"# }
    let timeline = try Sample.timeline(lines)
    #expect(timeline.windows.count == 64 && timeline.keptRows.last?.trees.tree != nil)
  }
}
