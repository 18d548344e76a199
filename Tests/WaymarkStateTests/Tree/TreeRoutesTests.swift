import Testing
import WaymarkState

/// From entries to plain routes, and what a title line shows.
@Suite struct TreeRoutesTests {
  @Test func routesOfEntriesAreThePlainTree() {
    #expect(EntryTree.numbered(.sample).routes == .sample)
    #expect(RouteTree<Place>.sample.routes == .sample)
  }

  @Test func visibleRoutesLeadThroughSelectedTabsAndLayers() {
    #expect(RouteTree<Place>.sample.breadcrumb == [.search, .e, .c, .a, .e, .b])
  }

  @Test func aKeyThatIsTheRootIsSaidOnce() {
    let tree = RouteTree<Place>(tabs: RouteTab(.home, [.home, .a]), RouteTab(.search))
    #expect(tree.breadcrumb == [.home, .a])
  }

  @Test func initialisersAgree() {
    #expect(RouteTree<Place>(.a, .b) == RouteTree(.stack(.a, .b)))
    #expect(RouteTree<Place>(.a, .b) == RouteTree(.stack([.a, .b]), modals: []))
    let tabs = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search), selectedKey: .search)
    #expect(tabs == RouteTree(.tabs(RouteTabs(RouteTab(.home), RouteTab(.search), selectedKey: .search))))
  }
}
