import Testing
import WaymarkState

@Suite struct RouteColumnsTests {
  private func columns(_ count: Int, capacity: Int = 3, front: Int? = nil) -> RouteColumns<Place>? {
    RouteColumns(capacity: capacity, filled: (0..<count).map { .stack(.item($0)) }, front: front)
  }

  @Test func theLastColumnIsInFrontUnlessSaidOtherwise() {
    #expect(columns(2)?.front == 1)
    #expect(columns(2, front: 0)?.front == 0)
    #expect(columns(2)?.capacity == 3)
    #expect(columns(2)?.filled == [.stack(.item(0)), .stack(.item(1))])
  }

  @Test(
    arguments: [
      (0, 2, nil), (3, 2, nil), (1, 1, nil), (1, 0, nil), (4, 4, nil), (1, 4, nil), (2, 2, 2), (2, 2, -1),
      (1, 3, 1),
    ] as [(Int, Int, Int?)])
  func whatIsNotValidIsNotMade(count: Int, capacity: Int, front: Int?) {
    #expect(columns(count, capacity: capacity, front: front) == nil)
  }

  @Test(arguments: [(1, 2), (2, 2), (1, 3), (3, 3)])
  func whatIsValidIsMade(count: Int, capacity: Int) {
    #expect(columns(count, capacity: capacity) != nil)
  }

  @Test func columnsAreNestedAsDeepAsAPathLeads() {
    var container = Container<Place>.stack(.a)
    for _ in 0..<BranchPath.maximumBranchCount {
      guard let valid = RouteColumns(capacity: 2, filled: [container]) else { break }
      container = .columns(valid)
    }
    #expect(container.visiblePath(from: .root).branchCount == BranchPath.maximumBranchCount)
    #expect(RouteColumns(capacity: 2, filled: [container]) == nil)
    #expect(RouteColumns(capacity: 2, filled: [.stack(.a), container]) == nil)
    #expect(RouteTabs(checking: [RouteTab(.a, container)]) == nil)
  }

  @Test(arguments: [
    (0, 1, 0..<1), (0, 2, 0..<2), (0, 3, 0..<3), (0, 9, 0..<3), (0, 0, 0..<1), (0, -5, 0..<1),
    (1, 1, 1..<2), (1, 2, 0..<2), (1, 3, 0..<3), (2, 1, 2..<3), (2, 2, 1..<3), (2, 3, 0..<3),
  ])
  func theColumnsThatFitEndAtTheFrontWhereTheyMust(front: Int, room: Int, shown: Range<Int>) {
    #expect(columns(3, front: front)?.shown(room: room) == shown)
  }

  @Test func emptyPlacesAreNotShown() {
    #expect(columns(1)?.shown(room: 3) == 0..<1)
    #expect(columns(2, front: 0)?.shown(room: 3) == 0..<2)
  }

  @Test func columnsWrittenInCodeThatAreNotValidEndTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = RouteColumns<Place>([.a], [.b], [.c]) }
    await #expect(processExitsWith: .failure) { _ = RouteTree<Place>(columns: [.a], capacity: 4) }
    await #expect(processExitsWith: .failure) { _ = RouteTree<Place>(columns: [.a], front: 1) }
    #expect(RouteColumns<Place>([.a], [.b, .c], front: 0).description == "[a*|b c]")
    #expect(RouteTree<Place>(columns: [.a], capacity: 3).description == "[a*|.|.]")
  }
}
