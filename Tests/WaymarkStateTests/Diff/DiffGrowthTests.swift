import Testing
import WaymarkState

/// All the steps of a way together look at each element a few times, however many steps there are.
@Suite struct DiffGrowthTests {
  private static let size = 600

  @Test func modalsThatCome() {
    check(routes: RouteTree(CountedPlace(-1)), modals(Self.size), steps: Self.size)
  }

  @Test func changesInModalsThatAreCovered() {
    check(routes: modals(Self.size), modals(Self.size, pushed: 1), steps: Self.size)
  }

  @Test func changesInTabsThatAreHidden() {
    check(routes: tabs(Self.size), tabs(Self.size, pushed: 1), steps: Self.size)
  }

  @Test func updatesInOneStack() {
    var ids = EntryID.Generator()
    let stack = RouteStack(elements: (0..<Self.size).map(CountedPlace.init)).map(Container.stack)
    let old = EntryTree(RouteTree(stack ?? .stack(CountedPlace(0))), ids: &ids)
    for covers in [[], [CountedPlace(0)]] {
      var before = old
      for cover in covers { before.present(Entry(id: ids.next(), route: cover), as: .sheet) }
      var new = before
      for number in 1...Self.size { new.update(EntryID(rawValue: UInt64(number)), to: CountedPlace(-number)) }
      check(before, new, steps: Self.size)
    }
  }

  @Test func tabsThatMove() throws {
    let old = tabs(Self.size)
    guard case .tabs(let oldTabs) = old.root else { return }
    let turned = try #require(RouteTabs(checking: oldTabs.tabs.reversed()))
    var ids = EntryID.Generator()
    let entries = EntryTree(old, ids: &ids)
    var reconciled = entries
    let count = CountedPlace.counting {
      reconciled = entries.reconciled(with: RouteTree(.tabs(turned)), ids: &ids)
    }
    #expect(reconciled.routes == RouteTree(.tabs(turned)))
    #expect(ids.last == UInt64(Self.size))
    #expect(count < 20 * Self.size)
  }

  /// The stacks of other columns and of other tabs stay the same arrays, and the diff does not look at them.
  @Test func aColumnThatIsFilledBesideMany() throws {
    let deep = Container.stack(
      RouteStack(root: CountedPlace(-1), pushed: (0..<10_000).map(CountedPlace.init)))
    let beside = RouteColumns(capacity: 3, filled: [deep, .stack(CountedPlace(-2))], front: 1)
    let alone = RouteColumns(
      capacity: 3, filled: [.stack(CountedPlace(-3)), .stack(CountedPlace(-2))], front: 1)
    let keys = [CountedPlace(-4), CountedPlace(-5)]
    let tabs = RouteTabs(
      checking: [
        RouteTab(keys[0], .columns(try #require(alone))),
        RouteTab(keys[1], deep),
      ], selectedKey: keys[0])
    for root in [Container.columns(try #require(beside)), .tabs(try #require(tabs))] {
      var ids = EntryID.Generator()
      let old = EntryTree(RouteTree(root), ids: &ids)
      let entry = Entry(id: ids.next(), route: CountedPlace(-6))
      var new = old
      var isFilled = false
      var found = 0
      let count = CountedPlace.counting {
        isFilled = new.fill(entry, column: 1)
        for _ in old.steps(to: new) { found += 1 }
      }
      #expect(isFilled)
      #expect(found == 1)
      #expect(count < 20, "\(count) comparisons")
    }
  }

  private func check(routes old: RouteTree<CountedPlace>, _ new: RouteTree<CountedPlace>, steps: Int) {
    var ids = EntryID.Generator()
    let entries = EntryTree(old, ids: &ids)
    var wanted = entries
    let count = CountedPlace.counting { wanted = entries.reconciled(with: new, ids: &ids) }
    #expect(count < 20 * Self.size)
    check(entries, wanted, steps: steps)
    check(old, new, steps: steps)
  }

  private func check<Element: TreeElement>(_ old: Tree<Element>, _ new: Tree<Element>, steps: Int) {
    var found = 0
    var tree = old
    let count = CountedPlace.counting {
      for step in old.steps(to: new) {
        found += 1
        tree.apply(step)
      }
    }
    #expect(found == steps)
    #expect(tree == new)
    #expect(count < 20 * Self.size, "\(count) comparisons for \(found) steps")
  }

  private func modals(_ count: Int, pushed: Int = 0) -> RouteTree<CountedPlace> {
    RouteTree(
      .stack(CountedPlace(-1)),
      modals: (0..<count).map { number in
        Modal(.sheet, RouteStack(root: CountedPlace(number), pushed: (0..<pushed).map(CountedPlace.init)))
      })
  }

  private func tabs(_ count: Int, pushed: Int = 0) -> RouteTree<CountedPlace> {
    let tabs = (0..<count).map { number in
      RouteTab(
        CountedPlace(number),
        RouteStack(root: CountedPlace(number), pushed: (0..<pushed).map(CountedPlace.init)))
    }
    return RouteTree(RouteTabs(checking: tabs).map(Container.tabs) ?? .stack(CountedPlace(0)))
  }
}
