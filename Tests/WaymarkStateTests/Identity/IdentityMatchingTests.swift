import Testing
import WaymarkState

/// Which entries are kept where a place is wanted by another route.
@Suite struct IdentityMatchingTests {
  @Test(
    arguments: [
      ([.e0], [.e30], [1]),
      ([.e0, .e30], [.e30], [2]),
      ([.e0, .e30], [.e0], [1]),
      ([.e0, .home], [.e30, .home], [1, 2]),
      ([.home, .e0, .f0], [.home, .e30, .f0], [1, 2, 3]),
      ([.home, .e0], [.home, .f0, .e30], [1, 101, 2]),
      ([.home, .f0, .e0], [.home, .e30], [1, 3]),
      ([.home, .e0, .e0], [.home, .e30], [1, 2]),
      ([.e0, .search("a"), .f0], [.e30, .search("b"), .f0], [1, 2, 3]),
      ([.home, .e0], [.home, .f0], [1, 101]),
    ] as [([Moment], [Moment], [UInt64])])
  func equalOnesFirstAndThenThoseOfThePlace(_ old: [Moment], _ new: [Moment], _ numbers: [UInt64]) {
    #expect(reconciled(old, new)?.numbers == numbers)
  }

  @Test func modalsStayWhileTheirPlaceDoes() {
    let old = EntryTree.numbered(RouteTree(.stack(.home), modals: [Modal(.sheet, [.e0, .f0])]))
    var ids = EntryID.Generator(after: 100)
    let other = old.reconciled(
      with: RouteTree(.stack(.home), modals: [Modal(.sheet, [.e30, .f0])]), ids: &ids)
    #expect(other.numbers == [1, 2, 3])
    #expect(other.description == "[home] {e30 f0}")
    let alert = old.reconciled(
      with: RouteTree(.stack(.home), modals: [Modal(.alert, [.e30, .f0])]), ids: &ids)
    #expect(alert.numbers == [1, 101, 102], "another style is another modal")
  }

  @Test func tabsGoByTheirKeysValues() throws {
    let old = EntryTree.numbered(RouteTree(tabs: RouteTab(.home), RouteTab(.search(nil))))
    var ids = EntryID.Generator(after: 100)
    let wanted = RouteTree<Moment>(
      tabs: RouteTab(.home), RouteTab(.search("a"), [.search(nil)]), selectedKey: .search("a"))
    #expect(old.reconciled(with: wanted, ids: &ids).numbers == [1, 101])
    let same = RouteTree<Moment>(tabs: RouteTab(.home), RouteTab(.search(nil), [.search("a")]))
    let kept = old.reconciled(with: same, ids: &ids)
    #expect(kept.numbers == [1, 2])
    #expect(kept.routes == same)
  }

  @Test func theFirstOfHiddenTabsWithThePlaceIsMeant() {
    let hidden = RouteTabs<Moment>(RouteTab(.home), RouteTab(.e0), RouteTab(.e30), selectedKey: .home)
    let tree = RouteTree<Moment>(
      .tabs(RouteTabs(RouteTab(.home), RouteTab(.search(nil), .tabs(hidden)))))
    #expect(tree.path(ofTab: .episode(0, at: 60)) == .path(0, 1, 1))
    #expect(tree.path(ofTab: .e30) == .path(0, 1, 2))
  }

  @Test func allPairsKeepWhatTheModelKeeps() throws {
    let stacks = MomentEnumeration.stacks(places: 4)
    #expect(stacks.count == 3 + 9 + 27 + 81)
    for old in stacks {
      for new in stacks {
        let wanted = try #require(reconciled(old, new))
        let kept = wanted.numbers.map { $0 < 100 ? Int($0) : nil }
        guard kept == model(old, new) else {
          Issue.record("\(old) → \(new) keeps \(kept) and not \(model(old, new))")
          return
        }
      }
    }
  }

  private func reconciled(_ old: [Moment], _ new: [Moment]) -> EntryTree<Moment>? {
    guard let oldStack = RouteStack(elements: old), let newStack = RouteStack(elements: new) else {
      return nil
    }
    var ids = EntryID.Generator(after: 100)
    let tree = EntryTree.numbered(RouteTree(.stack(oldStack)))
    let wanted = tree.reconciled(with: RouteTree(.stack(newStack)), ids: &ids)
    #expect(wanted.routes == RouteTree(.stack(newStack)))
    return wanted
  }

  /// Takes off what is equal at the bottom and at the top, and then what is the same place.
  private func model(_ old: [Moment], _ new: [Moment]) -> [Int?] {
    var old = Array(old.enumerated())
    var new = new
    var bottom: [Int?] = []
    var top: [Int?] = []
    for isSame in [{ $0 == $1 }, { $0.identity == $1.identity }] as [(Moment, Moment) -> Bool] {
      while let first = old.first, let wanted = new.first, isSame(first.element, wanted) {
        bottom.append(old.removeFirst().offset + 1)
        new.removeFirst()
      }
      while let last = old.last, let wanted = new.last, isSame(last.element, wanted) {
        top.insert(old.removeLast().offset + 1, at: 0)
        new.removeLast()
      }
    }
    return bottom + new.map { _ in nil } + top
  }
}
