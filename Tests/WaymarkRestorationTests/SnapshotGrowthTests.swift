import Testing
import Waymark
import WaymarkRestoration

/// Nothing takes the square of what a file or a user's text holds.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct SnapshotGrowthTests {
  @Test func membersThatAMigrationSets() {
    var value: JSONValue = [:]
    for number in 0..<100_000 { value["\(number)"] = 1 }
    #expect(value.members?.count == 100_000)
  }

  /// Hashing a text takes the square of the number of marks on a character, minutes for a megabyte.
  @Test(arguments: [("MARKS", "1"), ("x", #""MARKS""#), ("x", #"{"MARKS": {}}"#)])
  func marksWithoutEndAreDamage(name: String, value: String) {
    func read(_ count: Int) -> SnapshotFailure? {
      let marks = String(repeating: "\u{301}\u{323}", count: count / 2)
      let member = #""\#(name)": \#(value)"#.replacing("MARKS", with: marks)
      let text =
        #"{\#(member), "snapshot": 1, "version": 1, "tree": {"root": \#(stackText(#"{"home": {}}"#))}}"#
      return SnapshotFormat<Spot>().read(text, default: RouteTree(.list)).report.failure
    }
    #expect(read(100) == nil)
    for count in [102, 500_000] {
      guard case .notJSON(_, "a text with at most 100 combining marks in a row")? = read(count) else {
        Issue.record("It was read")
        return
      }
    }
  }

  @Test func aTextThatCouldNotBeReadIsNotWritten() throws {
    let marks = String(repeating: "\u{301}", count: 101)
    var omissions: [SnapshotError] = []
    let position = ElementPosition(path: .root, index: 0)
    let saved = [position: ["draft": SavedValue(marks), marks: SavedValue("Milk"), "more": SavedValue(1)]]
    let format = SnapshotFormat<Spot>()
    let bytes = try format.write(Snapshot(RouteTree(.home, .note(title: marks)), saved: saved)) {
      omissions.append($0)
    }
    let back = format.read(bytes, default: RouteTree(.list))
    #expect(back.report.isComplete)
    #expect(back.snapshot.tree == RouteTree(.home))
    #expect(back.snapshot.saved[position]?.keys.sorted() == ["more"])
    #expect(omissions.count == 3)
  }
}
