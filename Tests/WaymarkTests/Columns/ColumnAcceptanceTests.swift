import Testing
import Waymark
import WaymarkTesting

/// What users of split views were bitten by.
@MainActor @Suite("Columns under use")
struct ColumnAcceptanceTests {
  @Test func aMessageThatIsShownTakesThePlaceOfAnother() {
    let bench = Bench.columns([.home])
    bench.noteLife()
    bench.router.show(.item(1))
    #expect(bench.shown == "[home|1*]")
    bench.clearLife()
    bench.router.show(.item(2))
    #expect(bench.shown == "[home|2*]")
    #expect(bench.life.contains("1 removed"))
    #expect(!bench.life.contains { $0.hasPrefix("home") })
  }

  @Test func turningADeviceTenTimesChangesNoTreeAndEndsNoScreen() {
    let bench = Bench.columns([.home], [.item(1)], answering: .later)
    var asked = 0
    bench.router.addGuard { _ in
      asked += 1
      return .allow
    }
    bench.router.push(.a)
    let asksForPush = asked
    let before = bench.identities
    for room in [2, 1, 2, 1, 2, 1, 2, 1, 2, 1] { bench.router.host.columnsThatFit = room }
    bench.host.acknowledgeAll()
    for room in [2, 1, 2, 1, 2, 1, 2, 1, 2, 1] { bench.router.host.columnsThatFit = room }
    #expect(bench.shown == "[home|1 a*]")
    #expect(bench.tree == bench.shown)
    #expect(bench.identities == before)
    #expect(asked == asksForPush)
    #expect(bench.host.steps.count == 1)
  }

  @Test func backInANarrowWindowClosesTheColumnsRoot() {
    let bench = Bench.columns([.home], [.item(1)])
    bench.host.userCloses(bench.entry(.item(1)))
    #expect(bench.shown == "[home*|.]")
    #expect(bench.displayed == "[home*|.]")
  }

  @Test func inAWideWindowThereIsNothingToGoBackTo() {
    let bench = Bench.columns([.home], [.item(1)], room: 2)
    #expect(bench.router.pop().currentOutcome == .unchanged)
    #expect(bench.router.popToRoot().currentOutcome == .unchanged)
    #expect(bench.tree == "[home|1*]")
  }

  @Test func aTapInAnotherColumnAsksNobodyAndChoosingAnotherMessageDoes() {
    let bench = Bench.columns([.home], [.item(1), .a], room: 2)
    var asked = 0
    let objection = bench.screen(.a).onLeave { _ in
      asked += 1
      return .stay("unsaved")
    }
    bench.noteEvents()
    bench.host.userSelects(.branches(0))
    #expect(bench.shown == "[home*|1 a]")
    #expect(asked == 0)
    #expect(!bench.eventNames.contains(.misused))
    #expect(bench.router.show(.item(2)).currentOutcome == .blocked(BlockReason("unsaved")))
    #expect(asked == 1)
    #expect(bench.shown == "[home*|1 a]")
    objection.cancel()
  }

  @Test func aNarrowWindowThatIsLaunchedShowsTheListAndNoDetailThatNobodyChose() {
    let bench = Bench.columns([.home])
    #expect(bench.router.shown?.visibleRoute == .home)
    #expect(bench.router.visibleContext.route == .home)
    #expect(bench.tree == "[home*|.]")
  }

  @Test func aSheetOverColumnsInATabWhoseWidthChangesLeavesOneScreenAPlace() {
    let columns = Container<Place>.columns(RouteColumns([.home], [.item(1)], front: 0))
    let bench = Bench(
      RouteTree(tabs: RouteTab(.search), RouteTab(.home, columns), selectedKey: .home))
    bench.noteLife()
    let before = bench.identities
    bench.router.host.columnsThatFit = 2
    bench.router.present(.m)
    bench.router.host.columnsThatFit = 1
    bench.router.host.columnsThatFit = 2
    bench.router.dismiss()
    #expect(bench.shown == "(search: [search] | home*: [home*|1])")
    #expect(bench.identities == before)
    #expect(bench.life.filter { $0.hasSuffix("created") } == ["m created"])
    #expect(bench.life.filter { $0.hasSuffix("removed") } == ["m removed"])
    #expect(bench.screen(.home).phase == .appeared && bench.screen(.item(1)).phase == .appeared)
  }
}
