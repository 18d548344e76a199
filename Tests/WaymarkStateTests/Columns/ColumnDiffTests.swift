import Testing
import WaymarkState

@Suite struct ColumnDiffTests {
  private func steps(_ old: RouteTree<Place>, _ new: RouteTree<Place>) -> [String] {
    old.steps(to: new).map { "\($0)\($0.isAnimated ? "!" : "")" }
  }

  @Test func aFrontThatMovesIsASelection() {
    #expect(
      steps(RouteTree(columns: [.a], [.b], front: 0), RouteTree(columns: [.a], [.b])) == ["select 0 -> 1!"])
  }

  @Test func comingAndGoingIsOneStepThatCarriesTheFront() {
    let start = RouteTree<Place>(columns: [.home], capacity: 3)
    let full = RouteTree<Place>(columns: [.home], [.a, .b], [.c], capacity: 3)
    #expect(steps(start, full) == ["columns . -> a b|c, front 0 -> 2!"])
    #expect(steps(full, start) == ["columns a b|c -> ., front 2 -> 0!"])
    let other = RouteTree<Place>(columns: [.home], [.d], [.c], capacity: 3)
    #expect(steps(full, other) == ["columns a b|c -> d|c!"])
  }

  @Test func contentComesBeforeFocusAndTheComingFrontsLast() {
    let old = RouteTree<Place>(columns: [.home], [.a], capacity: 2, front: 0)
    let new = RouteTree<Place>(columns: [.home, .c], [.a, .b], capacity: 2, front: 1)
    #expect(steps(old, new) == ["push c in branch 0", "push b in branch 1", "select 0 -> 1!"])
    let back = RouteTree<Place>(columns: [.home, .c], [.a, .b], capacity: 2, front: 0)
    #expect(steps(old, back) == ["push b in branch 1", "push c in branch 0!"])
  }

  @Test func anotherNumberOfPlacesIsAnotherContainer() {
    let old = RouteTree<Place>(columns: [.home], capacity: 2)
    let new = RouteTree<Place>(columns: [.home], capacity: 3)
    #expect(steps(old, new) == ["replace [home*|.] -> [home*|.|.]!"])
  }

  @Test func modalsComeAndGoAfterColumns() {
    let old = RouteTree<Place>(.columns(RouteColumns([.home], [.a], front: 0)), modals: [Modal(.sheet, [.e])])
    let new = RouteTree<Place>(.columns(RouteColumns([.home], [.b])), modals: [Modal(.alert, [.d])])
    #expect(
      steps(old, new) == ["columns a -> b, front 0 -> 1, hidden", "dismiss {e}", "present {alert: d}!"])
  }

  @Test func coveredColumnsChangeHidden() {
    let sheet = [Modal<Place>(.sheet, [.e])]
    let old = RouteTree<Place>(.columns(RouteColumns([.home], [.a], front: 0)), modals: sheet)
    let new = RouteTree<Place>(.columns(RouteColumns([.home, .c], [.a, .b])), modals: sheet)
    #expect(
      steps(old, new)
        == ["push c in branch 0, hidden", "push b in branch 1, hidden", "select 0 -> 1, hidden"])
    let gone = RouteTree<Place>(.columns(RouteColumns([.home])), modals: sheet)
    #expect(steps(old, gone) == ["columns a -> ., hidden"])
    let other = RouteTree<Place>(.columns(RouteColumns([.home], capacity: 3)), modals: sheet)
    #expect(steps(old, other) == ["replace [home*|a] -> [home*|.|.], hidden"])
  }

  @Test func valuesAloneComeLastAndAreNotAnimated() {
    let columns = { (one: Moment, two: Moment, front: Int) in
      RouteTree<Moment>(columns: [.home, one], [.home, two], front: front)
    }
    var ids = EntryID.Generator()
    let old = EntryTree(columns(.e0, .e0, 0), ids: &ids)
    let new = old.reconciled(with: columns(.e30, .e30, 1), ids: &ids)
    let found = old.steps(to: new).map {
      "\($0.change.isUpdate ? "update" : "\($0)")\($0.isAnimated ? "!" : "")"
    }
    #expect(found == ["select 0 -> 1!", "update", "update"])
  }

  @Test func aStepThatDoesNotFitIsRefused() throws {
    let old = EntryTree.numbered(RouteTree<Place>(columns: [.home], [.a], capacity: 3))
    var ids = EntryID.Generator(after: 10)
    let new = old.reconciled(with: RouteTree(columns: [.home], [.b], [.c], capacity: 3), ids: &ids)
    let step = try #require(old.steps(to: new).first)
    guard case .columns(let change) = step.change else {
      Issue.record("\(step)")
      return
    }
    let others: [ColumnsChange<Entry<Place>>] = [
      ColumnsChange(path: .root, kept: 0, removed: [], inserted: change.inserted, oldFront: 1, front: 1),
      ColumnsChange(path: .root, kept: 1, removed: [], inserted: change.inserted, oldFront: 1, front: 1),
      ColumnsChange(
        path: .root, kept: 1, removed: change.removed, inserted: change.inserted, oldFront: 0, front: 1),
      ColumnsChange(
        path: .root, kept: 1, removed: change.removed, inserted: change.inserted, oldFront: 1, front: 3),
      ColumnsChange(
        path: .root, kept: 1, removed: change.removed, inserted: change.inserted, oldFront: 1, front: -1),
      ColumnsChange(
        path: .root, kept: 1, removed: change.inserted, inserted: change.removed, oldFront: 1, front: 1),
      ColumnsChange(
        path: .root, kept: 1, removed: change.removed, inserted: change.inserted + change.inserted,
        oldFront: 1, front: 1),
      ColumnsChange(
        path: .root.appending(branch: 0), kept: 1, removed: change.removed, inserted: [], oldFront: 1,
        front: 0),
    ]
    for other in others {
      var tree = old
      #expect(tree.apply(Step(.columns(other), isVisible: true, isAnimated: true)) == false, "\(other)")
      #expect(tree == old)
    }
    var tree = old
    #expect(tree.apply(step) == true)
    #expect(tree == new)
    tree = old
    #expect(
      tree.apply(Step(.select(path: .root, from: 0, to: 1), isVisible: true, isAnimated: true)) == false)
    #expect(
      tree.apply(Step(.select(path: .root, from: 1, to: 2), isVisible: true, isAnimated: true)) == false)
    #expect(tree.apply(Step(.select(path: .root, from: 1, to: 0), isVisible: true, isAnimated: true)) == true)
  }

}

extension Step.Change {
  fileprivate var isUpdate: Bool { if case .update = self { true } else { false } }
}
