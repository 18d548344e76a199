import Testing
import Waymark
import WaymarkTesting

/// The width of a window and the user, where the screen is divided.
@MainActor @Suite("Columns on the screen")
struct ColumnRoomTests {
  private func life(_ bench: Bench, _ act: () -> Void) -> [String] {
    bench.clearLife()
    act()
    return bench.life
  }

  private func bench(front: Int, room: Int) -> Bench {
    let bench = Bench.columns([.home], capacity: 3, room: room)
    bench.noteLife()
    bench.router.set(RouteTree(columns: [.a], [.b], [.c], capacity: 3, front: front))
    return bench
  }

  @Test func itIsOneUntilTheHostSaysOtherwise() {
    let bench = Bench(RouteTree(columns: [.home], [.a], front: 0))
    #expect(bench.router.host.columnsThatFit == 1)
    #expect(bench.screen(.home).phase == .appeared)
    #expect(bench.screen(.a).phase != .appeared)
    bench.router.host.columnsThatFit = 2
    #expect(bench.router.host.columnsThatFit == 2)
    #expect(bench.screen(.a).phase == .appeared)
    bench.router.host.columnsThatFit = 0
    #expect(bench.router.host.columnsThatFit == 1)
    #expect(bench.screen(.a).phase == .covered)
    #expect(bench.screen(.home).phase == .appeared)
  }

  @Test func theFrontThatMovesTakesWhatFitsAlong() {
    let bench = bench(front: 0, room: 2)
    #expect(life(bench) { bench.router.focusColumn(2) } == ["a covered", "c appeared"])
    #expect(life(bench) { bench.router.focusColumn(1) } == ["c covered", "a appeared"])
    #expect(life(bench) { bench.host.userSelects(.branches(0)) } == [])
  }

  @Test func reportingInsideAnEditEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let bench = Bench.columns([.home])
        bench.router.edit { [router = bench.router] _ in router.host.columnsThatFit = 2 }
      }
    }
  }

  @Test func aSheetOverColumnsInATabWhoseWidthChangesLeavesOneScreenAPlace() {
    let columns = Container<Place>.columns(RouteColumns([.home], [.item(1)], front: 0))
    let bench = Bench(
      RouteTree(tabs: RouteTab(.search), RouteTab(.home, columns), selectedKey: .home))
    bench.noteLife()
    let before = bench.router.tree
    bench.router.host.columnsThatFit = 2
    bench.router.present(.m)
    bench.router.host.columnsThatFit = 1
    bench.router.host.columnsThatFit = 2
    bench.router.dismiss()
    #expect(bench.router.shown == before)
    #expect(bench.life.filter { $0.hasSuffix("created") } == ["m created"])
    #expect(bench.life.filter { $0.hasSuffix("removed") } == ["m removed"])
    #expect(bench.screen(.home).phase == .appeared && bench.screen(.item(1)).phase == .appeared)
  }

  @Test func aTapGivesTheFocusToEveryBranchOnThePath() {
    let columns = Container<Place>.columns(RouteColumns([.a], [.b], front: 0))
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search, columns)))
    bench.noteEvents()
    bench.host.userSelects(.branches(1, 1))
    #expect(bench.shown == "([home] | search*: [a|b*])")
    for nowhere in [BranchPath.branches(1, 1), .branches(1, 2)] {
      bench.router.host.report(.selected(nowhere))
    }
    #expect(bench.eventNames.filter { $0 == .reportIgnored }.count == 2)
  }

  @Test func guardsOfPlacesAreAskedAboutWhatComesAndWhatTheUserSelects() {
    let bench = Bench(RouteTree(columns: [.home], [.a]))
    var asked = 0
    bench.router.addGuard("private", entering: \.isFirstItem) { _ in
      asked += 1
      return asked < 3 ? .allow : .block("private")
    }
    bench.router.fill(.item(1), column: 1)
    bench.router.focusColumn(0)
    bench.host.userSelects(.branches(1))
    #expect(asked == 2, "the column that the user has selected is asked about afterwards")
    bench.router.recheck()
    #expect(bench.shown == "[home*|.]")
  }
}

extension Place {
  fileprivate var isFirstItem: Bool { self == .item(1) }
}
