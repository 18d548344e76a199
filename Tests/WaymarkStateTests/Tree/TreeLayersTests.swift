import Testing
import WaymarkState

/// The stacks, tabs and elements of a tree, layer by layer.
@Suite struct TreeLayersTests {
  let tree = RouteTree<Place>.sample

  @Test func whatIsSeenIsInTheTopmostLayer() {
    #expect(tree.visiblePath == .path(1))
    #expect(tree.visibleElement == .b)
    #expect(tree.visiblePath(inLayer: 0) == .path(0, 1, 1))
  }

  @Test func pathsLeadToStacksAndTabs() {
    #expect(tree.stack(at: .path(0, 0)) == [.a, .b])
    #expect(tree.stack(at: .path(0, 1, 1)) == [.c, .a])
    #expect(tree.stack(at: .path(0, 1)) == nil)
    #expect(tree.container(at: .path(0, 1))?.visibleElement == .a)
  }

  @Test(arguments: [
    BranchPath.path(2), .path(-1), .path(0, 2), .path(0, 0, 0), .path(0, 1, 2), .path(1, 0),
  ])
  func pathsThatLeadNowhereAreNil(_ path: BranchPath) {
    #expect(tree.container(at: path) == nil)
    #expect(tree.stack(at: path) == nil)
  }

  @Test func elementsAreVisitedRootLayerFirst() {
    #expect(tree.allElements == [.a, .b, .d, .c, .a, .e, .b])
  }

  @Test func readingALayerThatIsNotThereIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) { print(RouteTree<Place>.sample.layer(2)) }
    await #expect(processExitsWith: .failure) { print(RouteTree<Place>.sample.visiblePath(inLayer: -1)) }
  }
}
