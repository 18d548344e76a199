import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@Suite("Snapshots of older versions")
struct SnapshotMigrationTests {
  private let format = SnapshotFormat<Spot>(
    version: 3,
    migrations: [
      SnapshotMigration(from: 1) { document in
        document.renameCase("product", to: "item")
        document.renameCase("bag", to: "basket", in: "shop")
      },
      SnapshotMigration(from: 2) { $0.retireCase("news") },
    ])

  private func read(_ tree: String, version: Int = 1) -> (snapshot: Snapshot<Spot>, report: RestorationReport)
  {
    format.read(snapshotText(version: version, tree), default: RouteTree(.signIn))
  }

  @Test func renamedCasesAreReadUnderTheirNewNames() {
    let restoration = read(
      #"{"root": \#(stackText(#"{"home": {}}"#, #"{"product": {"id": 5}}"#, #"{"shop": {"_0": "bag"}}"#))}"#)
    #expect(restoration.snapshot.tree == RouteTree(.home, .item(id: 5), .shop(.basket)))
    #expect(restoration.report.isComplete)
  }

  @Test func aCaseThatIsLookedForInTheWrongPlaceIsNamedWithWhatWasLost() {
    let format = SnapshotFormat<Spot>(
      version: 2,
      migrations: [
        SnapshotMigration(from: 1) { document in
          document.renameCase("bag", to: "basket")
          document.renameCase("product", to: "item")
          document.retireCase("none", in: "shop")
        }
      ])
    let restoration = format.read(
      snapshotText(
        #"{"root": \#(stackText(#"{"home": {}}"#, #"{"product": {"id": 5}}"#, #"{"shop": {"_0": "bag"}}"#))}"#
      ),
      default: RouteTree(.signIn))
    let report = restoration.report
    #expect(restoration.snapshot.tree == RouteTree(.home, .item(id: 5)))
    #expect(report.unmatched == ["bag", "shop.none"].map { "the migration from 1 found no route \($0)" })
    for text in report.unmatched { #expect(report.description.contains(text)) }
  }

  @Test func aCaseThatAFileLacksIsNoFault() {
    let report = read(#"{"root": \#(stackText(#"{"home": {}}"#))}"#).report
    #expect(report.unmatched.count == 3)
    #expect(report.isComplete)
    #expect(report.description == "everything was restored")
  }

  @Test func aRetiredCaseIsTakenOutAndWhatIsAboveItStays() {
    let restoration = read(
      #"{"root": \#(stackText(#"{"home": {}}"#, #"{"news": {}}"#, #"{"list": {}}"#))}"#, version: 2)
    #expect(restoration.snapshot.tree == RouteTree(.home, .list))
    #expect(restoration.report.dropped.map(\.path) == ["root.stack[1]"])
    #expect(restoration.report.dropped.first?.reason == .retired)
  }

  @Test func tabsAndModalsGoWithTheirRoutesAndThoseAboveStay() {
    let news = stackText(#"{"news": {}}"#).dropFirst()
    let restoration = read(
      #"{"root": {"tabs": [{"key": {"news": {}}, \#(news), {"key": {"home": {}}, \#(stackText(#"{"home": {}}"#, #"{"news": {}}"#).dropFirst())], "selected": {"news": {}}}, "modals": [{"style": "sheet", \#(news), {"style": "sheet", \#(stackText(#"{"list": {}}"#).dropFirst())]}"#,
      version: 2)
    #expect(
      restoration.snapshot.tree
        == RouteTree(.tabs(RouteTabs(RouteTab(.home))), modals: [Modal(.sheet, [.list])]))
    #expect(
      restoration.report.dropped.map(\.path)
        == ["root.tabs[0]", "root.tabs[1].stack[1]", "modals[0].stack[0]", "modals[0]"])
  }

  @Test func routesMayBeRewrittenFreely() {
    let format = SnapshotFormat<Spot>(
      version: 2,
      migrations: [
        SnapshotMigration(from: 1) { document in
          document.mapRoutes { route in
            // The first version kept routes as the paths of links.
            guard let path = route.string, path.hasPrefix("/items/") else { return ["home": [:]] }
            return Int(path.dropFirst(7)).map { ["item": ["id": .number(String($0))]] }
          }
        }
      ])
    let restoration = format.read(
      snapshotText(#"{"root": \#(stackText(#""/""#, #""/items/5""#, #""/items/x""#))}"#),
      default: RouteTree(.list))
    #expect(restoration.snapshot.tree == RouteTree(.home, .item(id: 5)))
  }

  @Test func aMigrationThatGivesUpSaysWhy() {
    struct Refusal: Error {}
    let format = SnapshotFormat<Spot>(
      version: 2, migrations: [SnapshotMigration(from: 1) { _ in throw Refusal() }])
    let restoration = format.read(snapshotText(#"{"root": {}}"#), default: RouteTree(.list))
    #expect(restoration.report.failure == .migrationFailed(from: 1, "Refusal()"))
    #expect(restoration.snapshot.tree == RouteTree(.list))
  }

  @Test func savedValuesStayWithAMigratedRoute() {
    let restoration = read(
      #"{"root": {"stack": [{"route": {"home": {}}}, {"route": {"news": {}}}, {"route": {"product": {"id": 5}}, "saved": {"draft": "d"}}]}}"#
    )
    let position = ElementPosition(path: .root, index: 1)
    #expect(restoration.snapshot.saved[position]?["draft"]?.value(as: String.self) == "d")
  }

  @Test func twoMigrationsOfOneVersionAreAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      _ = SnapshotFormat<Spot>(
        version: 2, migrations: [SnapshotMigration(from: 1) { _ in }, SnapshotMigration(from: 1) { _ in }])
    }
    await #expect(processExitsWith: .failure) {
      _ = SnapshotFormat<Spot>(version: 2, migrations: [SnapshotMigration(from: 2) { _ in }])
    }
  }
}
