import Testing
import WaymarkInspector
import WaymarkSampleJournals
import WaymarkTerminal

@testable import WaymarkCommand

struct WatchModelTests {
  private func model(_ text: String = Sample.text) throws -> WatchModel {
    model(of: try Sample.items(text))
  }

  private func model(of items: [JournalRecord]) -> WatchModel {
    var model = WatchModel()
    model.take(items)
    return model
  }

  @Test func listsAreOfNavigationsRecordsAndFaults() throws {
    let model = try model()
    #expect(model.timeline.navigations.map(\.number) == [1, 2])
    #expect(model[.navigations].list.items == [2, 11])
    #expect(model[.records].list.items == Array(0..<20))
    #expect(model[.problems].list.items == [15, 16, 18])
  }

  @Test func endIsFollowedUntilSomebodyMovesAway() throws {
    var model = try model(LongJournal.text(1...10))
    #expect(model[.records].chosen == 31)
    model.take(try Sample.items(LongJournal.text(11...12, isBegun: true)))
    let last = model.timeline.rows.upperBound - 1
    #expect(model[.records].chosen == last)
    #expect(model[.navigations].chosen == model.timeline.navigations.last?.id)
    let isTaken1 = model[.records].handle(.up)
    #expect(isTaken1)
    #expect(!model[.records].isFollowing)
    model.take(try Sample.items(LongJournal.text(13...14, isBegun: true)))
    #expect(model[.records].chosen == last - 1)
    // The others go on.
    #expect(model[.navigations].chosen == model.timeline.navigations.last?.id)
    let isTaken2 = model[.records].handle(.end)
    #expect(isTaken2)
    #expect(model[.records].isFollowing)
    model.take(try Sample.items(LongJournal.text(15...16, isBegun: true)))
    #expect(model[.records].chosen == model.timeline.rows.upperBound - 1)
  }

  @Test(arguments: [
    ("", [2, 11], 20), ("  ", [2, 11], 20), ("PUSH", [2], 3), ("failed", [11], 2), ("auth allow", [2], 1),
    ("#2 sign", [11], 4), ("zebra", [], 0),
  ])
  func allWordsHaveToBeThere(_ words: String, _ navigations: [Int], _ records: Int) throws {
    var model = try model()
    model.filter.text = words
    #expect(model[.navigations].list.items == navigations)
    #expect(model[.records].count == records, "\(model[.records].list.items)")
  }

  @Test func whatComesIsFilteredToo() throws {
    var model = try model(LongJournal.text(1...10))
    model.filter.text = "failed"
    #expect(model[.navigations].count == 0)
    // A navigation is listed as soon as it is like that.
    model.take(try Sample.items(LongJournal.text(11...250, isBegun: true)))
    #expect(
      model[.navigations].list.items.compactMap { model.timeline.navigation($0)?.number } == [100, 200])
    #expect(model[.records].count == 2)
    #expect(model.timeline.navigations.count == 250)
    model.filter.text = ""
    #expect(model[.navigations].count == 250)
  }

  @Test func momentsLeadFromChangeToChange() throws {
    let model = try model(LongJournal.text(1...10))
    var moment = WatchMoment.record(model.timeline.rows.upperBound - 1)
    var trees: [String] = []
    while let before = model.change(from: moment, by: -1) {
      moment = before
      trees.append(model.trees(at: moment)?.after.tree?.description ?? "?")
    }
    #expect(trees.count == 11)
    #expect(trees.prefix(2) == ["[home]", "[home page9]"])
    #expect(model.change(from: moment, by: 1) == .record(3))
  }

  @Test func treesOfANavigationAreThoseAroundIt() throws {
    let model = try model()
    let trees = try #require(model.trees(at: .navigation(2)))
    #expect(trees.before.tree?.description == "[home]")
    #expect(trees.after.tree?.description == "[home product(5)]")
    #expect(trees.after.shown?.description == "[home product(5)]")
  }

  @Test func oldestRowsGoFromTheLists() throws {
    var model = try model(LongJournal.text(1...20))
    let isTaken1 = model[.records].handle(.home)
    #expect(isTaken1)
    model.take(try Sample.items(LongJournal.text(21...20_000, isBegun: true)))
    let first = model.timeline.rows.lowerBound
    #expect(first > 0)
    #expect(model[.records].list.items == Array(model.timeline.rows))
    #expect(model[.navigations].list.items == model.timeline.navigations.map(\.id))
    #expect(model[.records].chosen == first)
    #expect(!model[.records].isFollowing)
    #expect(model[.navigations].isFollowing)
  }

  @Test func oneWindowIsListed() throws {
    let other = Sample.lines[2].replacing("\"w\":1", with: "\"w\":2")
    var model = try model(Sample.text + other + "\n")
    model.filter.text = "w2"
    #expect(model[.navigations].list.items == [21])
    #expect(model[.records].list.items == [21])
  }

  @Test(arguments: [
    ("ÉCRAN", true), ("écran", true), ("straße", true), ("#7", true), ("7", true), ("sign", true),
    ("#8", false), ("", true),
    ("\u{130}", false), ("sigö", false),
  ])
  func wordsAreFoundInAnyLetters(_ word: String, _ isFound: Bool) throws {
    var model = WatchModel()
    let line =
      #"{"k":"submit","s":3,"t":1,"w":1,"n":7,"op":"push","route":{"signIn":{"_0":"Écran STRASSE straße"}}}"#
    model.take(try Sample.items(Sample.text(of: Array(Sample.lines[..<2]) + [line])))
    model.filter.text = word
    #expect(model[.navigations].count == (isFound ? 1 : 0))
  }
}
