import Testing
import WaymarkState

/// The entries that a step takes out of the tree, and those that it brings in.
@Suite struct StepMovementTests {
  let one = Entry<Place>(id: 1, route: .a)
  let two = Entry<Place>(id: 2, route: .b)
  let three = Entry<Place>(id: 3, route: .c)

  @Test func modalsComeAndGoWithAllTheyHold() {
    let tabs = RouteTabs(RouteTab(.home, [one, two]), RouteTab(.search, [three]))
    let modal = Modal(.sheet, .tabs(tabs))
    #expect(removed(.dismiss([modal], index: 0)) == [1, 2, 3])
    #expect(inserted(.dismiss([modal], index: 0)) == [])
    #expect(removed(.present(modal, index: 0)) == [])
    #expect(inserted(.present(modal, index: 0)) == [1, 2, 3])
  }

  @Test func stacksChangeByTheirRuns() {
    #expect(removed(stack([one], [two, three])) == [1])
    #expect(inserted(stack([one], [two, three])) == [2, 3])
    #expect(removed(stack([one, two], [])) == [1, 2])
    #expect(inserted(stack([one, two], [])) == [])
  }

  @Test func oneInThePlaceOfAnotherIsAReplacement() {
    #expect(removed(stack([one], [two])) == [1])
    #expect(inserted(stack([one], [two])) == [2])
    #expect(removed(stack([two], [one, two])) == [])
  }

  @Test func whatIsBetweenTwoThatGoIsNotRemoved() {
    #expect(removed(stack([one, two, three], [two])) == [1, 3])
    #expect(inserted(stack([one, two, three], [two])) == [])
    #expect(inserted(stack([two], [one, two, three])) == [1, 3])
  }

  @Test func anEntryIsTheSameWithAnotherRoute() {
    let updated = Entry<Place>(id: 1, route: .e)
    #expect(removed(stack([one], [updated])) == [])
    #expect(removed(stack([one, two], [three, updated])) == [2])
  }

  @Test func replacedContainersKeepTheEntriesOfTabsThatStay() {
    let old = Container.tabs(RouteTabs(RouteTab(.home, [one]), RouteTab(.search, [two])))
    let new = Container.tabs(RouteTabs(RouteTab(.search, [two]), RouteTab(.profile, [three])))
    #expect(removed(.replace(path: .root, old: old, new: new)) == [1])
    #expect(inserted(.replace(path: .root, old: old, new: new)) == [3])
  }

  @Test func columnsComeAndGoWithAllTheyHold() {
    let change = ColumnsChange(
      path: .root, kept: 1, removed: [.stack(one, two)], inserted: [.stack(three), .stack(two)], oldFront: 1,
      front: 1)
    #expect(removed(.columns(change)) == [1])
    #expect(inserted(.columns(change)) == [3])
  }

  @Test func anEntryThatStaysWithAnotherRouteIsUpdated() {
    var updated: [Place] = []
    let new = Entry<Place>(id: 1, route: .e)
    let update = Step<Entry<Place>>.Change.update(
      position: ElementPosition(path: .root, index: 0), old: one, new: new)
    for change in [update, stack([one, two], [two, new]), stack([one], [two]), stack([], [new])] {
      Step(change, isVisible: true, isAnimated: true).forEachUpdated { updated.append($0.route) }
    }
    #expect(updated == [.e, .e])
  }

  @Test func selectionsAndUpdatesMoveNothing() {
    let select = Step<Entry<Place>>.Change.select(path: .root, from: 0, to: 1)
    let update = Step<Entry<Place>>.Change.update(
      position: ElementPosition(path: .root, index: 0), old: one, new: Entry(id: 1, route: .e))
    #expect(removed(select) + inserted(select) + removed(update) + inserted(update) == [])
  }

  private func stack(_ removed: [Entry<Place>], _ inserted: [Entry<Place>]) -> Step<Entry<Place>>.Change {
    .stack(
      StackChange(
        path: .root, keptBelow: 1, removed: removed, inserted: inserted, keptAbove: 0))
  }

  private func removed(_ change: Step<Entry<Place>>.Change) -> [UInt64] {
    var numbers: [UInt64] = []
    Step(change, isVisible: true, isAnimated: true).forEachRemoved { numbers.append($0.id.rawValue) }
    return numbers
  }

  private func inserted(_ change: Step<Entry<Place>>.Change) -> [UInt64] {
    var numbers: [UInt64] = []
    Step(change, isVisible: true, isAnimated: true).forEachInserted { numbers.append($0.id.rawValue) }
    return numbers
  }
}
