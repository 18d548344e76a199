import Foundation
import Testing
import WaymarkInspector
import WaymarkSampleJournals

struct JournalTailTests {
  private func tail(_ items: [JournalItem]) -> JournalTail {
    var tail = JournalTail()
    for item in items { _ = tail.take(item) }
    return tail
  }

  private static let recorded = ["basics-full", "faults-full", "guards-full", "guards-names", "tabs-names"]

  private func items(of name: String) throws -> [JournalItem] {
    try Sample.items(Array(Data(contentsOf: Sample.recorded(name))))
  }

  @Test(arguments: recorded) func treesAreThoseOfTheFollower(_ name: String) throws {
    // Often enough that rows are in several parts.
    let once = try items(of: name)
    let items = Array(repeatElement(once, count: 12).joined())
    let tail = tail(items)
    var follower = JournalFollower()
    var before: [Int: TreePair] = [:]
    #expect(items.count > 1500)
    for (row, item) in items.enumerated() {
      guard case .record(let record) = item else { continue }
      _ = follower.follow(record)
      guard let window = record.window, let state = follower.windows[window] else { continue }
      let after = TreePair(tree: state.tree, shown: state.shown)
      defer { before[window] = after }
      // Not at each of them, but where a part ends and begins.
      guard row % 11 == 0 || (990...1010).contains(row) else { continue }
      let found = tail.trees(of: window, before: row, after: row)
      #expect(found.after == after, "\(name) row \(row)")
      if let before = before[window] { #expect(found.before == before, "\(name) row \(row)") }
    }
  }

  @Test(arguments: recorded) func coursesAreThoseOfTheTracker(_ name: String) throws {
    let items = try items(of: name)
    var follower = JournalFollower()
    var tracker = CourseTracker()
    for (row, item) in items.enumerated() {
      guard case .record(let record) = item else { continue }
      let moment = follower.follow(record)
      _ = tracker.take(moment, row: row, in: record.window.flatMap { follower.windows[$0] })
    }
    tracker.finish()
    let expected = tracker.takeFinished().sorted { $0.firstRow < $1.firstRow }
    #expect(tail(items).courses == expected)
    #expect(!expected.isEmpty)
  }

  @Test func resultsBelongToTheirNavigationAfterItsEnd() throws {
    let result = #"{"k":"result","s":21,"t":5000001,"w":1,"n":1,"type":"Color"}"#
    let tail = tail(try Sample.items(Sample.text(of: Sample.lines + [result])))
    let rows = tail.rows(ofCourse: 2).compactMap { tail[$0] }
    #expect(rows.first?.text == "push shop.product(id: 5)")
    #expect(rows.last?.text == "returned a Color")
  }

  @Test func whatCannotBeReadIsARow() throws {
    let tail = tail(try Sample.items(Sample.text + "{\"k\":}\n"))
    let row = try #require(tail[tail.rows.upperBound - 1])
    #expect(row.kind == "damaged")
    #expect(row.text == "line 21, column 6: expected a value")
    #expect(row.isFault)
    #expect(tail.faultCount == 4)
  }

  @Test func oldestRowsAreLeftOut() throws {
    let items = try Sample.items(LongJournal.text(1...20_000))
    let tail = tail(items)
    #expect(tail.rows.upperBound == items.count)
    #expect((50_000...51_000).contains(tail.rows.count))
    let first = tail.rows.lowerBound
    #expect(tail[first - 1] == nil)
    #expect(tail.courses.allSatisfy { $0.lastRow >= first })
    #expect(tail.faultCount == tail.rows.count { tail[$0]?.isFault ?? false })
    // The oldest tree that is left is as it was.
    let row = try #require(tail.nearestRow(from: first, by: 1) { $0.isChange })
    let number = try #require(tail[row]?.navigation)
    let expected = number % 2 == 1 ? "[home page\(number)]" : "[home]"
    #expect(tail.trees(of: 1, before: row, after: row).after.tree?.description == expected)
  }

  @Test func memoryIsBoundedWhereRecordsAreLarge() throws {
    let text = String(repeating: "x", count: 2000)
    let list = Array(repeating: "\"\(text)\"", count: 30).joined(separator: ",")
    let note = try Sample.items(#"{"k":"note","what":"misuse","a":[\#(list)]}"# + "\n")
    var tail = JournalTail()
    for _ in 0..<30_000 { for item in note { _ = tail.take(item) } }
    #expect(tail.rows.count < 25_000)
    #expect(tail.rows.count > 5000)
  }
}
