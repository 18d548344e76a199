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

  /// A route that is not equal to itself has its tree told apart by the rest.
  @Test func treesOfRoutesThatEqualNothingAreToldApart() {
    func tree(_ styles: Presentation...) -> RouteTree<Odd> {
      RouteTree(
        .stack(RouteStack(root: Odd())), modals: styles.map { Modal($0, RouteStack(root: Odd())) })
    }
    #expect(tree(.sheet) != tree(.sheet))
    #expect(tree(.sheet).isIndistinguishable(from: tree(.sheet)))
    #expect(!tree(.sheet).isIndistinguishable(from: tree(.popover)))
    #expect(!tree(.sheet).isIndistinguishable(from: tree()))
  }

  @Test func initialisersAgree() {
    #expect(RouteTree<Place>(.a, .b) == RouteTree(.stack(.a, .b)))
    #expect(RouteTree<Place>(.a, .b) == RouteTree(.stack([.a, .b]), modals: []))
    let tabs = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search), selectedKey: .search)
    #expect(tabs == RouteTree(.tabs(RouteTabs(RouteTab(.home), RouteTab(.search), selectedKey: .search))))
  }
}

private struct Odd: Route {
  var number = Double.nan
}
