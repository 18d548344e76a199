import Testing
import WaymarkState

/// The diff and reconciling of columns, held against a plain model over all trees of a size.
///
/// All pairs are checked of two columns with stacks of two places, of three columns with stacks of one, of columns over and
/// under modals, and of columns in tabs in columns. Of three columns with stacks of two places every tree occurs, against
/// partners at a fixed stride.
@Suite struct ColumnsExhaustiveTests {
  @Test func allPairsOfTwoColumns() {
    let stacks = TreeEnumeration.containers(places: 2, tabs: 0)
    let columns = TreeEnumeration.columns(capacity: 2, of: stacks) + stacks
    #expect(columns.count == 6 + 2 * 36 + 6)
    #expect(DiffCheck.check(pairsOf: TreeEnumeration.trees(columns, [[]])) == 84 * 84)
    let cover = [Modal<Place>(.sheet, [.c])]
    #expect(DiffCheck.check(pairsOf: TreeEnumeration.trees(columns, [cover])) == 84 * 84)
  }

  @Test func allPairsOfThreeColumns() {
    let stacks = TreeEnumeration.containers(places: 1, tabs: 0)
    let columns =
      TreeEnumeration.columns(capacity: 3, of: stacks) + TreeEnumeration.columns(capacity: 2, of: stacks)
    #expect(columns.count == 2 + 2 * 4 + 3 * 8 + 2 + 2 * 4)
    #expect(DiffCheck.check(pairsOf: TreeEnumeration.trees(columns, [[]])) == 44 * 44)
  }

  @Test func everyTreeOfThreeColumns() {
    let stacks = TreeEnumeration.containers(places: 2, tabs: 0)
    let columns = TreeEnumeration.columns(capacity: 3, of: stacks)
    #expect(columns.count == 6 + 2 * 36 + 3 * 216)
    let covers: [[Modal<Place>]] = [[], [Modal(.sheet, [.c])]]
    let trees = TreeEnumeration.trees(columns, covers)
    #expect(DiffCheck.check(eachOf: trees, partners: 8) == trees.count * 8)
  }

  @Test func allPairsUnderAndInModals() {
    let stacks = TreeEnumeration.containers(places: 1, tabs: 0)
    let columns = TreeEnumeration.columns(capacity: 2, of: stacks)
    let modals = [[]] + columns.map { [Modal<Place>(.sheet, $0)] }
    let trees = TreeEnumeration.trees(columns, modals)
    #expect(trees.count == 10 * 11)
    #expect(DiffCheck.check(pairsOf: trees) == 110 * 110)
  }

  @Test func allPairsOfColumnsInTabsInColumns() {
    let stacks = TreeEnumeration.containers(places: 1, tabs: 0)
    let inner = TreeEnumeration.columns(capacity: 2, of: stacks)
    let tabs: [Container<Place>] = inner.flatMap { columns in
      [Place.home, .search].compactMap { selected in
        RouteTabs(
          checking: [RouteTab(.home, columns), RouteTab(.search, [.a])], selectedKey: selected
        ).map { .tabs($0) }
      }
    }
    let outer: [Container<Place>] = tabs.flatMap { tabs in
      [(0, [tabs]), (0, [tabs, .stack(.b)]), (1, [.stack(.a), tabs])].compactMap { front, filled in
        RouteColumns(capacity: 2, filled: filled, front: front).map { .columns($0) }
      }
    }
    #expect(outer.count == 60)
    #expect(DiffCheck.check(pairsOf: TreeEnumeration.trees(outer, [[]])) == 60 * 60)
    let covered = TreeEnumeration.trees(outer, [[Modal<Place>(.sheet, [.c])]])
    #expect(DiffCheck.check(pairsOf: covered) == 60 * 60)
  }

  @Test func columnsOfMixedKinds() {
    let tabs = RouteTabs<Place>(RouteTab(.home, [.a, .b]), RouteTab(.search, [.b]))
    let other = RouteTabs<Place>(RouteTab(.home, [.a]), RouteTab(.search, [.b, .a]), selectedKey: .search)
    let kinds: [Container<Place>] = [
      .stack(.a), .stack(.a, .b), .tabs(tabs), .tabs(other), .columns(RouteColumns([.a], [.b], front: 0)),
    ]
    let columns = TreeEnumeration.columns(capacity: 2, of: kinds)
    let trees = TreeEnumeration.trees(columns + kinds, [[]])
    #expect(DiffCheck.check(pairsOf: trees) == trees.count * trees.count)
  }
}
