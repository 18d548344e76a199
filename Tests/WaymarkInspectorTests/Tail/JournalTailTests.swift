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

  @Test func coursesAreThereWhileTheyAreUnderWay() throws {
    var tail = JournalTail()
    var outcomes: [String] = []
    for item in try Sample.items(Sample.text(of: Array(Sample.lines[..<11]))) {
      let news = tail.take(item)
      for id in news.courses { outcomes.append(tail.course(id)?.outcome ?? "?") }
    }
    #expect(outcomes == Array(repeating: "unfinished", count: 8) + ["completed"])
    #expect(tail.courses.map(\.number) == [1])
  }

  @Test func resultsBelongToTheirNavigationAfterItsEnd() throws {
    let result = #"{"k":"result","s":21,"t":5000001,"w":1,"n":1,"type":"Color"}"#
    let tail = tail(try Sample.items(Sample.text(of: Sample.lines + [result])))
    let rows = tail.rows(ofCourse: 2).compactMap { tail[$0] }
    #expect(rows.first?.text == "push shop.product(id: 5)")
    #expect(rows.last?.text == "returned a Color")
  }

  @Test func anotherRunsNumbersAreOthers() throws {
    let tail = tail(try Sample.items(Sample.text(of: Array(Sample.lines[..<5]) + Sample.lines)))
    #expect(tail.courses.map(\.number) == [1, 1, 2])
    #expect(tail.courses.map(\.outcome) == ["unfinished", "completed", "failed"])
    for course in tail.courses { #expect(tail.rows(ofCourse: course.firstRow).first == course.firstRow) }
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

  @Test func navigationWithoutEndKeepsNoMoreRowsThanThereAre() throws {
    var tail = JournalTail()
    let begin = try Sample.items(Sample.lines[0] + "\n" + Sample.lines[1] + "\n" + Sample.lines[2] + "\n")
    let note = try Sample.items(#"{"k":"note","w":1,"n":1,"what":"misuse"}"# + "\n").suffix(1)
    for item in begin { _ = tail.take(item) }
    for _ in 0..<60_000 { for item in note { _ = tail.take(item) } }
    #expect(tail.rows.lowerBound > 0)
    #expect(tail.rows(ofCourse: 2) == Array(tail.rows))
    #expect(tail.course(2)?.faults.count == NavigationCourse.maximumSpans)
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

  @Test func treesOfThePastAreTheSameInWhateverOrderTheyAreAskedFor() throws {
    var text = LongJournal.text(1...700)
    text += LongJournal.text(701...720, isBegun: true).replacing(#""w":1"#, with: #""w":2"#)
    let items = try Sample.items(text)
    var follower = JournalFollower()
    var expected: [JournalTree?] = []
    var tail = JournalTail()
    var copy: JournalTail?
    for item in items {
      guard case .record(let record) = item else { continue }
      _ = follower.follow(record)
      expected.append(follower.windows[1]?.tree)
      _ = tail.take(item)
      if tail.rows.count == 1500 {
        copy = tail
        _ = tail.trees(of: 1, before: 1499, after: 1499)
      }
    }
    func check(_ tail: JournalTail, _ row: Int) {
      #expect(tail.trees(of: 1, before: row, after: row).after.tree == expected[row], "row \(row)")
      if row > 0 { #expect(tail.trees(of: 1, before: row, after: row).before.tree == expected[row - 1]) }
    }
    var random = SystemRandomNumberGenerator()
    for row in tail.rows.shuffled(using: &random).prefix(800) { check(tail, row) }
    for row in 990..<1010 { check(tail, row) }
    for row in (990..<1010).reversed() { check(tail, row) }
    // A copy that goes on otherwise has other trees.
    var other = try #require(copy)
    _ = other.trees(of: 1, before: 1499, after: 1499)
    let whole =
      #"{"k":"commit","s":1501,"t":1501,"w":1,"n":9,"tree":{"root":{"stack":[{"e":1,"r":"x"}]}}}"# + "\n"
    for item in try Sample.items(Sample.lines[0] + "\n" + whole).suffix(1) { _ = other.take(item) }
    #expect(other.trees(of: 1, before: 1500, after: 1500).after.tree?.description == "[x]")
    check(tail, 1500)
  }
}
