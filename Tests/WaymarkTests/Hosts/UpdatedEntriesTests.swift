import Testing
import Waymark
import WaymarkTesting

/// What a step says of entries that stay with another route.
@MainActor @Suite("Entries that a step updates")
struct UpdatedEntriesTests {
  /// The routes that the steps of a navigation update, step by step.
  private func updates(
    of bench: MomentBench, _ navigate: (Router<Moment>) -> Void
  ) -> [[Moment]] {
    let found = Box<[[Moment]]>([])
    let observation = bench.router.onEvent { event in
      guard case .stepBegan(let step) = event.kind else { return }
      var routes: [Moment] = []
      step.forEachUpdated { routes.append($0.route) }
      found.value.append(routes)
    }
    navigate(bench.router)
    observation.cancel()
    return found.value
  }

  @Test func anUpdateNamesItsEntry() {
    let bench = MomentBench(RouteTree(.stack([.home, .search(nil)])))
    #expect(updates(of: bench) { $0.show(.search("a")) } == [[.search("a")]])
  }

  @Test func aPushAndAPopNameNone() {
    let bench = MomentBench(RouteTree(.stack([.home])))
    let steps = updates(of: bench) { router in
      router.push(.search(nil))
      router.pop()
    }
    #expect(steps == [[], []])
  }

  @Test func aContainerThatIsReplacedNamesThoseThatStayElsewhere() {
    let bench = MomentBench(
      RouteTree(tabs: RouteTab(.home, [.home, .search(nil)]), RouteTab(.episode(1, at: 0))))
    let wanted = RouteTree<Moment>(
      tabs: RouteTab(.home, [.home, .search("b")]), RouteTab(.episode(2, at: 0)))
    #expect(updates(of: bench) { $0.set(wanted) } == [[.search("b")]])
    #expect(bench.shown == wanted.notation)
  }
}
