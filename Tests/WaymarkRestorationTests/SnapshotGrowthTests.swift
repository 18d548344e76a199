import Testing
import WaymarkRestoration
import WaymarkTesting

@testable import Waymark
@testable import WaymarkStorage

/// Nothing takes the square of what a file or a user's text holds.
@MainActor @Suite(.timeLimit(.minutes(30)))
struct SnapshotGrowthTests {
  @Test func membersThatAMigrationSets() {
    var value: SnapshotValue = [:]
    for number in 0..<100_000 { value["\(number)"] = 1 }
    #expect(value.members?.count == 100_000)
  }

  // MARK: Combining marks in a row, which are sorted when a text is hashed or compared

  private nonisolated static func marks(_ count: Int) -> String {
    String(repeating: "\u{301}\u{323}", count: count / 2)
  }

  /// How much longer 32 times the length takes: about as many times, where a square would be a thousand.
  private func growth(_ body: (String) throws -> Void) rethrows -> Double {
    func time(_ count: Int) throws -> Duration {
      let marks = Self.marks(count)
      return try (0..<5).map { _ in try ContinuousClock().measure { try body(marks) } }.min() ?? .zero
    }
    return try time(64_000) / time(2_000)
  }

  @Test(arguments: [
    ##"{"stack": [{"route": "basket", "saved": {"#": 1}}]}"##,
    ##"{"stack": [{"route": "basket", "saved": {"value": {"#": 1}}}]}"##,
    ##"{"stack": [{"route": "basket"}, {"route": {"#": 1}}]}"##,
    // The name of a case is found by comparing.
    ##"{"stack": [{"route": "basket"}, {"route": "#"}]}"##,
    ##"{"tabs": [{"key": "basket", "stack": [{"route": "basket"}]}, {"key": "#"}], "selected": "#"}"##,
    ##"{"stack": [{"route": "basket"}], "#": "#"}"##,
  ])
  func readingAFile(root: String) {
    let format = SnapshotFormat<ShopSpot>(
      version: 2, migrations: [SnapshotMigration(from: 1) { $0.renameCase("bag", to: "basket") }])
    let growth = growth { marks in
      let text = snapshotText(#"{"root": \#(root.split(separator: "#").joined(separator: marks))}"#)
      let tree = format.read(text, default: RouteTree(.catalogue)).snapshot.tree
      #expect(tree.root.visibleElement == .basket)
    }
    #expect(growth < 250)
  }

  /// A name that a developer writes has few marks; a text that a user types may have many.
  @Test(arguments: [30, 31, 90, 1_000])
  func aValueIsFoundByItsNameBeforeAndAfterARestart(count: Int) throws {
    let name = "draft of e" + Self.marks(30)
    let text = Self.marks(count) + "!"
    let bench = SpotBench()
    bench.host.attach(to: bench.router)
    bench.screen(.home).saved[name] = text
    #expect(bench.screen(.home).saved[name] == text)
    let format = SnapshotFormat<Spot>()
    let next = SpotBench()
    next.router.restore(
      format.read(try format.write(bench.router.snapshot), default: RouteTree(.list)).snapshot)
    next.host.attach(to: next.router)
    #expect(next.screen(.home).saved[name] == text.streamSafe)
    next.screen(.home).saved.remove(name)
    #expect(next.router.snapshot.saved.isEmpty)
  }

  /// Unicode Standard Annex 15, section 13.
  @Test func aJoinerPartsMarksAfterThirtyInARow() {
    let mark = "\u{301}"
    func marks(_ count: Int) -> String { String(repeating: mark, count: count) }
    func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
    #expect(scalars(("e" + marks(30)).streamSafe) == scalars("e" + marks(30)))
    #expect(scalars(("e" + marks(31)).streamSafe) == scalars("e" + marks(30) + "\u{34F}" + mark))
    let long = marks(30) + "\u{34F}" + marks(30) + "\u{34F}" + marks(5) + "x" + marks(9)
    #expect(scalars((marks(65) + "x" + marks(9)).streamSafe) == scalars(long))
    #expect(scalars(long.streamSafe) == scalars(long))
    let words = String(repeating: "Milch und Brot für \u{1F98A}, 한국어, e\u{301}. ", count: 9)
    #expect(scalars(words.streamSafe) == scalars(words))
  }
}
