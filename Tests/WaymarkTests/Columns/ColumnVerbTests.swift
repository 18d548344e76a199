import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Verbs in columns")
struct ColumnVerbTests {
  @Test func fillEmptiesWhatFollowsAndComesToFront() throws {
    let bench = Bench.columns([.home], [.item(1), .a], [.m], places: 3)
    #expect(bench.router.fill(.item(2), column: 1).currentOutcome == .completed)
    #expect(bench.shown == "[home|2*|.]")
    try bench.host.expectSteps("columns 1 a|m -> 2, front 2 -> 1")
  }

  @Test func fillTakesTheFirstEmptyPlaceAndRefusesOneThatIsNotThere() {
    let bench = Bench.columns([.home], places: 3)
    bench.router.fill(.m, column: 2)
    #expect(bench.shown == "[home|m*|.]")
    #expect(bench.router.fill(.a, column: 3).currentOutcome == .failed(.notThere))
    #expect(bench.router.fill(.a, column: -1).currentOutcome == .failed(.notThere))
    #expect(Bench(.home).router.fill(.a, column: 0).currentOutcome == .failed(.notThere))
  }

  @Test func fillKeepsTheScreensOfAColumnWithTheSameRoot() {
    let bench = Bench.columns([.home], [.item(1), .a], front: 0)
    let kept = bench.entry(.item(1))
    bench.router.fill(.item(1), column: 1)
    #expect(bench.shown == "[home|1*]")
    #expect(bench.entry(.item(1)) == kept)
    #expect(bench.router.fill(.item(1), column: 1).currentOutcome == .unchanged)
    bench.router.fill(.stack([.item(2), .a]), column: 1)
    #expect(bench.shown == "[home|2 a*]")
    #expect(bench.entry(.item(2)) != kept)
  }

  @Test func fillOfTheFirstColumnKeepsWhatStays() {
    let bench = Bench.columns([.home, .a], [.item(1)])
    let kept = bench.entry(.home)
    bench.router.fill(.stack([.home, .b]), column: 0)
    #expect(bench.shown == "[home b*|.]")
    #expect(bench.entry(.home) == kept)
  }

  @Test func emptyNeverTakesTheFirst() {
    let bench = Bench.columns([.home], [.item(1)], [.m], places: 3)
    bench.router.clearColumns(from: 2)
    #expect(bench.shown == "[home|1*|.]")
    bench.router.clearColumns(from: 0)
    #expect(bench.shown == "[home*|.|.]")
    #expect(bench.router.clearColumns(from: 1).currentOutcome == .unchanged)
  }

  @Test func focusingAColumnMovesTheFocusAlone() throws {
    let bench = Bench.columns([.home], [.item(1)])
    #expect(bench.router.focusColumn(0).currentOutcome == .completed)
    #expect(bench.shown == "[home*|1]")
    try bench.host.expectSteps("select 1 -> 0")
    #expect(bench.router.focusColumn(0).currentOutcome == .unchanged)
    #expect(bench.router.focusColumn(2).currentOutcome == .failed(.notThere))
  }

  @Test func whatIsThereIsShownWithoutEmptyingAnything() {
    let bench = Bench.columns([.home, .a], [.item(1), .b], [.m], places: 3)
    bench.router.show(.item(1))
    #expect(bench.shown == "[home a|1*|m]")
    bench.router.show(.a)
    #expect(bench.shown == "[home a*|1|m]")
  }

  @Test(arguments: [(Place.item(1), "[home|1*|.]"), (.m, "[home|m*|.]"), (.b, "[home b*|.|.]")])
  func whatIsShownGoesWhereItIsPlaced(place: Place, result: String) {
    let bench = Bench.columns([.home], places: 3)
    bench.router.show(place)
    #expect(bench.shown == result)
  }

  @Test func aColumnThatIsNotThereIsTheLastOne() {
    let bench = Bench.columns([.home], [.item(1)])
    bench.router.show(.m)
    #expect(bench.shown == "[home|m*]")
    let stack = Bench(RouteTree(.stack(.home)), placement: { _ in .column(1) })
    stack.router.show(.a)
    #expect(stack.shown == "[home a]")
  }

  @Test func aColumnBeforeTheFirstIsTheFirst() {
    let columns = Container<Place>.columns(RouteColumns([.home], [.item(1)]))
    let bench = Bench(RouteTree(columns), placement: { _ in .column(-1) })
    bench.router.show(.m)
    #expect(bench.shown == "[m*|.]")
  }

  @Test func whatIsPlacedInAColumnIsSeen() {
    let columns = Container<Place>.columns(RouteColumns([.home], [.a], front: 0))
    let bench = Bench(RouteTree(columns), placement: { _ in .column(1) })
    bench.router.present(.n)
    bench.router.show(.b)
    #expect(bench.shown == "[home|b*]")
  }

  @Test func aPushFromAnotherColumnDoesNotMoveTheFront() throws {
    let bench = Bench.columns([.home], [.item(1)], room: 2)
    bench.screen(.home).push(.a)
    #expect(bench.shown == "[home a|1*]")
    try bench.host.expectSteps("push a in branch 0")
  }

  @Test func aContextFillsTheColumnsThatItsScreenIsIn() {
    let columns = Container<Place>.columns(RouteColumns([.a], [.b], front: 0))
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search, columns)))
    let screen = bench.screen(.a)
    screen.fill(.c, column: 1)
    #expect(bench.shown == "(home*: [home] | search: [a|c*])")
    screen.focusColumn(0)
    #expect(bench.shown == "(home*: [home] | search: [a*|c])")
    screen.clearColumns(from: 1)
    #expect(bench.shown == "(home*: [home] | search: [a*|.])")
    #expect(bench.screen(.home).fill(.c, column: 1).currentOutcome == .failed(.notThere))
    #expect(bench.router.fill(.c, column: 1).currentOutcome == .failed(.notThere))
  }

  @Test func anotherRootOfAColumnIsAnotherColumn() throws {
    let bench = Bench.columns([.home], [.item(1), .a])
    let above = bench.entry(.a)
    bench.router.setStack([.item(2), .a])
    #expect(bench.shown == "[home|2 a*]")
    #expect(bench.entry(.a) != above)
    try bench.host.expectSteps("columns 1 a -> 2 a")
    bench.router.pop()
    try bench.host.expectSteps("pop a in branch 1")
    bench.router.replaceTop(with: .item(3))
    try bench.host.expectSteps("columns 2 -> 3")
    #expect(bench.shown == "[home|3*]")
    bench.router.focusColumn(0)
    bench.host.clearRequests()
    bench.router.replaceTop(with: .b)
    try bench.host.expectSteps("swap home -> b above 0 in branch 0")
    #expect(bench.shown == "[b*|3]")
  }

  @Test func closingAColumnsRootEmptiesIt() {
    let bench = Bench.columns([.home], [.item(1), .a], [.m], places: 3)
    bench.router.close(bench.entry(.item(1)))
    #expect(bench.shown == "[home*|.|.]")
    #expect(bench.screen(.home).close().currentOutcome == .unchanged)
  }

  @Test func theEditorHasTheSameVerbs() {
    let bench = Bench.columns([.home], places: 3)
    bench.router.edit { tree in
      tree.fill(.item(1), column: 1)
      tree.fill(.stack([.m, .a]), column: 2)
      tree.focusColumn(0)
      tree.clearColumns(from: 2)
      tree.focus(BranchAddress(modal: nil, keys: [.column(1)]))
    }
    #expect(bench.shown == "[home|1*|.]")
    bench.router.submit(.focus(BranchAddress(modal: nil, keys: [.column(0)])))
    #expect(bench.shown == "[home*|1|.]")
    bench.router.submit(.focus(BranchAddress(modal: nil, keys: [.column(2)])))
    bench.router.submit(.focus(BranchAddress(modal: nil, keys: [.tab(.a)])))
    #expect(bench.shown == "[home*|1|.]")
  }

  @Test func columnsAreSetAsAWholeAndKeepWhatStays() {
    let bench = Bench.columns([.home], [.item(1), .a], room: 2)
    let before = bench.identities
    bench.router.set(RouteTree(columns: [.home, .b], [.item(1)], front: 0))
    #expect(bench.shown == "[home b*|1]")
    #expect(bench.entry(.home) == before["home"] && bench.entry(.item(1)) == before["1"])
    bench.router.set(RouteTree(columns: [.home, .b], [.item(2)], places: 3))
    #expect(bench.shown == "[home b|2*|.]")
  }

  @Test func aPathFocusesEveryBranchOnIt() {
    let columns = Container<Place>.columns(RouteColumns([.a], [.b], front: 0))
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search, columns)))
    bench.router.select(.branches(1, 1))
    #expect(bench.shown == "(home: [home] | search*: [a|b*])")
    #expect(bench.router.select(.branches(1, 2)).currentOutcome == .unchanged)
  }

  @Test func intentsReadInOneLine() {
    let id = EntryID(rawValue: 3)
    let intents: [(Intent<Place>, String)] = [
      (.fill(1, .stack(.a), near: nil), "fill column 1 with [a]"),
      (.fill(1, .stack(.a), near: id), "fill column 1 with [a] near @3"),
      (.clearColumns(from: 1, near: nil), "clear columns from 1"),
      (.focusColumn(0, near: id), "focus column 0 near @3"),
      (.focus(BranchAddress(modal: id, keys: [.tab(.a), .column(1)])), "focus a column 1 in @3"),
    ]
    for (intent, text) in intents { #expect("\(intent)" == text) }
    #expect("\(Placement<Place>.column(1))" == "column 1")
    #expect(Placement<ShopPlace>.column(1).map(Place.shop) == .column(1))
  }
}
