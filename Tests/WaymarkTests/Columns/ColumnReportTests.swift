import Testing
import Waymark
import WaymarkTesting

/// What the user does in columns, also while the host is doing something there.
@MainActor @Suite("Columns that the user changes")
struct ColumnReportTests {
  @Test func aTapGivesTheFocusToEveryBranchOnThePath() {
    let columns = Container<Place>.columns(RouteColumns([.a], [.b], front: 0))
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search, columns)))
    bench.noteEvents()
    bench.host.userSelects(.branches(1, 0))
    #expect(bench.shown == "(home: [home] | search*: [a*|b])", "the tab lacked it")
    bench.router.host.report(.selected(.branches(1, 0)))
    #expect(bench.eventNames.filter { $0 == .reportIgnored }.count == 1)
    bench.host.userSelects(.branches(1, 1))
    #expect(bench.tree == "(home: [home] | search*: [a|b*])")
    bench.router.host.report(.selected(.branches(1, 2)))
    #expect(bench.eventNames.filter { $0 == .reportIgnored }.count == 2)
  }

  @Test func theUserClosesAColumnToWhichMoreWasPushed() {
    let bench = Bench.columns([.home], [.item(1)], [.m], places: 3, front: 1, answering: .later)
    bench.router.push(.a)
    bench.router.edit { tree in tree.push(.b, at: .branches(2)) }
    bench.host.userCloses(bench.entry(.item(1)))
    bench.host.acknowledgeAll()
    #expect(bench.tree == "[home*|.|.]")
    #expect(bench.shown == bench.tree && bench.displayed == bench.tree)
    #expect(bench.host.misfits.isEmpty)
  }

  /// What is under way, what the user does meanwhile, and what comes of it.
  struct Meeting: CustomStringConvertible, Sendable {
    let name: String
    let navigate: @MainActor @Sendable (Router<Place>) -> Void
    let act: @MainActor @Sendable (Bench) -> Void
    let result: String
    var description: String { name }

    init(
      _ name: String, _ navigate: @escaping @MainActor @Sendable (Router<Place>) -> Void,
      _ act: @escaping @MainActor @Sendable (Bench) -> Void, _ result: String
    ) {
      (self.name, self.navigate, self.act, self.result) = (name, navigate, act, result)
    }
  }

  nonisolated static let meetings: [Meeting] = [
    Meeting("a push in a column that is closed", { $0.push(.b) }, { $0.closes(.item(1)) }, "[home*|.|.]"),
    Meeting(
      "a push in the first column, another is closed", { $0.pushInFirst() }, { $0.closes(.item(1)) },
      "[home b*|.|.]"),
    Meeting("a pop in a column that is closed", { $0.pop() }, { $0.closes(.item(1)) }, "[home*|.|.]"),
    Meeting("a pop of what the user pops", { $0.pop() }, { $0.closes(.a) }, "[home|1*|m]"),
    Meeting(
      "a fill of a column that is closed", { $0.fill(.item(2), column: 1) }, { $0.closes(.item(1)) },
      "[home|2*|.]"),
    Meeting(
      "a fill behind a column that is closed", { $0.fill(.n, column: 2) }, { $0.closes(.item(1)) },
      "[home*|.|.]"),
    Meeting(
      "a fill of one that the user closes as it comes", { $0.fill(.item(2), column: 1) },
      { $0.closes(.item(2)) }, "[home*|.|.]"),
    Meeting(
      "a fill while the first column is tapped", { $0.fill(.item(2), column: 1) }, { $0.taps(0) },
      "[home*|2|.]"
    ),
    Meeting(
      "a fill while the one that goes is tapped", { $0.fill(.item(2), column: 1) }, { $0.taps(2) },
      "[home|2*|.]"),
    Meeting(
      "a front that moves while another is tapped", { $0.focusColumn(0) }, { $0.taps(2) }, "[home|1 a|m*]"),
    Meeting(
      "a front that moves where the user taps", { $0.focusColumn(0) }, { $0.taps(0) }, "[home*|1 a|m]"),
    Meeting(
      "a front that moves to one that is closed", { $0.focusColumn(2) }, { $0.closes(.m) }, "[home|1 a*|.]"),
    Meeting(
      "a front that moves from one that is closed", { $0.focusColumn(0) }, { $0.closes(.item(1)) },
      "[home*|.|.]"),
    Meeting(
      "columns that go while one of them is closed", { $0.clearColumns(from: 1) }, { $0.closes(.m) },
      "[home*|.|.]"),
    Meeting(
      "columns that go while one of them is tapped", { $0.clearColumns(from: 1) }, { $0.taps(2) },
      "[home*|.|.]"),
    Meeting("a push while another column is tapped", { $0.push(.b) }, { $0.taps(0) }, "[home*|1 a b|m]"),
    Meeting(
      "other places while a column is closed",
      { $0.set(RouteTree(columns: [.home], [.item(1), .a], places: 2)) },
      { $0.closes(.item(1)) }, "[home*|.]"),
    Meeting(
      "other places while a column is tapped",
      { $0.set(RouteTree(columns: [.home], [.item(1), .a], places: 2)) },
      { $0.taps(0) }, "[home*|1 a]"),
    Meeting(
      "a sheet that comes while a column is closed", { $0.present(.n) }, { $0.closes(.m) },
      "[home|1 a*|.] {n}"),
  ]

  @Test(arguments: meetings) func whatTheUserDoesMeanwhileHolds(meeting: Meeting) {
    let bench = Bench.columns(
      [.home], [.item(1), .a], [.m], places: 3, front: 1, room: 3, answering: .later)
    meeting.navigate(bench.router)
    meeting.act(bench)
    bench.host.acknowledgeAll()
    #expect(bench.tree == meeting.result)
    #expect(bench.shown == bench.tree && bench.displayed == bench.tree)
    #expect(bench.host.misfits.isEmpty)
    #expect(bench.router.isSettled)
  }

  @Test(arguments: meetings) func whatTheUserDoesHoldsAlsoForWhatWaits(meeting: Meeting) {
    let bench = Bench.columns(
      [.home], [.item(1), .a], [.m], places: 3, front: 1, room: 3, answering: .later)
    bench.router.present(.o)
    bench.router.dismiss()
    meeting.navigate(bench.router)
    bench.host.acknowledge()
    meeting.act(bench)
    bench.host.acknowledgeAll()
    #expect(bench.shown == bench.tree && bench.displayed == bench.tree)
    #expect(bench.host.misfits.isEmpty)
    #expect(bench.router.isSettled)
  }

  @Test func aFrontThatTheUserHasMovedTakesBackANavigationToAnother() {
    let bench = Bench.columns([.home], [.item(1)], front: 1, answering: .later)
    let navigation = bench.router.focusColumn(0)
    bench.host.acknowledge()
    #expect(navigation.currentOutcome == .completed)
    let second = bench.router.focusColumn(1)
    bench.host.userSelects(.branches(1))
    bench.host.acknowledgeAll()
    #expect(second.currentOutcome == .completed)
    #expect(bench.shown == "[home|1*]")
  }
}

extension Bench {
  fileprivate func closes(_ place: Place) {
    var shown: EntryID?
    host.displayed?.forEachElement { if $0.route == place { shown = $0.id } }
    host.userCloses(shown ?? entry(place))
  }

  fileprivate func taps(_ column: Int) { host.userSelects(.branches(column)) }
}

extension Router where R == Place {
  fileprivate func pushInFirst() { edit { tree in tree.push(.b, at: .branches(0)) } }
}
