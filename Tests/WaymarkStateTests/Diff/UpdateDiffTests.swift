import Testing
import WaymarkState

/// Entries that stay the same with another route.
@Suite struct UpdateDiffTests {
  @Test(arguments: 1...7 as ClosedRange<UInt64>)
  func oneUpdatedEntryIsOneStepThatMovesNothing(_ number: UInt64) {
    let old = EntryTree.numbered(.sample)
    var new = old
    new.update(EntryID(rawValue: number), to: .item(1))
    let steps = Array(old.steps(to: new))
    #expect(steps.count == 1)
    #expect(steps.first?.isAnimated == false)
    #expect(steps.first?.isVisible == (number > 5))
    guard case .update(_, let before, let after)? = steps.first?.change else {
      Issue.record("no update in \(steps)")
      return
    }
    #expect(before.id.rawValue == number)
    #expect(after == Entry(id: EntryID(rawValue: number), route: .item(1)))
  }

  @Test func updatesComeAfterWhatMovesAndAreNotTheLastToAnimate() {
    let old = EntryTree.numbered(RouteTree(.a, .b, .c))
    var new = old
    new.update(1, to: .item(1))
    new.update(2, to: .item(2))
    new.pop()
    let steps = Array(old.steps(to: new))
    #expect(steps.map(\.isAnimated) == [true, false, false])
    #expect(applied(steps, to: old) == new)
  }

  @Test func updateBelowAModalThatGoesComesBeforeItsDismissal() {
    let old = EntryTree.numbered(RouteTree(.stack(.a), modals: [Modal(.sheet, [.b])]))
    var new = old
    new.dismiss()
    new.update(1, to: .c)
    let steps = Array(old.steps(to: new))
    #expect(steps.map(\.isAnimated) == [false, true])
    #expect(applied(steps, to: old) == new)
  }

  @Test func updateBelowAModalThatComesIsCarriedOut() {
    let old = EntryTree.numbered(RouteTree(.a))
    var new = old
    new.update(1, to: .c)
    new.present(Entry(id: 2, route: .b), as: .sheet)
    let steps = Array(old.steps(to: new))
    #expect(steps.map(\.isAnimated) == [true, false])
    #expect(steps.map(\.isVisible) == [true, false])
    #expect(applied(steps, to: old) == new)
  }

  private func applied(_ steps: [Step<Entry<Place>>], to tree: EntryTree<Place>) -> EntryTree<Place> {
    var tree = tree
    for step in steps { tree.apply(step) }
    return tree
  }
}
