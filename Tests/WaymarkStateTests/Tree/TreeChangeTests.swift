import Testing
import WaymarkState

/// The pitfalls of other routers, tested at the level of values.
@Suite struct TreeChangeTests {
  @Test func pushingAnEqualRouteGivesTwoEntriesAndPopTakesTheUpper() {
    var ids = EntryID.Generator(after: 1)
    var tree = EntryTree.numbered(RouteTree(.a))
    tree.push(Entry(id: ids.next(), route: .a))
    #expect(tree.numbers == [1, 2])
    tree.pop()
    #expect(tree.numbers == [1])
    let pushed = tree.reconciled(with: RouteTree(.a, .a), ids: &ids)
    #expect(pushed.numbers == [1, 3])
    #expect(pushed.reconciled(with: RouteTree(.a), ids: &ids).numbers == [1])
  }

  @Test func takingOneOutOfTheMiddleKeepsThoseAbove() {
    let (old, new) = entries(RouteTree(.a, .b, .c, .d), RouteTree(.a, .c, .d))
    #expect(new.numbers == [1, 3, 4])
    let steps = Array(old.steps(to: new))
    #expect(steps.count == 1)
    guard case .stack(let change)? = steps.first?.change else {
      Issue.record("no stack step in \(steps)")
      return
    }
    #expect(change.removed.map(\.id) == [2])
    #expect(change.inserted.isEmpty)
    #expect(change.keptAbove == 2)
  }

  @Test func replacingTheUpperPartIsOneAnimatedStep() {
    let (old, new) = entries(RouteTree(.a, .b, .c), RouteTree(.a, .d, .e))
    let steps = Array(old.steps(to: new))
    #expect(steps.count == 1)
    #expect(steps.first?.isAnimated == true)
    guard case .stack(let change)? = steps.first?.change else {
      Issue.record("no stack step in \(steps)")
      return
    }
    #expect(change.removed.map(\.route) == [.b, .c])
    #expect(change.inserted.map(\.route) == [.d, .e])
    #expect(change.keptBelow == 1)
  }

  @Test func switchingTabsToAndFroKeepsTheirStacks() {
    let start = EntryTree.numbered(
      RouteTree(tabs: RouteTab(.home), RouteTab(.search, [.a, .b]), selectedKey: .search))
    var tree = start
    tree.select(.home)
    #expect(start.steps(to: tree).map(\.change) == [.select(path: .root, from: 1, to: 0)])
    tree.select(.search)
    #expect(tree == start)
  }

  @Test func pushingIntoAHiddenTabShowsNothingAndIsThereOnReturn() {
    let start = EntryTree.numbered(RouteTree(tabs: RouteTab(.home), RouteTab(.search, [.a, .b])))
    var tree = start
    tree.push(Entry(id: 9, route: .c), at: .path(0, 1))
    let steps = Array(start.steps(to: tree))
    #expect(steps.count == 1)
    #expect(steps.first?.isVisible == false)
    #expect(steps.first?.isAnimated == false)
    #expect(tree.visibleRoute == .home)
    tree.select(.search)
    #expect(tree.visibleElement.id == 9)
  }

  @Test func modalsThatGoAreDismissedInOneAnimatedStep() {
    let (old, new) = entries(
      RouteTree(.stack(.a), modals: [Modal(.sheet, [.b]), Modal(.alert, [.c])]), RouteTree(.a))
    let steps = Array(old.steps(to: new))
    #expect(steps.map(\.change) == [.dismiss(Array(old.modals), index: 0)])
    #expect(steps.map(\.isAnimated) == [true])
  }

  @Test func nothingToDoIsNoChangeAndNoStep() {
    let start = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search))
    var tree = start
    #expect(tree.pop() == false)
    #expect(tree.dismiss() == false)
    #expect(tree.select(.home) == false)
    #expect(tree == start)
    #expect(Array(start.steps(to: tree)).isEmpty)
  }

  private func entries(
    _ old: RouteTree<Place>, _ new: RouteTree<Place>
  ) -> (old: EntryTree<Place>, new: EntryTree<Place>) {
    var ids = EntryID.Generator(after: 100)
    let tree = EntryTree.numbered(old)
    return (tree, tree.reconciled(with: new, ids: &ids))
  }
}
