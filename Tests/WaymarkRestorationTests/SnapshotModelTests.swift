import Testing
import Waymark
import WaymarkRestoration

@Suite("The reader held against a slow and obvious one")
struct SnapshotModelTests {
  private static let fallback = RouteTree<Spot>(
    .tabs(
      RouteTabs(
        RouteTab(.home), RouteTab(.search, [.search, .list]),
        RouteTab(.item(id: 1), .tabs(RouteTabs(RouteTab(.home), RouteTab(.list)))))))

  private static func format(_ limits: SnapshotLimits) -> SnapshotFormat<Spot> {
    SnapshotFormat(
      version: 3,
      migrations: [
        SnapshotMigration(from: 1) { document in
          document.renameCase("product", to: "item")
          document.renameCase("bag", to: "basket", in: "shop")
        },
        SnapshotMigration(from: 2) { $0.retireCase("news") },
      ], limits: limits)
  }

  private static func model(_ limits: SnapshotLimits) -> SnapshotModel<Spot> {
    typealias Model = SnapshotModel<Spot>
    let rename = Model.renaming("product", to: "item")
    let renameInShop = Model.renaming("bag", to: "basket", in: "shop")
    return Model(
      version: 3,
      migrations: [1: { rename($0).flatMap(renameInShop) }, 2: Model.retiring("news")], limits: limits,
      fallback: fallback)
  }

  @Test(
    arguments: 1...4 as ClosedRange<UInt64>,
    [SnapshotLimits(), SnapshotLimits(byteCount: 700, placeCount: 5, modalCount: 1, tabCount: 3)])
  func bothReadTheSame(_ seed: UInt64, _ limits: SnapshotLimits) {
    var texts = DamagedSnapshots(seed: seed)
    let model = Self.model(limits)
    let format = Self.format(limits)
    for _ in 0..<100 {
      let bytes = texts.next()
      guard let problem = model.problem(with: bytes, of: format) else { continue }
      Issue.record("\(problem)\nfor \(String(decoding: bytes, as: UTF8.self))")
      return
    }
  }

  @Test func aNameThatIsSpelledInTwoWaysIsOneName() {
    let text = #"""
      {"snapshot": 1, "version": 3, "tree": {"root": {"stack": [
        {"route": {"home": {}}, "saved": {"e\u0341s": 1, "e\u0301t": 2, "e\u0301s": 3}}]}}}
      """#
    let model = Self.model(SnapshotLimits())
    #expect(model.problem(with: Array(text.utf8), of: Self.format(SnapshotLimits())) == nil)
  }
}
