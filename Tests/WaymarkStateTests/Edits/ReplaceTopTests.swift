import Testing
import WaymarkState

/// Replacing the top of a stack of a tree.
@Suite struct ReplaceTopTests {
  @Test func changesOnlyTheTopThatIsSeen() {
    var tree = RouteTree<Place>.sample
    #expect(tree.replaceTop(with: .home) == true)
    #expect(tree.stack(at: .path(1)) == [.e, .home])
    #expect(tree.root == RouteTree<Place>.sample.root)
  }

  @Test func withTheSameElementChangesNothing() {
    var tree = RouteTree<Place>.sample
    #expect(tree.replaceTop(with: .b) == false)
    #expect(tree == .sample)
  }

  @Test func withAnotherEntryOfTheSameRouteIsAChange() {
    var tree = EntryTree.numbered(RouteTree(.a, .b))
    #expect(tree.replaceTop(with: Entry(id: 9, route: .b)) == true)
    #expect(tree.numbers == [1, 9])
  }

  @Test func reachesAHiddenStack() {
    var tree = RouteTree<Place>.sample
    #expect(tree.replaceTop(with: .home, at: .path(0, 1, 0)) == true)
    #expect(tree.stack(at: .path(0, 1, 0)) == [.home])
    #expect(tree.replaceTop(with: .home, at: .path(0, 1, 7)) == false)
  }
}
