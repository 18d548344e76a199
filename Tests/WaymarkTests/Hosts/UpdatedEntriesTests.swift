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

  @Test func aStackThatMovesOneNamesItIfItsRouteIsAnother() {
    let bench = MomentBench(
      RouteTree(.stack([.search(nil), .home, .episode(1, at: 0), .player(Player(second: 0))])))
    let numbers = bench.numbers
    let steps = updates(of: bench) { router in
      router.edit { editor in
        editor.pop()
        editor.setStack([.episode(2, at: 0), .episode(1, at: 5)])
      }
    }
    #expect(steps == [[.episode(1, at: 5)]])
    #expect(bench.shown == "[e2:0 e1:5]")
    #expect(bench.numbers.last == numbers[2])
  }

  @Test func anotherTopInThePlaceOfOneIsNoUpdate() {
    let bench = MomentBench(RouteTree(.stack([.home, .search(nil)])))
    #expect(updates(of: bench) { $0.replaceTop(with: .episode(1, at: 0)) } == [[]])
  }

  @Test func columnsThatMoveOneNameItIfItsRouteIsAnother() {
    func columns(_ routes: Moment...) -> [Container<Entry<Moment>>] {
      routes.map { route in
        let number: UInt64 = if case .episode(let number, at: _) = route { UInt64(number) } else { 100 }
        return .stack(RouteStack(root: Entry(id: EntryID(rawValue: number), route: route)))
      }
    }
    var found: [Moment] = []
    let change = ColumnsChange<Entry<Moment>>(
      path: .root, kept: 1, removed: columns(.episode(1, at: 0), .episode(2, at: 0)),
      inserted: columns(.episode(2, at: 5), .home), oldFront: 0, front: 1)
    Step(.columns(change), isVisible: true, isAnimated: true).forEachUpdated { found.append($0.route) }
    #expect(found == [.episode(2, at: 5)])
  }
}
