import Testing
import WaymarkState

/// A search that is resumed finds the steps of one that begins anew, with what is said of each.
@Suite struct ResumedAnimationTests {
  private static let trees: [RouteTree<Place>] = [
    RouteTree(.home),
    RouteTree(.stack([.home, .a])),
    RouteTree(.stack([.home]), modals: [Modal(.sheet, [.d])]),
    RouteTree(.stack([.home]), modals: [Modal(.alert, [.d])]),
    RouteTree(.stack([.home, .a]), modals: [Modal(.sheet, [.d]), Modal(.alert, [.e])]),
    RouteTree(tabs: RouteTab(.a, [.a, .b]), RouteTab(.c)),
    RouteTree(tabs: RouteTab(.a, [.a, .b]), RouteTab(.c), selectedKey: .c),
  ]

  @Test(arguments: trees.indices, trees.indices)
  func eachStepIsTheSame(from old: Int, to new: Int) {
    var ids = EntryID.Generator()
    let start = EntryTree(Self.trees[old], ids: &ids)
    let goal = start.reconciled(with: Self.trees[new], ids: &ids)
    var tree = start
    var progress = DiffProgress()
    for _ in 0..<20 {
      let fresh = tree.firstStep(to: goal)
      #expect(tree.firstStep(to: goal, resuming: &progress) == fresh)
      guard let fresh else { break }
      tree.apply(fresh)
    }
    #expect(tree == goal)
  }

  @Test func progressThatIsOutOfDateDoesNoHarmWhereStacksAreOfOtherLengths() throws {
    var progress = DiffProgress()
    let old = EntryTree.numbered(RouteTree<Moment>(.stack([.home, .e0])))
    let new = EntryTree.numbered(RouteTree<Moment>(.stack([.home, .e30])))
    #expect(old.firstStep(to: new, resuming: &progress) != nil)
    let longer = EntryTree.numbered(RouteTree<Moment>(.stack([.home, .e0, .f0])))
    var again = progress
    #expect(old.firstStep(to: longer, resuming: &again) == old.firstStep(to: longer))
    again = progress
    #expect(longer.firstStep(to: old, resuming: &again) == longer.firstStep(to: old))
  }
}
