import Testing
import WaymarkState

@Suite struct RouteColumnsEditTests {
  private func sample(front: Int) -> RouteColumns<Place>? {
    RouteColumns(places: 3, filled: [.stack(.a), .stack(.b, .c), .stack(.d)], front: front)
  }

  @Test(arguments: [
    (0, 0, true, "[e*|.|.]"), (1, 0, true, "[a|e*|.]"), (2, 0, true, "[a|b c|e*]"),
    (3, 0, false, "[a*|b c|d]"),
    (-1, 0, false, "[a*|b c|d]"), (1, 2, true, "[a|e*|.]"),
  ])
  func fillEmptiesWhatFollowsAndComesToFront(column: Int, front: Int, isChanged: Bool, result: String) throws
  {
    var columns = try #require(sample(front: front))
    let changed = columns.fill(.stack(.e), column: column)
    #expect(changed == isChanged)
    #expect(columns.description == result)
  }

  @Test func fillTakesTheFirstEmptyPlace() {
    var columns = RouteColumns<Place>([.a], places: 3)
    #expect(columns.fill(.stack(.b), column: 2) == true)
    #expect(columns.description == "[a|b*|.]")
  }

  @Test func fillWithWhatIsThereMovesTheFrontAlone() {
    var columns = RouteColumns<Place>([.a], [.b], places: 3, front: 0)
    #expect(columns.fill(.stack(.b), column: 1) == true)
    #expect(columns.description == "[a|b*|.]")
    #expect(columns.fill(.stack(.b), column: 1) == false)
    #expect(columns.fill(.stack(.a), column: 0) == true)
    #expect(columns.description == "[a*|.|.]")
  }

  @Test func fillRefusesWhatIsNestedTooDeep() {
    var deep = Container<Place>.stack(.a)
    for _ in 0..<BranchPath.maximumBranchCount {
      deep = .columns(RouteColumns(places: 2, filled: [deep])!)
    }
    var columns = RouteColumns<Place>([.a])
    #expect(columns.fill(deep, column: 1) == false)
    #expect(columns.description == "[a*|.]")
  }

  @Test(arguments: [
    (0, 2, true, "[a*|.|.]"), (-7, 2, true, "[a*|.|.]"), (1, 2, true, "[a*|.|.]"), (2, 2, true, "[a|b c*|.]"),
    (2, 0, true, "[a*|b c|.]"), (3, 1, false, "[a|b c*|d]"),
  ])
  func emptyNeverTakesTheFirst(column: Int, front: Int, isChanged: Bool, result: String) throws {
    var columns = try #require(sample(front: front))
    let changed = columns.clearColumns(from: column)
    #expect(changed == isChanged)
    #expect(columns.description == result)
  }

  @Test(arguments: [
    (0, true, "[a*|b c|d]"), (1, false, "[a|b c*|d]"), (2, true, "[a|b c|d*]"), (3, false, "[a|b c*|d]"),
  ])
  func focusingAColumnLeavesColumnsAsTheyAre(column: Int, isChanged: Bool, result: String) throws {
    var columns = try #require(sample(front: 1))
    let changed = columns.focusColumn(column)
    #expect(changed == isChanged)
    #expect(columns.description == result)
  }
}
