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

  @Test func aPathIsOneOfWhatIsShown() {
    let bench = Bench(RouteTree(tabs: RouteTab(.a), RouteTab(.b)), answering: .later)
    bench.router.set(RouteTree(tabs: RouteTab(.c), RouteTab(.b), RouteTab(.a)))
    bench.router.select(path(0, 1))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "([c] | [b]* | [a])")
  }
}

/// Tabs that come and go while the router is at work.
@MainActor @Suite("Inserting and removing tabs")
struct TabEditTests {
  private let bench = Bench(
    RouteTree(tabs: RouteTab(.home, [.home, .a]), RouteTab(.search, [.search, .b]), RouteTab(.c)))

  @Test func aTabComesAndWhatIsThereStays() {
    let screens = [bench.entry(.home), bench.entry(.a), bench.entry(.search), bench.entry(.b)]
    bench.noteLife()
    let isChanged = Box(false)
    bench.router.edit { isChanged.value = $0.insertTab(RouteTab(.d, [.d, .o]), at: 1) }
    #expect(isChanged.value)
    #expect(bench.shown == "([home a]* | [d o] | [search b] | [c])")
    #expect(screens == [bench.entry(.home), bench.entry(.a), bench.entry(.search), bench.entry(.b)])
    #expect(bench.life == ["d created", "o created"])
  }

  @Test func theSelectedTabGoesAndTheNearestIsSeen() {
    bench.router.select(.search)
    let below = bench.entry(.home)
    bench.router.edit { $0.removeTab(.search) }
    #expect(bench.shown == "([home a] | [c]*)")
    bench.router.edit { $0.removeTab(.c) }
    #expect(bench.shown == "([home a]*)")
    #expect(bench.entry(.home) == below)
    #expect(bench.router.edit { $0.removeTab(.home) }.currentOutcome == .unchanged, "it is the last one")
  }

  @Test func whatIsRefusedIsUnchanged() {
    #expect(bench.router.edit { $0.insertTab(RouteTab(.c)) }.currentOutcome == .unchanged)
    #expect(bench.router.edit { $0.insertTab(RouteTab(.d), at: 7) }.currentOutcome == .unchanged)
    #expect(
      bench.router.edit { $0.insertTab(RouteTab(.d), in: BranchPath(layer: 1)) }.currentOutcome
        == .unchanged)
    #expect(bench.router.edit { $0.removeTab(.d) }.currentOutcome == .unchanged)
    #expect(bench.host.log.isEmpty)
  }

  @Test func screensOfATabThatGoesAreAskedAndEnd() {
    bench.router.edit { $0.select(.search) }
    let screen = bench.screen(.b)
    var asked = 0
    let objection = screen.onLeave { _ in
      asked += 1
      return .stay("not saved")
    }
    let refused = bench.router.edit { $0.removeTab(.search) }
    #expect(refused.currentOutcome == .blocked("not saved"))
    #expect(asked == 1)
    objection.cancel()
    bench.router.edit { $0.removeTab(.search) }
    #expect(screen.phase == .removed)
    #expect(bench.screen(.c).phase == .appeared, "the tab newly selected is seen")
  }
}
