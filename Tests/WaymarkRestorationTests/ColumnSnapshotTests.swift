import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@MainActor @Suite("Snapshots of columns")
struct ColumnSnapshotTests {
  private let format = SnapshotFormat<Spot>()

  private func read(_ root: String, default tree: RouteTree<Spot> = RouteTree(.list)) -> (
    tree: String, dropped: [String]
  ) {
    let restoration = format.read(snapshotText(#"{"root": \#(root)}"#), default: tree)
    return (restoration.snapshot.tree.description, restoration.report.dropped.map(\.path))
  }

  private let home = stackText(#"{"home": {}}"#)
  private let one = stackText(#"{"item": {"id": 1}}"#, #"{"list": {}}"#)
  private let unknown = stackText(#"{"gone": {}}"#, #"{"list": {}}"#)

  @Test func whatIsWrittenComesBack() throws {
    let tree = RouteTree<Spot>(columns: [.home], [.item(id: 1), .list], capacity: 3, front: 0)
    let text = try SnapshotFormat<ShopSpot>().text(
      Snapshot(RouteTree(columns: [.catalogue], [.basket], capacity: 3, front: 0)))
    #expect(
      text == """
        {"snapshot":1,"tree":{"root":{"columns":[{"stack":[{"route":"catalogue"}]},{"stack":[{"route":"basket"}]}],\
        "front":0,"places":3}},"version":1}
        """)
    let saved = [
      ElementPosition(path: BranchPath.root.appending(branch: 1), index: 1): ["draft": SavedValue("Hello")]
    ]
    let snapshot = Snapshot(tree, saved: saved)
    let back = format.read(try format.write(snapshot), default: RouteTree(.home))
    #expect(back.snapshot.tree == tree)
    #expect(back.report.isComplete)
    #expect(back.snapshot.saved.keys.first == saved.keys.first)
  }

  @Test func anUnreadableColumnEndsTheColumnsThere() {
    let result = read(#"{"columns": [\#(home), \#(unknown), \#(one)], "places": 3, "front": 2}"#)
    #expect(result.tree == "[home*|.|.]")
    #expect(
      result.dropped == [
        "root.columns[1].stack[0]", "root.columns[1].stack[1]", "root.columns[1]", "root.columns[2]",
      ])
    let first = read(#"{"columns": [\#(unknown), \#(one)], "places": 2, "front": 1}"#)
    #expect(first.tree == "[list]")
    let standIn = read(
      #"{"columns": [\#(unknown), \#(one)], "places": 2, "front": 1}"#, default: RouteTree(columns: [.search])
    )
    #expect(standIn.tree == "[search|1 list*]")
  }

  @Test(
    arguments: [
      (#""places": 2, "front": 1"#, "[home|1 list*]", []), (#""places": 2"#, "[home*|1 list]", []),
      (#""places": 2, "front": 2"#, "[home|1 list*]", ["root"]),
      (#""places": 2, "front": -1"#, "[home*|1 list]", ["root"]),
      (#""places": 4, "front": 0"#, "[list]", ["root", "root"]),
      (#""front": 0"#, "[list]", ["root", "root"]),
      (#""places": 2, "front": 0, "tabs": []"#, "[list]", ["root", "root"]),
    ] as [(String, String, [String])])
  func whatIsNotValidIsSaid(members: String, tree: String, dropped: [String]) {
    let result = read(#"{"columns": [\#(home), \#(one)], \#(members)}"#)
    #expect(result.tree == tree)
    #expect(result.dropped == dropped)
  }

  @Test func aColumnWhoseLastPlaceIsRetiredGoesWithThoseAfter() {
    let format = SnapshotFormat<Spot>(
      version: 2, migrations: [SnapshotMigration(from: 1) { $0.retireCase("item") }])
    let only = stackText(#"{"item": {"id": 1}}"#)
    let text = snapshotText(
      #"{"root": {"columns": [\#(home), \#(only), \#(home)], "places": 3, "front": 2}}"#)
    let restoration = format.read(text, default: RouteTree(.list))
    #expect(restoration.snapshot.tree.description == "[home*|.|.]")
    // A front that is gone with its column is not the file's mistake.
    #expect(
      restoration.report.dropped.map(\.description) == [
        #"root.columns[1].stack[0]: it was retired: {"item":{"id":1}}"#,
        "root.columns[1]: nothing in it could be kept",
        #"root.columns[2]: it was above root.columns[1], which was dropped: {"stack":[{"route":{"home":{}}}]}"#,
      ])
  }
}
