import Testing
import WaymarkState

/// Which entries are kept when a tree with tabs and modals is set.
@Suite struct ReconcileTreeTests {
  @Test func sameTreeKeepsEverything() {
    var ids = EntryID.Generator(after: 100)
    let tree = EntryTree.numbered(.sample)
    #expect(tree.reconciled(with: .sample, ids: &ids) == tree)
    #expect(ids.next() == 101)
  }

  @Test func tabsAreKeptByTheirKeys() {
    let old = RouteTree<Place>(tabs: RouteTab(.home, [.a]), RouteTab(.search, [.b, .c]))
    let new = RouteTree<Place>(
      tabs: RouteTab(.search, [.b, .c]), RouteTab(.profile, [.d]), RouteTab(.home, [.a]), selectedKey: .home)
    #expect(reconciled(old, new) == [2, 3, 101, 1])
  }

  @Test func anotherKindKeepsNothing() {
    let stack = RouteTree<Place>(.a, .b)
    let tabs = RouteTree<Place>(tabs: RouteTab(.a), RouteTab(.b))
    #expect(reconciled(stack, tabs) == [101, 102])
    #expect(reconciled(tabs, stack) == [101, 102])
  }

  @Test func modalKeepsItsEntriesWhileStyleAndRootStay() {
    let old = RouteTree<Place>(.stack(.a), modals: [Modal(.sheet, [.b, .c])])
    #expect(reconciled(old, RouteTree(.stack(.a), modals: [Modal(.sheet, [.b, .d])])) == [1, 2, 101])
    #expect(reconciled(old, RouteTree(.stack(.a), modals: [Modal(.alert, [.b, .c])])) == [1, 101, 102])
    #expect(reconciled(old, RouteTree(.stack(.a), modals: [Modal(.sheet, [.d, .c])])) == [1, 101, 102])
  }

  @Test func modalsOverAnotherModalAreOthers() {
    let old = RouteTree<Place>(.stack(.a), modals: [Modal(.sheet, [.b]), Modal(.alert, [.c])])
    let new = RouteTree<Place>(.stack(.a), modals: [Modal(.sheet, [.d]), Modal(.alert, [.c])])
    #expect(reconciled(old, new) == [1, 101, 102])
  }

  @Test func modalWhoseTabsMovedIsAnotherAndTakesNoEntryAlong() {
    let first = RouteTab<Place>(.home, [.b])
    let second = RouteTab<Place>(.search, [.b, .c])
    let old = RouteTree<Place>(
      .stack(.a), modals: [Modal(.sheet, .tabs(RouteTabs(first, second)))])
    let new = RouteTree<Place>(
      .stack(.a), modals: [Modal(.sheet, .tabs(RouteTabs(second, first)))])
    #expect(Set(reconciled(old, new)).isDisjoint(with: [2, 3, 4]))
  }

  private func reconciled(_ old: RouteTree<Place>, _ new: RouteTree<Place>) -> [UInt64] {
    var ids = EntryID.Generator(after: 100)
    let wanted = EntryTree.numbered(old).reconciled(with: new, ids: &ids)
    #expect(wanted.routes == new)
    return wanted.numbers
  }
}
