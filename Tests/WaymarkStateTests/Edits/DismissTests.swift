import Testing
import WaymarkState

/// Dismissing modals of a tree.
@Suite struct DismissTests {
  let tree = RouteTree<Place>(
    .stack(.a), modals: [Modal(.sheet, [.b]), Modal(.fullScreen, [.c]), Modal(.alert, [.d])])

  @Test func takesTheTopmost() {
    var tree = tree
    #expect(tree.dismiss() == true)
    #expect(tree.modals.map(\.root) == [.b, .c])
  }

  @Test func takesThoseAboveAlong() {
    var tree = tree
    #expect(tree.dismiss(at: 1) == true)
    #expect(tree.modals.map(\.root) == [.b])
  }

  @Test func takesAll() {
    var tree = tree
    #expect(tree.dismissAll() == true)
    #expect(tree == RouteTree(.a))
  }

  @Test func withNoModalChangesNothing() {
    var tree = RouteTree<Place>(.a)
    #expect(tree.dismiss() == false)
    #expect(tree.dismissAll() == false)
    #expect(tree.dismiss(at: 0) == false)
    #expect(tree == RouteTree(.a))
  }

  @Test(arguments: [-1, 3, 100])
  func aModalThatIsNotThereChangesNothing(_ index: Int) {
    var tree = tree
    #expect(tree.dismiss(at: index) == false)
    #expect(tree == self.tree)
  }
}
