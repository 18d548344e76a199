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
    #expect(bench.shown == "(a*: (b*: [c] | a: [d]) | b: [e]) {(a: [a] | b*: [b])}")
    bench.router.select(path(0, 1))
    #expect(bench.shown == "(a: (b*: [c] | a: [d]) | b*: [e]) {(a: [a] | b*: [b])}")
  }

  @Test(arguments: [
    BranchPath.root, BranchPath(layer: 1), BranchPath(layer: -1), BranchPath(layer: .max),
    BranchPath.root.appending(branch: 2), BranchPath.root.appending(branch: 1).appending(branch: 0),
    BranchPath(layer: 1).appending(branch: 0), BranchPath(layer: -1).appending(branch: 0),
    BranchPath.root.appending(branch: 65_535),
  ])
  func aPathThatLeadsToNoTabChangesNothing(path: BranchPath) {
    let bench = Bench(nested)
    #expect(bench.router.select(path).currentOutcome == .unchanged)
    #expect(bench.shown == nested.notation)
    #expect(bench.host.log.isEmpty)
  }

  @Test func theSelectedTabIsUnchanged() {
    let bench = Bench(nested)
    #expect(bench.router.select(path(0, 0)).currentOutcome == .unchanged)
  }

  @Test func whatIsCommittedMeanwhileDoesNotMakeItMeanAnotherTab() {
    let bench = Bench(RouteTree(tabs: RouteTab(.a), RouteTab(.b), RouteTab(.c)))
    var navigation: Navigation?
    let observation = bench.router.didNavigate { _ in
      guard navigation == nil else { return }
      bench.router.set(RouteTree(tabs: RouteTab(.c), RouteTab(.a), RouteTab(.b)))
      navigation = bench.router.select(path(0, 1))
    }
    bench.router.push(.d)
    #expect(navigation?.currentOutcome == .completed)
    #expect(bench.shown == "(c: [c] | a: [a] | b*: [b])")
    observation.cancel()
  }

  @Test func theTabOfAModalThatIsGoneIsNotAnotherModals() {
    let bench = Bench(RouteTree(.home))
    let tabs = Modal<Place>(.sheet, .tabs(RouteTabs(RouteTab(.a), RouteTab(.b))))
    bench.router.present(tabs)
    var navigation: Navigation?
    let observation = bench.router.didNavigate { _ in
      guard navigation == nil else { return }
      bench.router.edit {
        $0.dismiss()
        $0.present(tabs)
      }
      navigation = bench.router.select(path(1, 1))
    }
    bench.router.push(.d)
    #expect(navigation?.currentOutcome == .unchanged)
    #expect(bench.shown == "[home] {(a*: [a] | b: [b])}")
    observation.cancel()
  }

  @Test func aPathIsOneOfWhatIsShown() {
    let bench = Bench(RouteTree(tabs: RouteTab(.a), RouteTab(.b)), answering: .later)
    bench.router.set(RouteTree(tabs: RouteTab(.c), RouteTab(.b), RouteTab(.a)))
    bench.router.select(path(0, 1))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "(c: [c] | b*: [b] | a: [a])")
  }

  @Test func beforeAnythingIsShownItIsOneOfTheTree() {
    let router = Router<Place>(nested)
    #expect(router.select(path(0, 1)).isCommitted)
    #expect(router.tree.notation == "(a: (b*: [c] | a: [d]) | b*: [e])")
  }

  @Test func guardsAreAskedAndMayRedirectToIt() {
    let bench = Bench(nested)
    bench.router.addGuard {
      if case .selectTab(let keys, nil)? = $0.intent.editKind, keys == [.b] { return .block("outer") }
      return $0.destination.route == .o ? .redirect(to: .selectTab(keys: [.a, .a], modal: nil)) : .allow
    }
    #expect(bench.router.select(path(0, 1)).currentOutcome == .blocked("outer"))
    bench.router.push(.o)
    #expect(bench.shown == "(a*: (b: [c] | a*: [d]) | b: [e])")
  }

  @Test func anEditSaysWhetherThereIsSuchATab() {
    let bench = Bench(nested)
    let answers = Box<[Bool]>([])
    bench.router.edit { tree in
      answers.value = [
        tree.selectTab(keys: [], modal: nil), tree.selectTab(keys: [.c], modal: nil),
        tree.selectTab(keys: [.a, .b, .c], modal: nil),
        tree.selectTab(keys: [.b], modal: tree.tree.visibleElement.id),
        tree.selectTab(keys: [.a], modal: nil), tree.selectTab(keys: [.b], modal: nil),
        tree.selectTab(keys: Array(repeating: .b, count: 100), modal: nil),
      ]
    }
    #expect(answers.value == [false, false, false, false, false, true, false])
    #expect(bench.shown == "(a: (b*: [c] | a: [d]) | b*: [e])")
  }
}
