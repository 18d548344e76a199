import Testing
import WaymarkState

/// Selecting tabs of a tree.
@Suite struct SelectTests {
  @Test func selectsByKeyAndLeavesModals() {
    var tree = RouteTree<Place>.sample
    #expect(tree.select(.home) == true)
    #expect(tree.visiblePath(inLayer: 0) == .path(0, 0))
    #expect(tree.modals == RouteTree<Place>.sample.modals)
  }

  @Test func selectedTabAndUnknownKeyChangeNothing() {
    var tree = RouteTree<Place>.sample
    #expect(tree.select(.search) == false)
    #expect(tree.select(.e) == false)
    #expect(tree.select(.profile) == false)
    #expect(tree == .sample)
  }

  @Test func nestedTabBringsItsOuterTabAlong() {
    var tree = RouteTree<Place>.sample
    tree.select(.home)
    #expect(tree.select(.d) == true)
    #expect(tree.visiblePath(inLayer: 0) == .path(0, 1, 0))
    #expect(tree.stack(at: .path(0, 1, 1)) == [.c, .a])
  }

  @Test func topmostLayerWithTheKeyIsMeant() {
    var tree = RouteTree<Place>.sample
    let tabs = RouteTabs<Place>(RouteTab(.search), RouteTab(.home))
    tree.present(Modal(.fullScreen, .tabs(tabs)))
    #expect(tree.path(ofTab: .home) == .path(2, 1))
    #expect(tree.select(.home) == true)
    #expect(tree.visibleElement == .home)
    #expect(tree.visiblePath(inLayer: 0) == .path(0, 1, 1))
  }

  @Test func innermostVisibleTabsAreMeantFirst() {
    let inner = RouteTabs<Place>(RouteTab(.home, [.a]), RouteTab(.d))
    let tabs = RouteTabs<Place>(
      RouteTab(.home), RouteTab(.search, .tabs(inner)), selectedKey: .search)
    #expect(RouteTree<Place>(.tabs(tabs)).path(ofTab: .home) == .path(0, 1, 0))
  }

  @Test func hiddenNestedTabsAreFound() {
    var tree = RouteTree<Place>.sample
    tree.select(.home)
    #expect(tree.path(ofTab: .e) == .path(0, 1, 1))
    #expect(tree.path(ofTab: .a) == nil)
  }

  @Test func selectsByPath() {
    var tree = RouteTree<Place>.sample
    #expect(tree.select(.path(0, 1, 0)) == true)
    #expect(tree.visiblePath(inLayer: 0) == .path(0, 1, 0))
    #expect(tree.select(.path(0, 1, 0)) == false)
  }

  @Test(arguments: [
    BranchPath.path(0), .path(1), .path(0, 2), .path(0, 0, 0), .path(4, 0),
  ])
  func pathsThatAreNoTabsChangeNothing(_ path: BranchPath) {
    var tree = RouteTree<Place>.sample
    #expect(tree.select(path) == false)
    #expect(tree == .sample)
  }

  @Test func anOuterTabIsAChangeThoughTheInnerOneIsSelectedAlready() {
    var tree = RouteTree<Place>.sample
    tree.select(.home)
    #expect(tree.select(.path(0, 1, 1)) == true)
    #expect(tree.visiblePath(inLayer: 0) == .path(0, 1, 1))
  }
}
