import Testing
import Waymark
import WaymarkTesting

@Suite("Reading what is valid of a snapshot")
struct SnapshotReadingTests {
  private let format = SnapshotFormat<Spot>()
  private let fallback = RouteTree<Spot>(
    .tabs(RouteTabs(RouteTab(.home), RouteTab(.search, [.search, .list]))))

  /// What was kept, and the paths of what was not.
  private func read(_ tree: String) -> (tree: String, dropped: [String], failure: SnapshotFailure?) {
    let restoration = format.read(snapshotText(tree), default: fallback)
    return (
      restoration.snapshot.tree.notation, restoration.report.dropped.map(\.path.description),
      restoration.report.failure
    )
  }

  @Test func theShapeIsTheOneThatIsDocumented() throws {
    let tree = RouteTree<ShopSpot>(
      .tabs(RouteTabs(RouteTab(.catalogue), RouteTab(.basket), selected: .basket)),
      modals: [Modal(.sheet, [.basket, .catalogue])])
    let saved = [ElementPosition(path: ContainerPath(layer: 1), index: 1): ["draft": SavedValue("Hello")]]
    #expect(
      try SnapshotFormat<ShopSpot>(version: 2).text(Snapshot(tree, saved: saved)) == """
        {"snapshot":1,"tree":{\
        "modals":[{"stack":[{"route":"basket"},{"route":"catalogue","saved":{"draft":"Hello"}}],"style":"sheet"}],\
        "root":{"selected":"basket","tabs":[{"key":"catalogue","stack":[{"route":"catalogue"}]},\
        {"key":"basket","stack":[{"route":"basket"}]}]}},"version":2}
        """)
  }

  @Test func aModalIsKeptUpToWhatIsUnknownInIt() {
    let home = stackText(#"{"home": {}}"#)
    let modals = [
      #"{"style": "sheet", "stack": [{"route": {"list": {}}}, {"route": 5}]}"#,
      #"{"style": "alert", "stack": [{"route": {"search": {}}}]}"#,
      #"{"style": "drawer", "stack": [{"route": {"search": {}}}]}"#,
      #"{"style": "sheet", "stack": [{"route": {"list": {}}}]}"#,
    ]
    let result = read(#"{"root": \#(home), "modals": [\#(modals.joined(separator: ","))]}"#)
    #expect(
      result.tree
        == RouteTree<Spot>(.stack(.home), modals: [Modal(.sheet, [.list]), Modal(.alert, [.search])]).notation
    )
    #expect(result.dropped == ["modals[0].stack[1]", "modals[2]", "modals[3]"])
  }

  @Test func aModalWithoutARootGoesWithThoseAboveIt() {
    let home = stackText(#"{"home": {}}"#)
    let result = read(
      #"{"root": \#(home), "modals": [{"style": "sheet", "stack": [{}]}, {"style": "sheet", "stack": []}]}"#)
    #expect(result.tree == "[home]")
    #expect(result.dropped == ["modals[0].stack[0]", "modals[0]", "modals[1]"])
  }

  @Test func tabsAreKeptOneByOneAndFallBackToTheDefaultOnes() {
    let tabs = [
      #"{"key": {"gone": {}}, "stack": [{"route": {"home": {}}}]}"#,
      #"{"key": {"search": {}}, "stack": [{"route": {"gone": {}}}]}"#,
      #"{"key": {"list": {}}, "stack": [{"route": {"gone": {}}}]}"#,
      #"{"key": {"home": {}}, "stack": [{"route": {"home": {}}}, {"route": {"item": {"id": 4}}, "saved": {"x": 1}}]}"#,
      #"{"key": {"home": {}}, "stack": [{"route": {"home": {}}}]}"#,
    ]
    let text = snapshotText(
      #"{"root": {"tabs": [\#(tabs.joined(separator: ","))], "selected": {"home": {}}}}"#)
    let restoration = format.read(text, default: fallback)
    let expected = RouteTree<Spot>(
      .tabs(
        RouteTabs(
          RouteTab(.search, [.search, .list]), RouteTab(.home, [.home, .item(id: 4)]), selected: .home)))
    #expect(restoration.snapshot.tree == expected)
    #expect(
      restoration.report.dropped.map(\.path.description) == [
        "root.tabs[0]", "root.tabs[1].stack[0]", "root.tabs[1]", "root.tabs[2].stack[0]", "root.tabs[2]",
        "root.tabs[4]",
      ])
    // What was saved is at the place that the tab has now.
    let position = ElementPosition(path: ContainerPath.root.appending(tab: 1), index: 1)
    #expect(restoration.snapshot.saved.keys.first == position)
    #expect(restoration.snapshot.saved[position]?["x"]?.value(as: Int.self) == 1)
  }

  @Test func aSelectedTabThatIsGoneGivesTheFirst() {
    let result = read(
      #"{"root": {"tabs": [{"key": {"list": {}}, "stack": [{"route": {"list": {}}}]}], "selected": {"gone": {}}}}"#
    )
    #expect(result.dropped == ["root"])
    #expect(result.failure == nil)
    #expect(result.tree.contains("list"))
  }

  @Test func aRootThatIsLostIsTheDefaultOne() {
    let modal = #"{"style": "sheet", "stack": [{"route": {"list": {}}}]}"#
    let kept = read(#"{"root": \#(stackText("7")), "modals": [\#(modal)]}"#)
    #expect(kept.tree == RouteTree(fallback.root, modals: [Modal(.sheet, [.list])]).notation)
    #expect(kept.dropped == ["root.stack[0]", "root"])
    let lost = read(#"{"root": \#(stackText("7"))}"#)
    #expect(lost.tree == fallback.notation)
    #expect(lost.failure == .nothingKept)
  }

  @Test(arguments: [7, 8, 9, 30])
  func tabsAreReadAsDeepAsTheyCanBeNested(_ depth: Int) {
    var text = stackText(#"{"home": {}}"#)
    for _ in 0..<depth { text = #"{"tabs": [{"key": {"list": {}}, "# + text.dropFirst() + "]}" }
    let restoration = format.read(snapshotText(#"{"root": \#(text)}"#), default: fallback)
    #expect((restoration.report.failure == nil) == (depth <= ContainerPath.maximumTabCount))
  }

  @Test func veryManyProblemsAreCountedAndNotListed() {
    let many = Array(repeating: "{}", count: 5000).joined(separator: ",")
    let report = format.read(snapshotText(#"{"root": {"stack": [\#(many)]}}"#), default: fallback).report
    #expect(report.dropped.count == RestorationReport.maximumListedCount)
    // The root itself is one more.
    #expect(report.unlistedCount == 5001 - RestorationReport.maximumListedCount)
  }

  @Test(arguments: [
    (#"{"snapshot": 2, "version": 1, "tree": {}}"#, SnapshotFailure.newerShape(2, known: 1)),
    (#"{"snapshot": 1, "version": 4, "tree": {}}"#, .newer(version: 4, known: 1)),
    (#"{"snapshot": 1, "tree": {}}"#, .foreign(missing: "version")),
    (#"{"snapshot": 1, "version": 1, "tree": []}"#, .foreign(missing: "tree")),
    (#"{"snapshot": 1.5, "version": 1, "tree": {}}"#, .foreign(missing: "snapshot")),
    (#"["snapshot"]"#, .foreign(missing: "snapshot")),
    (#"{"snapshot": 1, "version": 1, "tree": {}} x"#, .notJSON(offset: 42, expected: "the end")),
    ("", .empty),
  ])
  func whatCannotBeUsedSaysWhy(_ text: String, _ failure: SnapshotFailure) {
    let restoration = format.read(text, default: fallback)
    #expect(restoration.report.failure == failure)
    #expect(restoration.snapshot.tree == fallback)
  }

  @Test func aFileThatIsTooLongIsNotRead() {
    let bytes = [UInt8](repeating: 0x20, count: SnapshotLimits().byteCount + 1)
    guard case .tooLarge? = format.read(bytes, default: fallback).report.failure else {
      Issue.record("it was read")
      return
    }
  }

  @Test func nestingWithoutEndIsAnError() {
    for bracket in ["[", #"{"a":"#] {
      let text = String(repeating: bracket, count: 100_000)
      guard case .notJSON? = format.read(text, default: fallback).report.failure else {
        Issue.record("it was read")
        return
      }
    }
  }
}
