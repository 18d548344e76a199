import Testing
import WaymarkState

@Suite struct ColumnReconcileTests {
  private let old = EntryTree.numbered(
    RouteTree<Place>(columns: [.home], [.a, .b], [.c], capacity: 3, front: 1))

  @Test(
    arguments: [
      (RouteTree<Place>(columns: [.home], [.a, .b], [.c], capacity: 3, front: 0), [1, 2, 3, 4]),
      (RouteTree(columns: [.home], [.a], [.c], capacity: 3), [1, 2, 4]),
      // Another root is another column, and so is what comes after it.
      (RouteTree(columns: [.home], [.d, .b], [.c], capacity: 3), [1, 101, 102, 103]),
      (RouteTree(columns: [.home], [.a, .b], [.d], capacity: 3), [1, 2, 3, 101]),
      // The first is known by being the first.
      (RouteTree(columns: [.d], [.a, .b], [.c], capacity: 3), [101, 2, 3, 4]),
      (RouteTree(columns: [.home], capacity: 2), [1]),
      (RouteTree(.home), [101]),
    ] as [(RouteTree<Place>, [UInt64])])
  func columnsAfterTheFirstAreKnownByTheirRoots(routes: RouteTree<Place>, numbers: [UInt64]) {
    var ids = EntryID.Generator(after: 100)
    let new = old.reconciled(with: routes, ids: &ids)
    #expect(new.routes == routes)
    #expect(new.numbers == numbers)
  }

  @Test func anotherEntryInFirstPlaceOfAColumnIsAnotherColumn() {
    // Tabs that move can bring another entry with an equal route to the first place.
    let tabs = { (first: Place, second: Place) in
      Container<Place>.tabs(RouteTabs(RouteTab(first, [.a]), RouteTab(second, [.a])))
    }
    let tree = EntryTree.numbered(
      RouteTree(.columns(RouteColumns(capacity: 2, filled: [.stack(.home), tabs(.b, .c)])!)))
    var ids = EntryID.Generator(after: 100)
    let routes = RouteTree<Place>(
      .columns(RouteColumns(capacity: 2, filled: [.stack(.home), tabs(.c, .b)])!))
    let new = tree.reconciled(with: routes, ids: &ids)
    #expect(new.numbers.dropFirst().allSatisfy { $0 > 100 })
  }
}
