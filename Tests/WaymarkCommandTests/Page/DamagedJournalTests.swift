import Foundation
import Testing
import WaymarkInspector
import WaymarkSampleJournals

@testable import WaymarkCommand

/// A journal that a router has written, and that something has damaged.
struct DamagedJournalTests {
  private func bytes() throws -> [UInt8] { Array(try Data(contentsOf: Sample.recorded("podcasts"))) }

  /// Wherever it is cut, what is left is read, and nothing traps on the way to a log and a page.
  @Test func cutAnywhereItIsShown() throws {
    let whole = try bytes()
    for length in stride(from: 0, to: whole.count, by: 97) {
      let timeline = try Sample.timeline(Array(whole[length...].prefix(6000)))
      for row in timeline.keptRows { _ = row.logLines(namesWindow: true) }
      JournalTrace(of: timeline).write { _ in }
      var size = 0
      JournalPage(name: "cut", timeline: timeline).write { size += $0.utf8.count }
      #expect(size > 10_000)
    }
  }

  /// Any byte may be another one.
  @Test func damagedAnywhereItIsShown() throws {
    let whole = try bytes()
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<50 {
      var damaged = whole
      for _ in 0..<20 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        damaged[Int(state >> 8) % damaged.count] = UInt8(truncatingIfNeeded: state)
      }
      JournalPage(name: "damaged", timeline: try Sample.timeline(damaged)).write { _ in }
    }
  }
}
