import Testing
import WaymarkState

/// The diff and reconciling, held against a plain model over all trees of a size.
///
/// Every pair is checked as plain routes and, reconciled, as entries. All *pairs* are checked for stacks of
/// three places, alone and below a modal; for two modals of two places; for one and two tabs, and stacks, of
/// two places with every selection; and for small trees in which a window's and two modals' containers are of
/// mixed kinds, nested tabs and other sets of keys among them. The trees of full size (three tabs of three
/// places each; two modals of three places each) all occur, each against partners at a fixed stride, because
/// their pairs are some 75 million.
@Suite struct DiffExhaustiveTests {
  @Test func allPairsOfStacks() {
    let stacks = TreeEnumeration.containers(places: 3, tabs: 0)
    #expect(check(pairsOf: TreeEnumeration.trees(stacks, [[]])) == 14 * 14)
    let cover = [Modal<Place>(.sheet, [.c])]
    #expect(check(pairsOf: TreeEnumeration.trees(stacks, [cover])) == 14 * 14)
  }

  @Test func allPairsOfModals() {
    let modals = TreeEnumeration.modals(TreeEnumeration.containers(places: 2, tabs: 0))
    #expect(check(pairsOf: TreeEnumeration.trees([.stack(.a)], modals)) == 157 * 157)
  }

  @Test func allPairsOfTabs() {
    let containers = TreeEnumeration.containers(places: 2, tabs: 2)
    #expect(check(pairsOf: TreeEnumeration.trees(containers, [[]])) == 84 * 84)
  }

  @Test func allPairsOfMixedKinds() {
    let inner = RouteTabs<Place>(RouteTab(.home, [.a]), RouteTab(.search, [.b, .a]), selectedKey: .search)
    let containers: [Container<Place>] = [
      .stack(.a), .stack(.a, .b), .tabs(inner),
      .tabs(RouteTabs(RouteTab(.home, [.a, .b]), RouteTab(.search, [.b]))),
      .tabs(RouteTabs(RouteTab(.search, [.a, .b]), RouteTab(.home, [.a]))),
      .tabs(RouteTabs(RouteTab(key: .home, container: .tabs(inner)), RouteTab(.profile, [.b]))),
      .tabs(
        RouteTabs(
          RouteTab(key: .home, container: .tabs(RouteTabs(RouteTab(.home, [.b]), RouteTab(.search, [.b])))),
          RouteTab(.profile, [.a]), selectedKey: .profile)),
    ]
    let single = containers.map { Modal(style: .sheet, container: $0) }
    let pairs = [[single[1], single[4]], [single[5], single[2]], [single[3], single[6]]]
    let trees = TreeEnumeration.trees(containers, [[]] + single.map { [$0] } + pairs)
    #expect(check(pairsOf: trees) == 77 * 77)
  }

  @Test func everyTreeOfThreeTabs() {
    let containers = TreeEnumeration.containers(places: 3, tabs: 3)
    #expect(containers.count == 14 + 14 + 14 * 14 * 2 + 14 * 14 * 14 * 3)
    #expect(check(eachOf: TreeEnumeration.trees(containers, [[]]), partners: 2) == containers.count * 2)
  }

  @Test func everyTreeOfTwoModals() {
    let modals = TreeEnumeration.modals(TreeEnumeration.containers(places: 3, tabs: 0))
    #expect(modals.count == 1 + 28 + 28 * 28)
    let tabs = TreeEnumeration.tabs(keys: [.home, .search, .profile], places: 1)
    let trees = TreeEnumeration.trees([.stack(.a, .b, .a), tabs[4], tabs[11], tabs[22]], modals)
    #expect(check(eachOf: trees, partners: 4) == trees.count * 4)
  }

  /// Checks every tree against every other and itself.
  private func check(pairsOf trees: [RouteTree<Place>]) -> Int {
    var checked = 0
    for old in trees {
      let entries = EntryTree.numbered(old)
      for new in trees {
        guard isRight(old, entries, new) else { return checked }
        checked += 1
      }
    }
    return checked
  }

  /// Checks every tree against others that stand at a stride that is prime and so reaches all of them.
  private func check(eachOf trees: [RouteTree<Place>], partners: Int) -> Int {
    var checked = 0
    var partner = 0
    for old in trees {
      let entries = EntryTree.numbered(old)
      for _ in 0..<partners {
        partner = (partner + 7919) % trees.count
        guard isRight(old, entries, trees[partner]) else { return checked }
        checked += 1
      }
    }
    return checked
  }

  private func isRight(_ old: RouteTree<Place>, _ entries: EntryTree<Place>, _ new: RouteTree<Place>) -> Bool
  {
    var ids = EntryID.Generator(after: 1000)
    let wanted = entries.reconciled(with: new, ids: &ids)
    let problem =
      wanted.routes != new
      ? "reconciling \(entries) with \(new) gives \(wanted)"
      : DiffCheck(from: old, to: new).problem ?? DiffCheck(entriesFrom: entries, to: wanted).problem
    guard let problem else { return true }
    Issue.record("\(problem)")
    return false
  }
}
