import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("What the user has already done")
struct ReportTests {
  @Test func aSwipeBackIsAFactThatNoGuardIsAskedAbout() throws {
    let bench = Bench(.home, .a, .b)
    bench.router.addGuard { _ in .block("no") }
    bench.screen(.b).onLeave { _ in .stay("no") }
    bench.noteEvents()
    var arrived: [Place] = []
    bench.router.didNavigate { arrived.append($0.route) }
    bench.host.userCloses(bench.entry(.b))
    #expect(bench.shown == "[home a]")
    #expect(bench.tree == "[home a]")
    #expect(
      bench.eventNames
        == [.reported, .lifecycle, .lifecycle, .misused].prefix(bench.eventNames.count).map(\.self))
    #expect(arrived == [.a])
    try bench.host.expectNothingElse()
  }

  @Test func aReportThatLetsAnotherNavigationGoOnIsToldAndSoIsThat() {
    let bench = Bench(.home, .a, .b)
    bench.screen(.b).onLeave { _ in
      await Task.yieldRepeatedly(1_000_000) { Task.isCancelled }
      return .allow
    }
    let navigation = bench.router.popToRoot()
    bench.noteEvents()
    bench.host.userCloses(bench.entry(.b))
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.tree == "[home]")
    #expect(bench.eventNames.first == .reported)
    #expect(bench.eventNames.contains(.committed))
  }

  @Test func draggingASheetToAnotherHeightIsTakenOverAndIsNoArrival() throws {
    let bench = Bench(.home)
    bench.router.present(.m, as: .sheet(detents: [.medium, .large]))
    bench.router.addGuard { _ in .block("no") }
    bench.noteEvents()
    var arrived: [Place] = []
    bench.router.didNavigate { arrived.append($0.route) }
    let sheet = bench.entry(.m)
    bench.host.clearRequests()
    bench.host.userSelects(.large, of: sheet)
    #expect(bench.router.tree.modals.first?.presentation.selected == .large)
    #expect(bench.router.shown == bench.router.tree)
    bench.host.userSelects(.large, of: sheet)
    bench.router.host.report(.selectedDetent(.fraction(0.3), of: sheet))
    bench.router.host.report(.selectedDetent(.medium, of: bench.entry(.home)))
    #expect(bench.eventNames == [.reported, .reportIgnored, .reportIgnored, .reportIgnored])
    #expect(arrived == [])
    #expect("\(ExternalChange<Place>.selectedDetent(.large, of: sheet))" == "selected large of \(sheet)")
    try bench.host.expectNothingElse()
  }

  @Test func aTapOnTheSelectedTabLeadsToItsRootsAndAtTheRootItIsTold() async {
    let columns = Container<Place>.columns(RouteColumns([.home, .a], [.b]))
    let bench = Bench(RouteTree(tabs: RouteTab(.home, columns), RouteTab(.search)))
    let tab = BranchPath.root.appending(branch: 0)
    bench.screen(.a).onLeave { _ in .allow }
    #expect(await bench.router.host.tapTab(at: tab).outcome == .completed)
    #expect(bench.tree == "([home|b*]* | [search])")
    bench.noteEvents()
    #expect(await bench.router.host.tapTab(at: tab).outcome == .unchanged)
    #expect(bench.eventNames.contains(.tappedAtRoot))
    #expect(await bench.router.host.tapTab(at: BranchPath.root.appending(branch: 1)).outcome == .completed)
    #expect(bench.tree == "([home|b*] | [search]*)")
  }

  @Test func whatIsNoNewsOrCannotBeIsIgnoredAndTold() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)))
    let before = bench.router.tree
    bench.noteEvents()
    bench.router.host.report(.closed(EntryID(rawValue: 999)))
    bench.router.host.report(.selected(.root))
    bench.router.host.report(.selected(BranchPath.root.appending(branch: 0)))
    bench.router.host.report(.selected(BranchPath.root.appending(branch: 7)))
    bench.router.host.report(.selected(BranchPath(layer: 3).appending(branch: 0)))
    #expect(bench.eventNames == Array(repeating: .reportIgnored, count: 5))
    // Only a rebuild brings a root back.
    bench.router.host.report(.closed(bench.entry(.home)))
    #expect(bench.eventNames.suffix(3) == [.reportIgnored, .rebuildBegan, .rebuildAcknowledged])
    #expect(bench.router.tree == before)
    #expect(bench.router.shown == before)
  }

  @Test func anotherDetentIsAStepOfTheSameModal() async throws {
    let bench = Bench(.home)
    let detents: [Presentation.Detent] = [.medium, .large]
    bench.router.present(.m, as: .sheet(detents: detents, selected: .medium))
    let sheet = bench.entry(.m)
    bench.host.clearRequests()
    let raised = RouteTree<Place>(
      .stack(.home), modals: [Modal(.sheet(detents: detents, selected: .large), .m)])
    try await bench.router.set(raised).expectOutcome(.completed)
    try bench.host.expectSteps("modal 1: sheet medium* large -> sheet medium large*")
    #expect(bench.router.shown?.modals.first?.presentation.selected == .large)
    #expect(bench.entry(.m) == sheet)
    #expect(bench.router.set(raised).currentOutcome == .unchanged)
    bench.router.edit { #expect($0.select(.medium, of: sheet) && !$0.select(.fraction(0.5), of: sheet)) }
    #expect(bench.host.steps.last?.isAnimated == true)
    try bench.host.expectSteps("modal 1: sheet medium large* -> sheet medium* large")
    #expect(bench.router.shown?.modals.first?.presentation.selected == .medium)
  }
}
