import Testing
import WaymarkInspector
import WaymarkSampleJournals

struct TimelineTests {
  @Test func treesAreThoseAroundAMoment() throws {
    let timeline = try Sample.timeline(Sample.lines)
    let trees = try #require(timeline.trees(before: 2, after: 10))
    #expect(trees.before.tree?.description == "[home]")
    #expect(trees.after.tree?.description == "[home product(5)]")
    #expect(trees.after.shown == trees.after.tree)
    #expect(timeline[6]?.changesTree == true && timeline[6]?.changesShown == false)
    #expect(timeline[9]?.changesTree == false && timeline[9]?.changesShown == true)
    // A row about all windows has the trees of the row before it.
    #expect(timeline.trees(before: 19, after: 19)?.after == timeline[18]?.trees)
  }

  @Test func resultsBelongToTheirNavigationAfterItsEnd() throws {
    let result = #"{"k":"result","s":21,"t":5000001,"w":1,"n":1,"type":"Color"}"#
    let timeline = try Sample.timeline(Sample.lines + [result])
    let rows = timeline.rows(of: timeline.navigations[0])
    #expect(rows.first?.text == "push product(5)")
    #expect(rows.last?.text == "returned a Color")
  }

  @Test func whatCannotBeReadIsARow() throws {
    let timeline = try Sample.timeline(Sample.text + "{\"k\":}\n")
    let row = try #require(timeline.keptRows.last)
    #expect(row.kind == "damaged")
    #expect(row.text == "line 21, column 6: expected a value")
    #expect(row.fault == "damaged")
    #expect(timeline.faultCount == 4)
  }

  @Test func oldestRowsAreLeftOut() throws {
    let timeline = try Sample.timeline(LongJournal.text(1...20_000))
    #expect(timeline.rows.upperBound == 60_002)
    #expect((50_000..<55_000).contains(timeline.rows.count))
    let first = timeline.rows.lowerBound
    #expect(timeline[first - 1] == nil)
    #expect(timeline.navigations.allSatisfy { $0.lastRow >= first })
    #expect(timeline.faultCount == timeline.keptRows.count { $0.fault != nil })
    // The oldest tree that is left is as it was.
    let row = try #require(timeline.row(after: first) { $0.changesTree })
    let number = try #require(row.navigation?.number)
    #expect(row.trees.tree?.description == (number % 2 == 1 ? "[home page\(number)]" : "[home]"))
  }

  @Test func memoryIsBoundedWhereRecordsAreLarge() throws {
    let text = String(repeating: "x", count: 60_000)
    let note = try Sample.items(#"{"k":"note","what":"misuse","a":"\#(text)"}"# + "\n")
    var timeline = Timeline()
    for _ in 0..<8000 { for item in note { timeline.take(item) } }
    #expect(timeline.rows.count < 6000 && timeline.rows.count > 500)
  }

  @Test func timesOfDayCountFromTheBeginning() throws {
    let timeline = try Sample.timeline(Sample.lines)
    let time = timeline.timeOfDay(61_000_000)
    #expect(time.wholeMatch(of: /\d\d:01:01/) != nil)
    #expect(try Sample.timeline([Sample.lines[1]]).timeOfDay(3_661_000_000) == "01:01:01")
    _ = timeline.timeOfDay(.max)
  }
}
