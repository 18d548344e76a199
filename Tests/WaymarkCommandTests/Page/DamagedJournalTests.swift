import Foundation
import Testing
import WaymarkInspector
import WaymarkSampleJournals

@testable import WaymarkCommand

/// Journals that routers have written, and that something has damaged.
struct DamagedJournalTests {
  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Sample.recorded(name)))
  }

  /// Wherever it is cut, what is left is read, and nothing traps on the way to a log and a page.
  @Test(arguments: ["faults-full", "tabs-names"])
  func cutAnywhereItIsShown(_ name: String) throws {
    let whole = try bytes(name)
    for length in stride(from: 0, to: whole.count, by: 97) {
      var follower = JournalFollower()
      var log = JournalLog()
      var page = JournalPage(name: name)
      for item in try Sample.items(Array(whole[length...].prefix(6000))) {
        page.take(item)
        if case .record(let record) = item {
          _ = log.lines(for: follower.follow(record), in: follower)
        }
      }
      var size = 0
      page.write { size += $0.utf8.count }
      #expect(size > 10_000)
    }
  }

  /// Any byte may be another one.
  @Test func damagedAnywhereItIsShown() throws {
    let whole = try bytes("guards-full")
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<50 {
      var damaged = whole
      for _ in 0..<20 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        damaged[Int(state >> 8) % damaged.count] = UInt8(truncatingIfNeeded: state)
      }
      var page = JournalPage(name: "damaged")
      for item in try Sample.items(damaged) { page.take(item) }
      page.write { _ in }
    }
  }
}
