import Testing
import WaymarkState

/// What can be read from a tree layer by layer.
@Suite struct TreeLayersTests {
  let tree = RouteTree<Place>.sample

  @Test func modalsAreLayersOverTheRoot() {
    #expect(tree.layerCount == 2)
    #expect(tree.layer(0) == tree.root)
    #expect(tree.layer(1) == .stack(.e, .b))
  }

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

  @Test func aModalsStackIsNotTheRoots() {
    let tree = RouteTree<Place>(.stack(.a, .b), modals: [Modal(.sheet, [.c])])
    #expect(tree.stack(at: .root) == [.a, .b])
    #expect(tree.stack(at: .path(1)) == [.c])
    #expect(tree.stackCount(at: .root) == 2)
    #expect(tree.stackCount(at: .path(1)) == 1)
    #expect(tree.stackCount(at: .path(2)) == nil)
  }

  @Test func onlyStacksAreCounted() {
    #expect(tree.stackCount(at: .path(0)) == nil)
    #expect(tree.stackCount(at: .path(0, 1, 1)) == 2)
  }

  @Test func elementsAreVisitedRootLayerFirst() {
    #expect(tree.allElements == [.a, .b, .d, .c, .a, .e, .b])
  }

  @Test func readingALayerThatIsNotThereIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) { print(RouteTree<Place>.sample.layer(2)) }
    await #expect(processExitsWith: .failure) { print(RouteTree<Place>.sample.visiblePath(inLayer: -1)) }
  }
}
