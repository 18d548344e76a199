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
    _ snapshot: Snapshot<Fickle>, _ limits: SnapshotLimits = SnapshotLimits()
  ) throws -> (snapshot: Snapshot<Fickle>, omissions: [SnapshotError]) {
    var omissions: [SnapshotError] = []
    let format = SnapshotFormat<Fickle>(limits: limits)
    let restoration = format.read(
      try format.write(snapshot) { omissions.append($0) }, default: fallback)
    #expect(restoration.report.isComplete, "\(restoration.report)")
    return (restoration.snapshot, omissions)
  }

  private func paths(_ omissions: [SnapshotError]) -> [String] {
    omissions.map { omission in
      switch omission {
      case .notWritable(let path, _), .valueTooLarge(let path, _, _), .tooMany(let path, _): path
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

  @Test func aDecimalThatIsNoNumberComesBack() throws {
    let saved = [
      "price": SavedValue(Decimal.nan), "perhaps": SavedValue(Decimal?.some(.nan)),
      "none": SavedValue(Decimal?.none),
    ]
    let result = try written(Snapshot(RouteTree(.fine(1)), saved: [place: saved]))
    #expect(result.omissions.isEmpty)
    let values = try #require(result.snapshot.saved[place])
    for value in [saved["price"], saved["perhaps"], values["price"], values["perhaps"]] {
      #expect(value?.value(as: Decimal.self)?.isNaN == true)
      #expect(value?.value(as: Decimal?.self)??.isNaN == true)
    }
    #expect(values["none"]?.value(as: Decimal?.self) == .some(.none))
  }

  /// JSONDecoder does not read it there, and the whole would be lost without a word.
  @Test func aDecimalThatIsNoNumberInsideAValueIsLeftOutAndTold() throws {
    let saved = ["prices": SavedValue([Decimal(1), .nan]), "named": SavedValue(["a": Decimal.nan])]
    let result = try written(Snapshot(RouteTree(.fine(1)), saved: [place: saved]))
    #expect(result.snapshot.saved.isEmpty)
    let account = "a Decimal that is no number cannot be read again inside another value"
    #expect(
      result.omissions
        == ["named", "prices"].map {
          .notWritable(at: "root.stack[0].saved.\($0)", account)
        })
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

  @Test func theLargestValuesAreLeftOutWhereTheWholeIsTooLong() throws {
    let saved = [
      "large": SavedValue(String(repeating: "x", count: 900)), "draft": SavedValue("Milk"),
      "larger": SavedValue(String(repeating: "y", count: 1200)),
    ]
    let snapshot = Snapshot(RouteTree<Fickle>(.fine(1)), saved: [place: saved])
    let roomy = try written(snapshot, SnapshotLimits(byteCount: 1500))
    #expect(roomy.snapshot.saved[place]?.keys.sorted() == ["draft", "large"])
    let larger = "root.stack[0].saved.larger"
    #expect(roomy.omissions == [.valueTooLarge(at: larger, byteCount: 1211, limit: 1500)])
    let tight = try written(snapshot, SnapshotLimits(byteCount: 200))
    #expect(tight.snapshot.saved[place]?.keys.sorted() == ["draft"])
    #expect(throws: SnapshotError.self) {
      try SnapshotFormat<Fickle>(limits: SnapshotLimits(byteCount: 20)).write(snapshot)
    }
  }

  /// A name may be a user's text too.
  @Test(arguments: [1_500, 3_000]) func aValueIsAsLargeAsItIsWithItsName(count: Int) throws {
    let long = String(repeating: "k", count: count)
    var saved = [long: SavedValue(1)]
    for number in 0..<10 { saved["draft\(number)"] = SavedValue("what a user has typed") }
    let result = try written(
      Snapshot(RouteTree<Fickle>(.fine(1)), saved: [place: saved]), SnapshotLimits(byteCount: 1500))
    #expect(result.snapshot.saved[place]?.count == 10)
    let path = "root.stack[0].saved.\(long)"
    #expect(result.omissions == [.valueTooLarge(at: path, byteCount: count + 4, limit: 1500)])
  }

  @Test func moreThanIsReadIsNotWrittenAndIsTold() throws {
    let stack = RouteStack<Fickle>(root: .fine(0), pushed: (1..<20).map(Fickle.fine))
    let tree = RouteTree<Fickle>(.stack(stack), modals: [Modal(.sheet, [.fine(1)])])
    let places = try written(Snapshot(tree), SnapshotLimits(placeCount: 5))
    #expect(places.snapshot.tree.stack(at: .root)?.count == 5)
    #expect(paths(places.omissions) == ["root.stack[5]", "modals[0].stack[0]"])

    var covered = RouteTree<Fickle>(.fine(0))
    for number in 1...5 { covered.present(.fine(number), as: .sheet) }
    let modals = try written(Snapshot(covered), SnapshotLimits(modalCount: 3))
    #expect(modals.snapshot.tree.modals == Array(covered.modals[..<3]))
    #expect(paths(modals.omissions) == ["modals[3]"])

    let list = RouteTabs<Fickle>(
      RouteTab(.fine(1)), RouteTab(.fine(2)), RouteTab(.fine(3)), selectedKey: .fine(3))
    let tabs = try written(Snapshot(RouteTree(.tabs(list))), SnapshotLimits(tabCount: 2))
    #expect(tabs.snapshot.tree == RouteTree(tabs: RouteTab(.fine(1)), RouteTab(.fine(2))))
    #expect(paths(tabs.omissions) == ["root.tabs[2]"])
  }

  @Test func whatAMigrationLeavesIsNotWrittenAsWhatCannotBeRead() throws {
    let migrations = [
      SnapshotMigration(from: 1) { document in
        var nested: SnapshotValue = 1
        for _ in 0..<100 { nested = [nested] }
        document.value["tree"]?["root"] = [
          "stack": [
            [
              "route": ["number": 1],
              "saved": ["a": .number("one"), "b": .number("1,2"), "c": nested, "d": 4],
            ]
          ]
        ]
      }
    ]
    let format = SnapshotFormat<Fickle>(version: 2, migrations: migrations)
    let restoration = format.read(snapshotText(#"{"root": {}}"#), default: fallback)
    #expect(restoration.snapshot.saved[place]?.keys.sorted() == ["d"])
    #expect(
      restoration.report.dropped.map(\.path) == [
        "root.stack[0].saved.a", "root.stack[0].saved.b", "root.stack[0].saved.c",
      ])
    #expect(format.read(try format.write(restoration.snapshot), default: fallback).report.isComplete)
  }
}
