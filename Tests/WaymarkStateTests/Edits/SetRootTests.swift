import Testing
import WaymarkState

/// Starting afresh.
@Suite struct SetRootTests {
  @Test func fillsTheWindowAndDismissesEverything() {
    var tree = RouteTree<Place>.sample
    #expect(tree.setRoot(.c))
    #expect(tree == RouteTree(.c))
  }

  @Test func takesAContainer() {
    var tree = RouteTree<Place>(.a)
    let tabs = Container<Place>.tabs(RouteTabs(RouteTab(.home), RouteTab(.search)))
    #expect(tree.setRoot(tabs))
    #expect(tree == RouteTree(tabs))
  }

  @Test func toWhatIsThereChangesNothing() {
    var tree = RouteTree<Place>(.a)
    #expect(!tree.setRoot(.a))
    #expect(!tree.setRoot(.stack(.a)))
  }

  @Test func toWhatIsThereBelowAModalDismisses() {
    var tree = RouteTree<Place>(.stack(.a), modals: [Modal(.sheet, [.b])])
    #expect(tree.setRoot(.a))
    #expect(tree.modals.isEmpty)
  }
}
