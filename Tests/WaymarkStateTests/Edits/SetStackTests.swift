import Testing
import WaymarkState

/// Setting a whole stack of a tree.
@Suite struct SetStackTests {
  @Test func takesThePlaceOfTheStackThatIsSeen() {
    var tree = RouteTree<Place>.sample
    #expect(tree.setStack([.d, .e]) == true)
    #expect(tree.stack(at: .path(1)) == [.d, .e])
    #expect(tree.root == RouteTree<Place>.sample.root)
  }

  @Test func toWhatIsThereChangesNothing() {
    var tree = RouteTree<Place>.sample
    #expect(tree.setStack([.e, .b]) == false)
    #expect(tree.setStack([.a, .b], at: .path(0, 0)) == false)
    #expect(tree == .sample)
  }

  @Test func reachesAHiddenStack() {
    var tree = RouteTree<Place>.sample
    #expect(tree.setStack([.d, .e], at: .path(0, 0)) == true)
    #expect(tree.stack(at: .path(0, 0)) == [.d, .e])
    #expect(tree.visibleElement == .b)
    #expect(tree.setStack([.d], at: .path(5)) == false)
  }
}
