import Foundation
import Testing
import WaymarkInspector
import WaymarkSampleJournals

/// Journals that routers have written, of the first version of the format.
struct RecordedJournalTests {
  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Sample.recorded(name)))
  }

  @Test(arguments: ["basics-full", "guards-full", "faults-full", "tabs-names", "guards-names"])
  func everythingIsKnownAndFits(_ name: String) throws {
    let items = try Sample.items(try bytes(name))
    #expect(Sample.problems(items).isEmpty)
    var follower = JournalFollower()
    for record in Sample.records(items) {
      let moment = follower.follow(record)
      #expect(moment.misfit == nil, "line \(record.line)")
      #expect(JournalRecord.kinds.contains(record.kind), "\(record.kind)")
      // Only what a writer does not know is a question mark.
      #expect(!moment.text.contains("?"), "line \(record.line): \(moment.text)")
    }
    for window in follower.windows.values {
      #expect(window.tree != nil)
      #expect(window.shown != nil)
    }
  }
}
