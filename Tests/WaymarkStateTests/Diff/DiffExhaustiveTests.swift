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
  @Test func allPairsOfModalsWithDetents() {
    let detents: [Presentation.Detent] = [.medium, .large]
    let presentations: [Presentation] = [
      .sheet, .sheet(detents: detents, selected: .large), .sheet(detents: detents), .fullScreen,
    ]
    let single = presentations.flatMap { presentation in
      TreeEnumeration.routes.map { Modal(presentation, RouteStack(root: $0)) }
    }
    let modals = [[]] + single.map { [$0] } + single.flatMap { lower in single.map { [lower, $0] } }
    #expect(DiffCheck.check(pairsOf: TreeEnumeration.trees([.stack(.a)], modals)) == 73 * 73)
  }

  @Test func allPairsOfStacks() {
    let stacks = TreeEnumeration.containers(places: 3, tabs: 0)
    #expect(DiffCheck.check(pairsOf: TreeEnumeration.trees(stacks, [[]])) == 14 * 14)
    let cover = [Modal<Place>(.sheet, [.c])]
    #expect(DiffCheck.check(pairsOf: TreeEnumeration.trees(stacks, [cover])) == 14 * 14)
  }

  @Test func allPairsOfModals() {
    let modals = TreeEnumeration.modals(TreeEnumeration.containers(places: 2, tabs: 0))
    #expect(DiffCheck.check(pairsOf: TreeEnumeration.trees([.stack(.a)], modals)) == 157 * 157)
  }

  @Test func allPairsOfTabs() {
    let containers = TreeEnumeration.containers(places: 2, tabs: 2)
    #expect(DiffCheck.check(pairsOf: TreeEnumeration.trees(containers, [[]])) == 84 * 84)
  }

  @Test func allPairsOfMixedKinds() {
    let inner = RouteTabs<Place>(RouteTab(.home, [.a]), RouteTab(.search, [.b, .a]), selectedKey: .search)
    let containers: [Container<Place>] = [
      .stack(.a), .stack(.a, .b), .tabs(inner),
      .tabs(RouteTabs(RouteTab(.home, [.a, .b]), RouteTab(.search, [.b]))),
      .tabs(RouteTabs(RouteTab(.search, [.a, .b]), RouteTab(.home, [.a]))),
      .tabs(RouteTabs(RouteTab(.home, .tabs(inner)), RouteTab(.profile, [.b]))),
      .tabs(
        RouteTabs(
          RouteTab(.home, .tabs(RouteTabs(RouteTab(.home, [.b]), RouteTab(.search, [.b])))),
          RouteTab(.profile, [.a]), selectedKey: .profile)),
    ]
    let single = containers.map { Modal(.sheet, $0) }
    let pairs = [[single[1], single[4]], [single[5], single[2]], [single[3], single[6]]]
    let trees = TreeEnumeration.trees(containers, [[]] + single.map { [$0] } + pairs)
    #expect(DiffCheck.check(pairsOf: trees) == 77 * 77)
  }

  @Test func everyTreeOfThreeTabs() {
    let containers = TreeEnumeration.containers(places: 3, tabs: 3)
    #expect(containers.count == 14 + 14 + 14 * 14 * 2 + 14 * 14 * 14 * 3)
    #expect(
      DiffCheck.check(eachOf: TreeEnumeration.trees(containers, [[]]), partners: 2) == containers.count * 2)
  }

  @Test func everyTreeOfTwoModals() {
    let modals = TreeEnumeration.modals(TreeEnumeration.containers(places: 3, tabs: 0))
    #expect(modals.count == 1 + 28 + 28 * 28)
    let tabs = TreeEnumeration.tabs(keys: [.home, .search, .profile], places: 1)
    let trees = TreeEnumeration.trees([.stack(.a, .b, .a), tabs[4], tabs[11], tabs[22]], modals)
    #expect(DiffCheck.check(eachOf: trees, partners: 4) == trees.count * 4)
  }
}
