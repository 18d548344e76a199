import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Columns, by verbs and in width")
struct ColumnVerbTests {
  @Test func fillEmptiesWhatFollowsAndComesToFront() throws {
    let bench = Bench.columns([.home], [.item(1), .a], [.m], capacity: 3)
    #expect(bench.router.fill(.item(2), column: 1).currentOutcome == .completed)
    #expect(bench.shown == "[home|2*|.]")
    try bench.host.expectSteps("columns 1 a|m -> 2, front 2 -> 1")
  }

  @Test func fillTakesTheFirstEmptyPlaceAndRefusesOneThatIsNotThere() {
    let bench = Bench.columns([.home], capacity: 3)
    bench.router.fill(.m, column: 2)
    #expect(bench.shown == "[home|m*|.]")
    #expect(bench.router.fill(.a, column: 3).currentOutcome == .failed(.notThere))
    #expect(bench.router.fill(.a, column: -1).currentOutcome == .failed(.notThere))
    #expect(Bench(.home).router.fill(.a, column: 0).currentOutcome == .failed(.notThere))
  }

  @Test func emptyNeverTakesTheFirst() {
    let bench = Bench.columns([.home], [.item(1)], [.m], capacity: 3)
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

  @Test(arguments: [(Place.item(1), "[home|1*|.]"), (.m, "[home|m*|.]"), (.b, "[home b*|.|.]")])
  func whatIsShownGoesWhereItIsPlaced(place: Place, result: String) {
    let bench = Bench.columns([.home], capacity: 3)
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

  @Test func aContextFillsTheColumnsThatItsScreenIsIn() {
    let columns = Container<Place>.columns(RouteColumns([.a], [.b], front: 0))
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search, columns)))
    let screen = bench.screen(.a)
    screen.fill(.c, column: 1)
    #expect(bench.shown == "([home]* | search: [a|c*])")
    screen.focusColumn(0)
    #expect(bench.shown == "([home]* | search: [a*|c])")
    screen.clearColumns(from: 1)
    #expect(bench.shown == "([home]* | search: [a*|.])")
    #expect(bench.screen(.home).fill(.c, column: 1).currentOutcome == .failed(.notThere))
    #expect(bench.router.fill(.c, column: 1).currentOutcome == .failed(.notThere))
  }

  @Test func theEditorHasTheSameVerbs() {
    let bench = Bench.columns([.home], capacity: 3)
    bench.router.edit { tree in
      tree.fill(.item(1), column: 1)
      tree.fill(.stack([.m, .a]), column: 2)
      tree.focusColumn(0)
      tree.clearColumns(from: 2)
    }
    #expect(bench.shown == "[home*|1|.]")
  }

  @Test func oneFitsUntilTheHostSaysOtherwise() {
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
}

extension Bench {
  /// A bench whose window is two or three columns: `home` in the first, and numbers and letters where they are placed.
  ///
  /// `item` goes to the second column, `m` to the third; all else is pushed.
  static func columns(_ columns: RouteStack<Place>..., capacity: Int = 2) -> Bench {
    let filled = columns.map { Container.stack($0) }
    let root = RouteColumns(capacity: capacity, filled: filled).map(Container.columns) ?? .stack(.a)
    return Bench(RouteTree(root)) { route in
      switch route {
      case .item: .column(1)
      case .m: .column(2)
      default: .push
      }
    }
  }
}
