import Foundation
import Testing
import WaymarkInspector
import WaymarkSampleJournals

/// A journal that the example Podcasts has written.
struct RecordedJournalTests {
  @Test func everythingIsKnownAndFits() throws {
    let items = try Sample.items(Array(Data(contentsOf: Sample.recorded("podcasts"))))
    #expect(Sample.problems(items).isEmpty)
    var timeline = Timeline()
    for item in items {
      let row = timeline.take(item)
      #expect(row.fault != "does not fit", "line \(row.line)")
      #expect(!row.text.contains("not known here"), "\(row.kind)")
      // Only what a writer does not know is a question mark.
      #expect(!row.text.contains("?"), "line \(row.line): \(row.text)")
    }
    #expect(timeline.navigations.count > 10)
    for window in timeline.windows.values { #expect(window.tree != nil && window.shown == window.tree) }
  }
}
