import Foundation
import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@Suite("What cannot be written costs itself alone")
struct SnapshotOmissionTests {
  private let format = SnapshotFormat<Fickle>()
  private let fallback = RouteTree<Fickle>(.fine(-1))
  private let place = ElementPosition(path: .root, index: 0)

  /// The snapshot that comes back, and where something was left out.
  private func written(
    _ snapshot: Snapshot<Fickle>, byteLimit: Int = 8 << 20
  ) throws -> (snapshot: Snapshot<Fickle>, omissions: [SnapshotError]) {
    var omissions: [SnapshotError] = []
    let format = SnapshotFormat<Fickle>(byteLimit: byteLimit)
    let restoration = format.read(
      try format.write(snapshot) { omissions.append($0) }, default: fallback)
    #expect(restoration.report.isComplete, "\(restoration.report)")
    return (restoration.snapshot, omissions)
  }

  private func paths(_ omissions: [SnapshotError]) -> [String] {
    omissions.map { omission in
      switch omission {
      case .notWritable(let path, _), .valueTooLarge(let path, _, _): path
      default: "another error: \(omission)"
      }
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func numbersThatAreNotFiniteComeBack(_ number: Double) throws {
    let saved = ["offset": SavedValue(number), "more": SavedValue([1, number]), "draft": SavedValue("NaN")]
    let result = try written(Snapshot(RouteTree(.fine(1)), saved: [place: saved]))
    #expect(result.omissions.isEmpty)
    let values = try #require(result.snapshot.saved[place])
    let offset = try #require(values["offset"]?.value(as: Double.self))
    #expect(offset == number || (offset.isNaN && number.isNaN))
    #expect(values["more"]?.value(as: [Double].self)?.first == 1)
    #expect(values["offset"]?.value(as: Float.self)?.isFinite == false)
    #expect(values["draft"]?.value(as: String.self) == "NaN")
  }

  @Test func aDecimalThatIsNoNumberIsLeftOutAndTold() throws {
    let saved = ["prices": SavedValue([Decimal(1), .nan]), "draft": SavedValue("Milk")]
    let result = try written(Snapshot(RouteTree(.fine(1)), saved: [place: saved]))
    #expect(result.snapshot.saved[place]?.keys.sorted() == ["draft"])
    #expect(paths(result.omissions) == ["root.stack[0].saved.prices"])
  }

  @Test func aRouteThatIsNotEqualToItselfIsNeitherWrittenNorRead() throws {
    let result = try written(Snapshot(RouteTree(.fine(1), .offset(.nan))))
    #expect(result.snapshot.tree == RouteTree(.fine(1)))
    #expect(paths(result.omissions) == ["root.stack[1]"])
    let text = snapshotText(#"{"root": \#(stackText(#"{"number": 1}"#, #"{"offset": "NaN"}"#))}"#)
    let restoration = format.read(text, default: fallback)
    #expect(restoration.snapshot.tree == RouteTree(.fine(1)))
    #expect(restoration.report.dropped.map(\.path) == ["root.stack[1]"])
  }

  @Test func aValueThatDoesNotEncodeIsLeftOutAlone() throws {
    let saved = ["bad": SavedValue(UnwritableValue()), "good": SavedValue(7)]
    let result = try written(Snapshot(RouteTree(.fine(1), .fine(2)), saved: [place: saved]))
    #expect(result.snapshot.tree == RouteTree(.fine(1), .fine(2)))
    #expect(result.snapshot.saved[place]?["good"]?.value(as: Int.self) == 7)
    #expect(
      result.omissions == [
        .notWritable(at: "root.stack[0].saved.bad", "it refuses")
      ])
  }

  @Test func aRouteThatDoesNotEncodeTakesWhatIsAboveIt() throws {
    let tree = RouteTree<Fickle>(
      .stack(.fine(1), .unwritable(2), .fine(3)),
      modals: [
        Modal(.sheet, [.fine(4), .unwritable(5)]), Modal(.alert, [.fine(6)]), Modal(.sheet, [.unwritable(7)]),
        Modal(.sheet, [.fine(8)]),
      ])
    let result = try written(Snapshot(tree))
    #expect(
      result.snapshot.tree
        == RouteTree(.stack(.fine(1)), modals: [Modal(.sheet, [.fine(4)]), Modal(.alert, [.fine(6)])]))
    #expect(paths(result.omissions) == ["root.stack[1]", "modals[0].stack[1]", "modals[2].stack[0]"])
  }

  @Test func tabsAreWrittenOneByOne() throws {
    let tabs = RouteTabs<Fickle>(
      RouteTab(.fine(1)), RouteTab(.unwritable(2), [.fine(2)]), RouteTab(.fine(3), [.unwritable(3)]),
      RouteTab(.fine(4), [.fine(4), .fine(5)]), selectedKey: .fine(4))
    let position = ElementPosition(path: BranchPath.root.appending(branch: 3), index: 1)
    let result = try written(Snapshot(RouteTree(.tabs(tabs)), saved: [position: ["x": SavedValue(1)]]))
    #expect(
      result.snapshot.tree
        == RouteTree<Fickle>(
          tabs: RouteTab(.fine(1)), RouteTab(.fine(4), [.fine(4), .fine(5)]), selectedKey: .fine(4)))
    #expect(paths(result.omissions) == ["root.tabs[1]", "root.tabs[2].stack[0]"])
    let kept = ElementPosition(path: BranchPath.root.appending(branch: 1), index: 1)
    #expect(result.snapshot.saved[kept]?["x"]?.value(as: Int.self) == 1)
  }

  @Test func nothingThatEncodesIsAnErrorThatSaysWhere() {
    let error = SnapshotError.notWritable(at: "root.stack[0]", "it refuses")
    #expect(throws: error) { try format.write(Snapshot(RouteTree(.unwritable(1)))) }
  }

  @Test func savedValuesHaveHalfOfTheLimitTogether() throws {
    let saved = [
      "large": SavedValue(String(repeating: "x", count: 900)), "draft": SavedValue("Milk"),
      "larger": SavedValue(String(repeating: "y", count: 1200)),
    ]
    let snapshot = Snapshot(RouteTree<Fickle>(.fine(1)), saved: [place: saved])
    let roomy = try written(snapshot, byteLimit: 2_000)
    #expect(roomy.snapshot.saved[place]?.keys.sorted() == ["draft", "large"])
    let larger = "root.stack[0].saved.larger"
    #expect(roomy.omissions == [.valueTooLarge(at: larger, byteCount: 1211, room: 1000 - 14 - 910)])
    let tight = try written(snapshot, byteLimit: 200)
    #expect(tight.snapshot.saved[place]?.keys.sorted() == ["draft"])
    #expect(throws: SnapshotError.self) { try SnapshotFormat<Fickle>(byteLimit: 20).write(snapshot) }
  }

  /// A name may be a user's text too.
  @Test func aValueIsAsLargeAsItIsWithItsName() throws {
    let long = String(repeating: "k", count: 3_000)
    var saved = [long: SavedValue(1)]
    for number in 0..<10 { saved["draft\(number)"] = SavedValue("what a user has typed") }
    let result = try written(Snapshot(RouteTree<Fickle>(.fine(1)), saved: [place: saved]), byteLimit: 3_000)
    #expect(result.snapshot.saved[place]?.count == 10)
    #expect(paths(result.omissions) == ["root.stack[0].saved.\(long)"])
  }
}
