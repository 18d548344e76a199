import Testing
import WaymarkState

/// The diff of trees whose places are shown in several ways, held against the plain model.
@Suite struct IdentityDiffTests {
  @Test func allPairsOfStacks() {
    let stacks = MomentEnumeration.stacks(places: 3).compactMap { RouteStack(elements: $0) }
    #expect(check(stacks.map { RouteTree(.stack($0)) }) == 39 * 39)
  }

  @Test func allPairsOfTabsAndModals() {
    let trees = MomentEnumeration.trees()
    #expect(check(trees) == 60 * 60)
  }

  @Test func aPlaceThatIsShownOtherwiseIsOneUpdate() {
    let old = EntryTree.numbered(RouteTree(.stack(.home, .e0, .f0)))
    var ids = EntryID.Generator(after: 100)
    let new = old.reconciled(with: RouteTree(.stack(.home, .e30, .f0)), ids: &ids)
    let steps = old.steps(to: new).map { $0 }
    #expect(steps.count == 1)
    guard case .update(_, let before, let after)? = steps.first?.change else {
      Issue.record("\(steps)")
      return
    }
    #expect(before == Entry(id: 2, route: .e0))
    #expect(after == Entry(id: 2, route: .e30))
  }

  @Test func plainTreesGoByValue() {
    let old = RouteTree<Moment>(.stack(.home, .e0))
    let new = RouteTree<Moment>(.stack(.home, .e30))
    #expect(old != new)
    #expect(old.description == "[home e0]")
    #expect(new.description == "[home e30]")
    guard case .stack(let change)? = old.steps(to: new).first?.change else {
      Issue.record("a plain tree has nothing to update")
      return
    }
    #expect(change.removed.map { $0 } == [.e0])
    #expect(change.inserted.map { $0 } == [.e30])
  }

  private func check(_ trees: [RouteTree<Moment>]) -> Int {
    var checked = 0
    for old in trees {
      let entries = EntryTree.numbered(old)
      for new in trees {
        var ids = EntryID.Generator(after: 1000)
        let wanted = entries.reconciled(with: new, ids: &ids)
        let problem =
          wanted.routes != new
          ? "reconciling \(entries) with \(new) gives \(wanted)"
          : DiffCheck(from: old, to: new).problem
            ?? DiffCheck(entriesFrom: entries, to: wanted, mayUpdate: true).problem
        if let problem {
          Issue.record("\(problem)")
          return checked
        }
        checked += 1
      }
    }
    return checked
  }
}
