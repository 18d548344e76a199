import Testing
import WaymarkState

/// Edits of a tree in columns.
@Suite struct ColumnTreeEditTests {
  private let tree = RouteTree<Place>(columns: [.home], [.a, .b], places: 3, front: 1)
  private let first = BranchPath.root.appending(branch: 0)
  private let second = BranchPath.root.appending(branch: 1)

  @Test func verbsWithoutAPlaceWorkInFront() {
    var tree = tree
    #expect(tree.visibleElement == .b)
    #expect(tree.visiblePath == second)
    tree.push(.c)
    #expect(tree.description == "[home|a b c*|.]")
    #expect(tree.pop(9) == true)
    #expect(tree.pop() == false)
    #expect(tree.description == "[home|a*|.]")
    #expect(tree.push(.d, at: first) == true)
    #expect(tree.description == "[home d|a*|.]")
    #expect(tree.breadcrumb == [.home, .d, .a])
    tree.focusColumn(0)
    #expect(tree.breadcrumb == [.home, .d])
  }

  @Test func theColumnsThatAreSeenAreTheInnermostWithTheFocusInTheTopmostLayer() {
    var tree = tree
    #expect(tree.visibleColumns == .root)
    tree.present(.d)
    #expect(tree.visibleColumns == .root)
    #expect(tree.fill(.c, column: 1) == true)
    #expect(tree.description == "[home|c*|.] {d}")
    tree.present(Modal(.sheet, .columns(RouteColumns([.a], front: 0))))
    #expect(tree.visibleColumns == BranchPath(layer: 2))
    #expect(RouteTree<Place>(.home).visibleColumns == nil)
    #expect(tree.columns(around: BranchPath(layer: 1)) == nil)
    #expect(tree.columns(around: BranchPath(layer: 0).appending(branch: 1)) == .root)
  }

  @Test func editsOfColumnsChangeNothingWhereThereAreNone() {
    var tree = RouteTree<Place>(.home)
    for path in [nil, BranchPath.root] {
      #expect(tree.fill(.a, column: 1, in: path) == false)
      #expect(tree.clearColumns(from: 1, in: path) == false)
      #expect(tree.focusColumn(0, in: path) == false)
    }
    #expect(tree == RouteTree(.home))
  }

  @Test func columnsAreNotFilledBeyondWhatAPathLeadsTo() {
    var deep = Container<Place>.stack(.a)
    for _ in 0..<(BranchPath.maximumBranchCount - 1) {
      deep = .columns(RouteColumns(places: 2, filled: [deep])!)
    }
    var tree = RouteTree(columns: [Place.home])
    tree.root = .columns(RouteColumns(places: 2, filled: [.columns(RouteColumns([.home]))])!)
    #expect(tree.fill(deep, column: 1) == false)
    #expect(tree.fill(deep, column: 1, in: .root) == true)
  }

  @Test func aPathGivesTheFocusToEveryBranchOnIt() {
    let inner = Container<Place>.columns(RouteColumns([.a], [.b], front: 0))
    var tree = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search, inner))
    #expect(tree.select(BranchPath.root.appending(branch: 1).appending(branch: 1)) == true)
    #expect(tree.description == "(home: [home] | search*: [a|b*])")
    #expect(tree.select(BranchPath.root.appending(branch: 1).appending(branch: 1)) == false)
    #expect(tree.select(BranchPath.root.appending(branch: 1).appending(branch: 2)) == false)
  }

  @Test func placesAreFoundInFrontFirstAndThenFromTheLast() {
    let tree = RouteTree<Place>(columns: [.home, .a], [.b, .a], [.c, .a], places: 3, front: 1)
    #expect(tree.position(of: .a)?.path == second)
    var gone = RouteTree<Place>(columns: [.home, .a], [.b], [.c, .a], places: 3, front: 1)
    #expect(gone.position(of: .a)?.path == .root.appending(branch: 2))
    #expect(gone.goTo(ElementPosition(path: first, index: 0)) == true)
    #expect(gone.description == "[home*|b|c a]")
  }

  @Test func tabsInColumnsAreFoundByTheirKeys() {
    let tabs = { (key: Place) in Container<Place>.tabs(RouteTabs(RouteTab(key), RouteTab(.profile))) }
    var tree = RouteTree<Place>(
      .columns(RouteColumns(places: 2, filled: [tabs(.home), tabs(.search)], front: 0)!))
    #expect(tree.path(ofTab: .search) == second.appending(branch: 0))
    #expect(tree.path(ofTab: .profile) == first.appending(branch: 1))
    #expect(tree.select(.search) == true)
    #expect(tree.visiblePath == second.appending(branch: 0))
    #expect(tree.path(ofTab: .profile) == second.appending(branch: 1))
    #expect(tree.insertTab(RouteTab(.a), in: first) == true)
  }
}

/// Edits by entry in columns.
@Suite struct ColumnEntryEditTests {
  private let tree = EntryTree.numbered(RouteTree<Place>(columns: [.home, .a], [.b, .c], [.d], places: 3))

  @Test(arguments: [
    (1, false, "[home a|b c|d*]"), (2, true, "[home|b c|d*]"), (3, true, "[home a*|.|.]"),
    (4, true, "[home a|b|d*]"),
    (5, true, "[home a|b c*|.]"),
  ])
  func closingAColumnsRootEmptiesItAndThoseAfter(id: UInt64, isChanged: Bool, result: String) {
    var tree = tree
    let changed = tree.close(EntryID(rawValue: id))
    #expect(changed == isChanged)
    #expect(tree.description == result)
  }

  @Test(arguments: [
    (1, true, "[a|b c|d*]"), (3, true, "[home a|c|d*]"), (5, true, "[home a|b c*|.]"),
  ])
  func removingTheLastOfAColumnEmptiesIt(id: UInt64, isChanged: Bool, result: String) {
    var tree = tree
    let changed = tree.remove(EntryID(rawValue: id))
    #expect(changed == isChanged)
    #expect(tree.description == result)
  }

  @Test func theFirstColumnStays() {
    var tree = EntryTree.numbered(RouteTree<Place>(columns: [.home], [.a]))
    #expect(tree.remove(1) == false)
    #expect(tree.close(1) == false)
    let columns = Container<Entry<Place>>.columns(
      RouteColumns([Entry(id: 9, route: .b)], [.init(id: 10, route: .c)]))
    tree.present(Modal(.sheet, columns))
    #expect(tree.remove(9) == false)
    #expect(tree.close(9) == true)
    #expect(tree.modals.isEmpty)
  }

  @Test func theRootOfTabsInAColumnClosesTheColumn() {
    let tabs = Container<Place>.tabs(RouteTabs(RouteTab(.a), RouteTab(.b)))
    let start = EntryTree.numbered(
      RouteTree(.columns(RouteColumns(places: 2, filled: [.stack(.home), tabs])!)))
    var tree = start
    #expect(tree.close(3) == false)
    #expect(tree.remove(2) == false)
    #expect(tree.close(2) == true)
    #expect(tree.description == "[home*|.]")
  }
}
