import Testing
import Waymark
import WaymarkTesting

/// Tabs that are selected by their place, and not by a key that an inner tab may have too.
@MainActor @Suite("Selecting a tab by its path")
struct SelectTabTests {
  /// Outer tabs `a` and `b`; in `a` tabs with the same keys.
  private var nested: RouteTree<Place> {
    let inner = RouteTab<Place>(.a, .tabs(RouteTabs(RouteTab(.b, [.c]), RouteTab(.a, [.d]))))
    return RouteTree(tabs: inner, RouteTab(.b, [.e]))
  }

  private func path(_ layer: Int, _ tabs: Int...) -> BranchPath {
    tabs.reduce(BranchPath(layer: layer)) { $0.appending(branch: $1) }
  }

  @Test func anOuterTabWithTheKeyOfAnInnerOneIsSelected() {
    let bench = Bench(nested)
    bench.router.select(.b)
    #expect(bench.tree == "(a*: (b*: [c] | a: [d]) | b: [e])", "by key the inner one is meant")
    let outer = bench.router.select(path(0, 1))
    #expect(outer.currentOutcome == .completed)
    #expect(bench.shown == "(a: (b*: [c] | a: [d]) | b*: [e])")
    bench.router.select(path(0, 0, 1))
    #expect(bench.shown == "(a*: (b: [c] | a*: [d]) | b: [e])")
  }

  @Test func tabsOfAModalAreSelectedInThatModal() {
    let bench = Bench(nested)
    bench.router.present(Modal(.sheet, .tabs(RouteTabs(RouteTab(.a), RouteTab(.b)))))
    bench.router.select(path(1, 1))
    #expect(bench.shown == "(a*: (b*: [c] | a: [d]) | b: [e]) {([a] | [b]*)}")
    bench.router.select(path(0, 1))
    #expect(bench.shown == "(a: (b*: [c] | a: [d]) | b*: [e]) {([a] | [b]*)}")
  }

  @Test(arguments: [
    BranchPath.root, BranchPath(layer: 1), BranchPath(layer: -1), BranchPath(layer: .max),
    BranchPath.root.appending(branch: 2), BranchPath.root.appending(branch: 1).appending(branch: 0),
    BranchPath(layer: 1).appending(branch: 0), BranchPath(layer: -1).appending(branch: 0),
    BranchPath.root.appending(branch: 65_535),
  ])
  func aPathThatLeadsToNoTabChangesNothing(path: BranchPath) {
    let bench = Bench(nested)
    #expect(bench.router.select(path).currentOutcome == (path == .root ? .unchanged : .failed(.notThere)))
    #expect(bench.shown == nested.description)
    #expect(bench.host.log.isEmpty)
  }
}
