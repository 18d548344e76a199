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

  @Test func updateBelowTwoModalsThatGoComesBeforeTheirDismissal() {
    let old = EntryTree.numbered(
      RouteTree(.stack(.a), modals: [Modal(.sheet, [.b]), Modal(.alert, [.c])]))
    var new = old
    new.dismissAll()
    new.update(1, to: .c)
    let steps = Array(old.steps(to: new))
    #expect(steps.map(\.isAnimated) == [false, true])
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

  @Test func updatedEntryMovesWithTheStepThatMovesIt() {
    let old = EntryTree.numbered(RouteTree(.a, .b, .c))
    var new = old
    new.remove(2)
    new.update(3, to: .d)
    #expect(applied(Array(old.steps(to: new)), to: old) == new)
  }

  private func applied(_ steps: [Step<Entry<Place>>], to tree: EntryTree<Place>) -> EntryTree<Place> {
    var tree = tree
    for step in steps { tree.apply(step) }
    return tree
  }

  @Test func anUpdateUnderAModalAndOneFurtherDownInTheModalAreBothFound() {
    let old = EntryTree.numbered(
      RouteTree(.stack([.a, .b, .c]), modals: [Modal(.sheet, [.a, .b, .c])]))
    var new = old
    new.update(3, to: .item(3))
    new.update(5, to: .item(5))
    let steps = Array(old.steps(to: new))
    #expect(steps.count == 2)
    #expect(applied(steps, to: old) == new)
  }

  @Test func anUpdateAtTheBottomOfAHiddenStackIsFoundAfterOneFurtherUpInAnother() {
    let old = EntryTree.numbered(
      RouteTree(
        tabs: RouteTab(.home), RouteTab(.b, .stack([.a, .b, .c])),
        RouteTab(.c, .stack([.a, .b, .c, .d]))))
    var new = old
    new.update(4, to: .item(4))
    new.update(5, to: .item(5))
    new.close(8)
    let steps = Array(old.steps(to: new))
    #expect(steps.count == 3)
    #expect(applied(steps, to: old) == new)
  }
}
