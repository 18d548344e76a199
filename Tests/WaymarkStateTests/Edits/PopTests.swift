import Testing
import WaymarkState

/// Popping in a tree.
@Suite struct PopTests {
  @Test func takesTheTopOfTheStackThatIsSeen() {
    var tree = RouteTree<Place>.sample
    #expect(tree.pop() == true)
    #expect(tree.stack(at: .path(1)) == [.e])
    #expect(tree.root == RouteTree<Place>.sample.root)
  }

  @Test func atTheRootChangesNothing() {
    var tree = RouteTree<Place>(.a)
    #expect(tree.pop() == false)
    #expect(tree.pop(5) == false)
    #expect(tree.popToRoot() == false)
    #expect(tree == RouteTree(.a))
  }

  @Test func neverTakesAModalsRoot() {
    var tree = RouteTree<Place>(.stack(.a), modals: [Modal(.sheet, [.b])])
    #expect(tree.pop() == false)
    #expect(tree.modals.count == 1)
  }

  @Test func takesSeveralFromAHiddenStack() {
    var tree = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search, [.a, .b, .c, .d]))
    #expect(tree.pop(2, at: .path(0, 1)) == true)
    #expect(tree.stack(at: .path(0, 1)) == [.a, .b])
    #expect(tree.visibleElement == .home)
  }

  @Test func popToRootKeepsRoot() {
    var tree = RouteTree<Place>(.a, .b, .c)
    #expect(tree.popToRoot() == true)
    #expect(tree == RouteTree(.a))
  }

  @Test func popToRootOfAHiddenStackKeepsItsRoot() {
    var tree = RouteTree<Place>.sample
    #expect(tree.popToRoot(at: .path(0, 0)) == true)
    #expect(tree.stack(at: .path(0, 0)) == [.a])
    #expect(tree.visibleElement == .b)
    #expect(tree.popToRoot(at: .path(0, 0)) == false)
  }

  @Test func pathsThatLeadNowhereChangeNothing() {
    var tree = RouteTree<Place>.sample
    #expect(tree.pop(at: .path(3)) == false)
    #expect(tree.popToRoot(at: .path(0, 7)) == false)
    #expect(tree == .sample)
  }
}
