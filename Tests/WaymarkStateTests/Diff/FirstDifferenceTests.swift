import Testing
import WaymarkState

/// The next thing to change, as positions.
@Suite struct FirstDifferenceTests {
  @Test func equalTreesDifferInNothing() {
    #expect(RouteTree<Place>.sample.firstDifference(to: .sample) == nil)
    #expect(RouteTree<Place>.sample.firstStep(to: .sample) == nil)
    #expect(RouteTree<Place>(.a, .b).firstDifference(to: RouteTree(.a, .b)) == nil)
  }

  @Test(arguments: [
    StackCase(from: [.a, .d], to: [.a, .b, .c], keptBelow: 1, removed: 1, inserted: 2, keptAbove: 0),
    StackCase(from: [.a, .b], to: [.a, .b, .e], keptBelow: 2, removed: 0, inserted: 1, keptAbove: 0),
    StackCase(
      from: [.a, .b, .c, .d], to: [.a, .b, .d], keptBelow: 2, removed: 1, inserted: 0, keptAbove: 1),
    StackCase(from: [.a, .b, .d], to: [.b, .d], keptBelow: 0, removed: 1, inserted: 0, keptAbove: 2),
    StackCase(from: [.a, .a, .a], to: [.a, .a], keptBelow: 2, removed: 1, inserted: 0, keptAbove: 0),
  ])
  func stacksDifferInARun(_ example: StackCase) {
    let found = RouteTree(.stack(example.from)).firstDifference(to: RouteTree(.stack(example.to)))
    #expect(
      found?.kind
        == .stack(
          path: .root, keptBelow: example.keptBelow, removed: example.removed, inserted: example.inserted,
          keptAbove: example.keptAbove))
    #expect(found?.isVisible == true)
    #expect(found?.isLastVisible == true)
  }

  struct StackCase: Sendable {
    let from: RouteStack<Place>
    let to: RouteStack<Place>
    let keptBelow: Int
    let removed: Int
    let inserted: Int
    let keptAbove: Int
  }

  @Test func readingStepsTakesNoMoreThanIsRead() {
    var steps = RouteTree<Place>(.a).steps(to: RouteTree(.stack(.a, .b), modals: [Modal(.sheet, [.c])]))
    #expect(steps.next()?.isAnimated == false)
    #expect(steps.next()?.isAnimated == true)
    #expect(steps.next() == nil)
    #expect(steps.next() == nil)
  }

  @Test func tabsWithOtherKeysAreReplacedWhereTheyAreSeen() {
    let old = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search))
    let new = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.profile))
    let found = old.firstDifference(to: new)
    #expect(found?.kind == .replace(path: .root))
    #expect(found?.isVisible == true)
  }

  @Test func tabsWithOtherKeysAreReplacedOutOfSightUnderAModal() {
    let sheet = Modal<Place>(.sheet, [.d])
    let old = RouteTree(.tabs(RouteTabs<Place>(RouteTab(.home), RouteTab(.search))), modals: [sheet])
    let new = RouteTree(.tabs(RouteTabs<Place>(RouteTab(.home), RouteTab(.profile))), modals: [sheet])
    let found = old.firstDifference(to: new)
    #expect(found?.kind == .replace(path: .root))
    #expect(found?.isVisible == false)
  }

  @Test func aSelectionIsSeenUnlessAModalIsOverIt() {
    let first = RouteTabs<Place>(RouteTab(.home), RouteTab(.search))
    let second = RouteTabs<Place>(RouteTab(.home), RouteTab(.search), selectedKey: .search)
    let open = RouteTree(.tabs(first)).firstDifference(to: RouteTree(.tabs(second)))
    #expect(open?.kind == .select(path: .root, from: 0, to: 1))
    #expect(open?.isVisible == true)
    let sheet = Modal<Place>(.sheet, [.d])
    let covered = RouteTree(.tabs(first), modals: [sheet])
      .firstDifference(to: RouteTree(.tabs(second), modals: [sheet]))
    #expect(covered?.kind == .select(path: .root, from: 0, to: 1))
    #expect(covered?.isVisible == false)
  }

  @Test func theDismissalIsAnimatedUnlessAModalFollows() {
    let sheet = Modal<Place>(.sheet, [.d])
    let old = RouteTree<Place>(.stack(.a), modals: [sheet])
    #expect(old.firstDifference(to: RouteTree(.a))?.isLastVisible == true)
    let below = old.firstDifference(to: RouteTree(.a, .b))
    #expect(below?.kind == .stack(path: .root, keptBelow: 1, removed: 0, inserted: 1, keptAbove: 0))
    #expect(below?.isVisible == false)
    let two = RouteTree<Place>(.stack(.a), modals: [sheet, sheet])
    #expect(two.firstDifference(to: RouteTree(.a))?.kind == .dismiss(from: 0))
    #expect(two.firstDifference(to: RouteTree(.a))?.isLastVisible == true)
    let other = RouteTree<Place>(.stack(.a), modals: [Modal(.alert, [.d])])
    #expect(old.firstDifference(to: other)?.kind == .dismiss(from: 0))
    #expect(old.firstDifference(to: other)?.isLastVisible == false)
  }

  @Test func everyLayerUnderAModalIsLookedAt() {
    func tree(_ changed: Int) -> RouteTree<Place> {
      let layers = (0..<3).map { RouteStack<Place>(root: .a, pushed: $0 == changed ? [.b] : []) }
      return RouteTree(
        .stack(layers[0]), modals: [Modal(.sheet, layers[1]), Modal(.sheet, layers[2]), Modal(.alert, [.d])])
    }
    for layer in 0..<3 {
      let found = tree(-1).firstDifference(to: tree(layer))
      #expect(
        found?.kind
          == .stack(path: .path(layer), keptBelow: 1, removed: 0, inserted: 1, keptAbove: 0))
      #expect(found?.isVisible == false)
    }
  }

  @Test func aReplacementCarriesBothContainers() {
    let old = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search))
    let new = RouteTree<Place>(.a)
    #expect(old.firstStep(to: new)?.change == .replace(path: .root, old: old.root, new: new.root))
  }

  @Test(arguments: [
    // Two modals go before something changes that is seen.
    (
      RouteTree<Place>(.stack(.a), modals: [Modal(.sheet, [.d]), Modal(.sheet, [.e])]),
      RouteTree<Place>(.a, .b)
    ),
    (
      RouteTree<Place>(.stack(.a), modals: [Modal(.sheet, [.d]), Modal(.sheet, [.e])]), RouteTree<Place>(.a)
    ),
    // Tabs under a modal differ in both stacks, and in what is selected or not.
    (
      tabsUnderASheet([.a], [.b], selectedKey: .home),
      tabsUnderASheet([.a, .b], [.b, .a], selectedKey: .home)
    ),
    (
      tabsUnderASheet([.a], [.b], selectedKey: .home),
      tabsUnderASheet([.a, .b], [.b, .a], selectedKey: .search)
    ),
    (tabsUnderASheet([.a], [.b], selectedKey: .search), tabsUnderASheet([.a, .b], [.b], selectedKey: .home)),
    // What a selection hides differs too.
    (
      RouteTree(tabs: RouteTab(.home, [.a]), RouteTab(.search, [.b])),
      RouteTree(tabs: RouteTab(.home, [.a, .b]), RouteTab(.search, [.b, .a]), selectedKey: .search)
    ),
    // The sheet comes after that.
    (
      tabsUnderASheet([.a], [.b], selectedKey: .home),
      tabsUnderASheet([.a, .b], [.b, .a], selectedKey: .home, sheet: [.d, .e])
    ),
  ])
  func aSearchThatGoesOnFindsWhatOneFromTheBeginningDoes(from old: RouteTree<Place>, to new: RouteTree<Place>)
  {
    #expect(DiffCheck(from: old, to: new).problem == nil)
    let entries = EntryTree.numbered(old)
    var ids = EntryID.Generator(after: 100)
    #expect(DiffCheck(entriesFrom: entries, to: entries.reconciled(with: new, ids: &ids)).problem == nil)
  }

  private static func tabsUnderASheet(
    _ home: RouteStack<Place>, _ search: RouteStack<Place>, selectedKey: Place,
    sheet: RouteStack<Place> = [.d]
  ) -> RouteTree<Place> {
    RouteTree(
      .tabs(RouteTabs(RouteTab(.home, home), RouteTab(.search, search), selectedKey: selectedKey)),
      modals: [Modal(.sheet, sheet)])
  }
}
