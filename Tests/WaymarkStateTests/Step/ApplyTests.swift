import Testing
import WaymarkState

/// Carrying steps out, and refusing those that do not fit.
@Suite struct ApplyTests {
  let tree = RouteTree<Place>.sample

  @Test func stackStepReplacesARun() {
    let step = stackStep(.path(0, 1, 1), 1, [.a], [.d, .e], 0)
    #expect(applied(step)?.stack(at: .path(0, 1, 1)) == [.c, .d, .e])
  }

  @Test func stackStepKeepsWhatIsAbove() {
    #expect(applied(stackStep(.path(1), 0, [.e], [], 1))?.stack(at: .path(1)) == [.b])
  }

  @Test func dismissTakesTheTopmost() {
    let modal = tree.modals[0]
    #expect(applied(.dismiss([modal], index: 0))?.modals.isEmpty == true)
    #expect(applied(.dismiss([modal], index: 1)) == nil)
    #expect(applied(.dismiss([modal], index: -1)) == nil)
    #expect(applied(.dismiss([], index: 1)) == nil)
    #expect(applied(.dismiss([modal, modal], index: 0)) == nil)
    var two = tree
    two.present(Modal(.alert, [.d]))
    let lower = Step<Place>(.dismiss([two.modals[0]], index: 0), isVisible: true, isAnimated: true)
    #expect(two.apply(lower) == false, "not all above it")
    let both = Step<Place>(.dismiss(two.modals, index: 0), isVisible: true, isAnimated: true)
    #expect(two.apply(both) == true)
    #expect(two.modals.isEmpty)
  }

  @Test func detentsChangeTheModalInItsPlace() {
    let opened = Presentation.sheet(detents: [.medium, .large], selected: .large)
    let changed = applied(.detents(index: 0, from: tree.modals[0].presentation, to: opened))
    #expect(changed?.modals.map(\.presentation) == [opened])
    #expect(changed?.modals[0].container == tree.modals[0].container)
    #expect(applied(.detents(index: 0, from: .sheet, to: .alert)) == nil, "another style is another modal")
    #expect(applied(.detents(index: 1, from: .sheet, to: opened)) == nil)
    #expect(applied(.detents(index: 0, from: opened, to: .sheet)) == nil, "the user has dragged it meanwhile")
  }

  @Test func presentComesOnTop() {
    let modal = Modal<Place>(.alert, [.d])
    #expect(applied(.present(modal, index: 1))?.modals.last == modal)
    #expect(applied(.present(modal, index: 0)) == nil)
    #expect(applied(.present(modal, index: 2)) == nil)
  }

  @Test func selectLeadsFromTheSelectedTab() {
    #expect(applied(.select(path: .path(0), from: 1, to: 0))?.visiblePath(inLayer: 0) == .path(0, 0))
    #expect(applied(.select(path: .path(0, 1), from: 1, to: 0))?.visiblePath(inLayer: 0) == .path(0, 1, 0))
    #expect(applied(.select(path: .path(0), from: 0, to: 1)) == nil)
    #expect(applied(.select(path: .path(0), from: 1, to: 2)) == nil)
    #expect(applied(.select(path: .path(1), from: 0, to: 1)) == nil)
  }

  @Test func replaceChangesTheWholeContainer() {
    let new = Container<Place>.stack(.d)
    let old = tree.container(at: .path(0, 1)) ?? new
    let step = Step<Place>.Change.replace(path: .path(0, 1), old: old, new: new)
    #expect(applied(step)?.container(at: .path(0, 1)) == new)
    #expect(applied(.replace(path: .path(0, 1), old: .stack(.a), new: new)) == nil)
    #expect(applied(.replace(path: .path(0, 1), old: .stack(.a, .b, .c), new: new)) == nil, "as many others")
    #expect(applied(.replace(path: .path(0, 2), old: new, new: new)) == nil)
  }

  @Test func whatIsTakenAwayHasToBeWhatStandsThere() {
    #expect(applied(stackStep(.path(0, 1, 1), 1, [.b], [], 0)) == nil)
    #expect(applied(stackStep(.path(0, 1, 1), 1, [.b], [.d], 0)) == nil)
    #expect(applied(stackStep(.path(0, 1, 1), 1, [.b], [.d, .e], 0)) == nil)
    #expect(applied(stackStep(.path(1), -1, [.e, .b], [.d], 1)) == nil)
    #expect(applied(.dismiss([Modal<Place>(.sheet, [.d])], index: 0)) == nil)
  }

  @Test func anEntryIsTakenAwayWhateverItsRouteHasBecome() {
    let entries = EntryTree(
      .stack(RouteStack(root: Entry<Place>(id: 1, route: .a), pushed: [Entry(id: 2, route: .b)])))
    func pop(_ entry: Entry<Place>) -> Step<Entry<Place>> {
      Step(
        .stack(
          StackChange(
            path: .root, keptBelow: 1, removed: [entry], inserted: [], keptAbove: 0)),
        isVisible: true, isAnimated: true)
    }
    var copy = entries
    #expect(copy.apply(pop(Entry(id: 3, route: .b))) == false)
    #expect(copy == entries)
    #expect(copy.apply(pop(Entry(id: 2, route: .e))) == true)
    #expect(copy.visibleRoute == .a)
  }

  @Test func updateNeedsTheElementToBeThere() {
    let entries = EntryTree.numbered(tree)
    let position = ElementPosition(path: .path(0, 0), index: 1)
    var copy = entries
    let old = Entry<Place>(id: 2, route: .b)
    let right = Step(
      .update(position: position, old: old, new: Entry(id: 2, route: .e)), isVisible: false,
      isAnimated: false)
    #expect(copy.apply(right) == true)
    #expect(copy.entry(2)?.route == .e)
    let wrong = Step(
      .update(position: position, old: Entry<Place>(id: 3, route: .b), new: Entry<Place>(id: 3, route: .e)),
      isVisible: false,
      isAnimated: false)
    copy = entries
    #expect(copy.apply(wrong) == false)
    #expect(copy == entries)
  }

  @Test(arguments: [
    (BranchPath.path(1), 0, 1, 1, 0), (.path(1), 1, 2, 1, 0), (.path(1), 0, 2, 0, 0),
    (.path(1), -1, 3, 1, 0), (.path(1), 3, 0, 1, -1), (.path(2), 0, 0, 1, 0), (.path(0, 1), 0, 1, 1, 1),
    (.path(1), 2, 1, 0, 0), (.path(2), 1, 1, 0, 0),
  ])
  func stackStepThatDoesNotFitChangesNothing(
    _ path: BranchPath, _ keptBelow: Int, _ removed: Int, _ inserted: Int, _ keptAbove: Int
  ) {
    let removed = [Place](repeating: .a, count: removed)
    let inserted = [Place](repeating: .d, count: inserted)
    #expect(applied(stackStep(path, keptBelow, removed, inserted, keptAbove)) == nil)
  }

  private func stackStep(
    _ path: BranchPath, _ keptBelow: Int, _ removed: [Place], _ inserted: [Place], _ keptAbove: Int
  ) -> Step<Place>.Change {
    .stack(
      StackChange(
        path: path, keptBelow: keptBelow, removed: removed, inserted: inserted, keptAbove: keptAbove))
  }

  /// The tree after a step, or `nil` where the tree refuses it, having checked that it is as before then.
  private func applied(_ change: Step<Place>.Change) -> RouteTree<Place>? {
    var copy = tree
    if copy.apply(Step(change, isVisible: true, isAnimated: true)) { return copy }
    #expect(copy == tree)
    return nil
  }
}
