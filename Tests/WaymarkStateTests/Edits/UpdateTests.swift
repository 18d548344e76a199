import Testing
import WaymarkState

/// Changing elements in place.
@Suite struct UpdateTests {
  @Test func anEntryKeepsItsIdentity() {
    var tree = EntryTree.numbered(.sample)
    #expect(tree.update(1, to: .item(1)) == true)
    #expect(tree.entry(1)?.route == .item(1))
    #expect(tree.numbers == Array(1...7))
    #expect(tree.stack(at: .path(0, 0))?.root.id == 1)
  }

  @Test func toTheSameRouteChangesNothing() {
    var tree = EntryTree.numbered(.sample)
    #expect(tree.update(1, to: .a) == false)
    #expect(tree.update(99, to: .a) == false)
    #expect(tree == .numbered(.sample))
  }

  @Test func byPositionReachesHiddenPlaces() {
    var tree = RouteTree<Place>.sample
    #expect(tree.update(at: ElementPosition(path: .path(0, 1, 0), index: 0), to: .item(1)) == true)
    #expect(tree.stack(at: .path(0, 1, 0)) == [.item(1)])
    #expect(tree.update(at: ElementPosition(path: .path(0, 1, 0), index: 1), to: .item(1)) == false)
    #expect(tree.update(at: ElementPosition(path: .path(0, 5), index: 0), to: .item(1)) == false)
  }
}
