import Testing
import Waymark
import WaymarkRestoration
import WaymarkTesting

@MainActor @Suite("Restoration")
struct RestoredTreeTests {
  private let format = SnapshotFormat<Spot>()

  @Test func anUnknownRouteInTheMiddleKeepsWhatIsBelowAndListsTheRest() {
    let text = snapshotText(
      #"{"root": \#(stackText(#"{"home": {}}"#, #"{"list": {}}"#, #"{"gone": {"x": 1}}"#, #"{"search": {}}"#))}"#
    )
    let restoration = format.read(text, default: RouteTree(.signIn))
    #expect(restoration.snapshot.tree == RouteTree(.home, .list))
    let report = restoration.report
    #expect(report.failure == nil)
    #expect(report.dropped.map(\.path) == ["root.stack[2]", "root.stack[3]"])
    #expect(report.dropped.map(\.contents) == [#"{"gone":{"x":1}}"#, #"{"search":{}}"#])
    guard case .unknownRoute? = report.dropped.first?.reason else {
      Issue.record("not named as unknown: \(report)")
      return
    }
    #expect(report.dropped.last?.reason == .above("root.stack[2]"))
  }

  @Test(arguments: [
    (#"{"snapshot":1,"version":1,"tree":{"root":{"stack":[{"rou"#, "is damaged or cut off"),
    ("", "is empty"),
    (#"{"name": "another app", "version": 3}"#, "is not a snapshot"),
    ("\u{0}\u{1}\u{2}PNG", "is damaged or cut off"),
  ])
  func aFileThatIsNoSnapshotIsKeptAside(_ contents: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(contents.utf8), to: "state.json")
    let store = SnapshotStore(path: folder.path("state.json"), format: format, timer: ManualClock())
    let restoration = store.load(default: RouteTree(.home))
    #expect(restoration.snapshot.tree == RouteTree(.home))
    #expect(restoration.report.failure?.description.contains(reason) == true)
    #expect(restoration.report.keptAside == folder.path("state.json.damaged"))
    store.save(Snapshot(RouteTree(.list)))
    try store.flush()
    #expect(try folder.read("state.json.damaged") == Array(contents.utf8))
    #expect(store.load(default: RouteTree(.home)).snapshot.tree == RouteTree(.list))
  }

  @Test(arguments: [
    ("sheet medium large*", "sheet medium large*"),
    ("sheet large 0.25* 300.0pt", "sheet large 0.25* 300.0pt"),
    ("sheet medium tall* large", "sheet medium large"), ("sheet 1.5 nan -3pt medium*", "sheet medium*"),
    ("sheet medium medium*", "sheet medium"), ("sheet medium* large*", "sheet medium large*"),
  ])
  func detentsThatAreNotKnownAreLeftOutAndTheSheetStays(_ text: String, _ kept: String) throws {
    let modal = #"{"style": "\#(text)", "stack": [{"route": {"list": {}}}]}"#
    let restoration = format.read(
      snapshotText(#"{"root": \#(stackText(#"{"home": {}}"#)), "modals": [\#(modal)]}"#),
      default: RouteTree(.signIn))
    let sheet = try #require(restoration.snapshot.tree.modals.first)
    #expect(sheet.presentation.description == kept)
    #expect(restoration.report.isComplete == (text == kept))
    #expect(restoration.report.dropped.map(\.path.description) == (text == kept ? [] : ["modals[0]"]))
  }

  @Test func aRestoredTreeRunsTheGuards() {
    let bench = SpotBench()
    var asked: [Spot] = []
    bench.router.addGuard { proposal in
      asked.append(proposal.destination.route)
      return proposal.destination.route == .note(title: "secret")
        ? .detour(to: .present(.signIn, as: .sheet)) : .allow
    }
    let navigation = bench.router.restore(Snapshot(RouteTree(.home, .note(title: "secret"))))
    bench.host.attach(to: bench.router)
    #expect(asked.first == .note(title: "secret"))
    #expect(bench.shown == "[home] {signIn}")
    #expect(!navigation.isCommitted)
    #expect(navigation.currentOutcome == nil)
  }

  @Test func aResultAfterARestoreReachesTheScreenBelow() throws {
    let first = SpotBench()
    first.host.attach(to: first.router)
    first.router.push(.list)
    first.router.present(.search)
    let bytes = try format.write(first.router.snapshot)

    let second = SpotBench()
    second.router.restore(format.read(bytes, default: RouteTree(.home)).snapshot)
    second.host.attach(to: second.router)
    let search = Question<Spot, Int>(.search)
    var returned: [Int] = []
    second.screen(.list).onAnswer(search) { returned.append($0) }
    second.screen(.home).onAnswer(search) { _ in Issue.record("not the screen below") }
    second.screen(.search).answer(search, 7)
    #expect(returned == [7])
    #expect(second.shown == "[home list]")
  }
}
