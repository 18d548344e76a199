import Testing
import Waymark
import WaymarkRestoration

/// Whatever a file holds, it is read as a tree that can be shown, and written again without a loss.
@Suite struct SnapshotRandomTests {
  private static let fallback = RouteTree<Spot>(
    .tabs(
      RouteTabs(
        RouteTab(.home), RouteTab(.search, [.search, .list]),
        RouteTab(.item(id: 1), .tabs(RouteTabs(RouteTab(.home), RouteTab(.list)))))))

  private static func format() -> SnapshotFormat<Spot> {
    SnapshotFormat(
      version: 3,
      migrations: [
        SnapshotMigration(from: 1) { document in
          document.renameCase("product", to: "item")
          document.renameCase("bag", to: "basket", in: "shop")
        },
        SnapshotMigration(from: 2) { $0.retireCase("news") },
      ])
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func aSnapshotThatIsWrittenIsReadAsTheSame(seed: UInt64) throws {
    let format = Self.format()
    var random = SnapshotSamples(seed: seed)
    for _ in 0..<50 {
      let snapshot = random.snapshot()
      let bytes = try format.write(snapshot)
      let restoration = format.read(bytes, default: Self.fallback)
      #expect(restoration.snapshot.tree == snapshot.tree)
      #expect(restoration.report.isComplete)
      #expect(try format.write(restoration.snapshot) == bytes)
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func aSnapshotThatIsCutOffAnywhereGivesTheDefaultTree(seed: UInt64) throws {
    var random = SnapshotSamples(seed: seed)
    let bytes = try Self.format().write(random.snapshot())
    for count in 0..<bytes.count {
      let restoration = Self.format().read(Array(bytes[..<count]), default: Self.fallback)
      #expect(restoration.snapshot.tree == Self.fallback)
      #expect(restoration.report.failure != nil)
    }
  }

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func damageOfAnyKindGivesATreeThatIsWrittenWhole(seed: UInt64) throws {
    var texts = DamagedSnapshots(seed: seed)
    let format = Self.format()
    for _ in 0..<200 {
      let bytes = texts.next()
      let text = String(decoding: bytes, as: UTF8.self)
      let restoration = format.read(bytes, default: Self.fallback)
      let (tree, report) = (restoration.snapshot.tree, restoration.report)
      if report.failure != nil { #expect(tree == Self.fallback && !report.isComplete, "\(text)") }
      #expect(!report.description.isEmpty)
      let written = try format.write(restoration.snapshot) { Issue.record("\($0) of \(text)") }
      let again = format.read(written, default: Self.fallback)
      #expect(again.report.isComplete && again.snapshot.tree == tree, "\(text)")
      #expect(try format.write(again.snapshot) == written, "\(text)")
    }
  }

  @Test func ofSeveralMembersOfOneNameTheLastCounts() {
    let text = #"""
      {"snapshot": 1, "version": 3, "tree": {"root": {"stack": [
        {"route": {"list": {}}, "route": {"home": {}}, "saved": {"draft": 1, "offset": 2, "draft": 3}}]}}}
      """#
    let snapshot = Self.format().read(text, default: Self.fallback).snapshot
    #expect(snapshot.tree == RouteTree(.home))
    let saved = snapshot.saved[ElementPosition(path: .root, index: 0)]
    #expect(saved?.count == 2)
    #expect(saved?["draft"]?.value(as: Int.self) == 3)
  }
}
