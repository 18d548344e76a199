import Testing
import WaymarkRestoration
import WaymarkTesting

@testable import Waymark

/// Combining marks in a row are sorted when a text is hashed or compared, which takes the square of their number.
@MainActor @Suite("However many combining marks follow one another, nothing takes longer than the text is")
struct SnapshotMarkGrowthTests {
  private let place = ElementPosition(path: .root, index: 0)

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

  @Test func readingAModalsStyle() {
    let format = SnapshotFormat<ShopSpot>()
    let growth = growth { marks in
      let modal = #"{"style": "\#(marks)", "stack": [{"route": "basket"}]}"#
      _ = format.read(snapshotText(#"{"modals": [\#(modal)]}"#), default: RouteTree(.catalogue))
    }
    #expect(growth < 250)
  }

  @Test func tellingWhatCannotBeWritten() {
    let growth = growth { marks in
      let error = EncodingError.invalidValue(
        1, EncodingError.Context(codingPath: [], debugDescription: marks))
      #expect(Set([SnapshotCoder.account(of: error)]).count == 1)
    }
    #expect(growth < 250)
  }

  @Test(arguments: [30, 31, 90, 1_000])
  func aValueIsFoundByItsNameBeforeAndAfterARestart(count: Int) throws {
    let name = "draft of e" + Self.marks(count)
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
    #expect(next.screen(.home).saved[name.streamSafe] == text.streamSafe)
    next.screen(.home).saved.remove(name.streamSafe)
    #expect(next.screen(.home).saved.names.isEmpty)
  }

  @Test func aSnapshotMayNameItsValuesInEitherForm() throws {
    let name = Self.marks(100)
    let snapshot = Snapshot(RouteTree<Spot>(.home), saved: [place: [name: SavedValue(["\(name)": 1])]])
    let bench = SpotBench()
    bench.router.restore(snapshot)
    bench.host.attach(to: bench.router)
    #expect(bench.screen(.home).saved[name] == [name: 1])
    let format = SnapshotFormat<Spot>()
    var omissions: [SnapshotError] = []
    let bytes = try format.write(snapshot) { omissions.append($0) }
    let read = format.read(bytes, default: RouteTree(.list)).snapshot.saved[place]
    #expect(read?[name.streamSafe]?.value(as: [String: Int].self) == [name.streamSafe: 1])
    #expect(omissions.isEmpty)
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
