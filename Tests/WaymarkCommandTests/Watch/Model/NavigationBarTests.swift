import Testing
import WaymarkInspector
import WaymarkSampleJournals

@testable import WaymarkCommand

struct NavigationBarTests {
  private func bars(_ lines: [String], span: Int, width: Int) throws -> [String] {
    try Sample.timeline(lines).navigations.map { navigation in
      NavigationBar(navigation, span: span, width: width).signs.map(\.text).joined()
    }
  }

  @Test func partsStandWhereTheyWere() throws {
    // Asked for at 100; the guard from 120 to 420, the commit at 430, the step from 440 to 900450.
    #expect(try bars(Sample.lines, span: 1000, width: 20)[0] == "gggggg|ssssssssssss→")
    #expect(try bars(Sample.lines, span: 1_000_000, width: 10)[0] == "|ssssssss ")
    #expect(try bars(Sample.lines, span: 4_000_000, width: 8)[1] == "|xxxxx! ")
  }

  @Test func hostileTimesWillDo() throws {
    let end = #"{"k":"end","s":4,"t":9223372036854775807,"w":1,"n":1,"o":"completed"}"#
    for bar in try bars(Array(Sample.lines[..<3]) + [end], span: Int.max, width: 30) {
      #expect(bar.count == 30)
    }
  }
}
