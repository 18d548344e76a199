import Testing
import WaymarkState

/// Going back to a route in a stack of a tree.
@Suite struct PopToTests {
  @Test(arguments: [
    (Place.a, [Place.a], true), (.b, [.a, .b, .c, .b], true), (.d, [.a, .b, .c, .b, .d], false),
    (.e, [.a, .b, .c, .b, .d], false),
  ])
  func goesBackToTheTopmostPlace(_ route: Place, _ left: [Place], _ changed: Bool) {
    var tree = RouteTree<Place>(.a, .b, .c, .b, .d)
    #expect(tree.pop(to: route) == changed)
    #expect(tree.stack(at: .root)?.elements == left)
  }

  @Test func looksInTheStackThatIsSeenAlone() {
    var tree = RouteTree<Place>.sample
    #expect(tree.pop(to: .a) == false)
    #expect(tree == .sample)
  }

  @Test func goesBackInAHiddenStack() {
    var tree = RouteTree<Place>.sample
    #expect(tree.pop(to: .a, at: .path(0, 0)) == true)
    #expect(tree.stack(at: .path(0, 0)) == [.a])
    #expect(tree.pop(to: .a, at: .path(9)) == false)
  }

  @Test func entriesAreFoundByTheirRoutes() {
    var tree = EntryTree.numbered(RouteTree(.a, .b, .c))
    #expect(tree.pop(to: .b) == true)
    #expect(tree.numbers == [1, 2])
  }
}
