import Testing
import WaymarkState

/// Starting afresh.
@Suite struct SetRootTests {
  @Test func fillsTheWindowAndDismissesEverything() {
    var tree = RouteTree<Place>.sample
    #expect(tree.setRoot(.c) == true)
    #expect(tree == RouteTree(.c))
  }

  @Test func takesAContainer() {
    var tree = RouteTree<Place>(.a)
    let tabs = Container<Place>.tabs(RouteTabs(RouteTab(.home), RouteTab(.search)))
    #expect(tree.setRoot(tabs) == true)
    #expect(tree == RouteTree(tabs))
  }

  @Test func toWhatIsThereChangesNothing() {
    var tree = RouteTree<Place>(.a)
    #expect(tree.setRoot(.a) == false)
    #expect(tree.setRoot(.stack(.a)) == false)
  }

  @Test func toWhatIsThereBelowAModalDismisses() {
    var tree = RouteTree<Place>(.stack(.a), modals: [Modal(.sheet, [.b])])
    #expect(tree.setRoot(.a) == true)
    #expect(tree.modals.isEmpty)
  }
}
