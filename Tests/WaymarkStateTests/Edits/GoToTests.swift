import Testing
import WaymarkState

/// Making an element that is there the one that is seen.
@Suite struct GoToTests {
  @Test func dismissesSelectsAndPops() {
    var tree = RouteTree<Place>.sample
    #expect(tree.goTo(ElementPosition(path: .path(0, 0), index: 0)) == true)
    #expect(tree.visibleElement == .a)
    #expect(tree.visiblePath == .path(0, 0))
    #expect(tree.stack(at: .path(0, 0)) == [.a])
    #expect(tree.stack(at: .path(0, 1, 1)) == [.c, .a])
  }

  @Test func staysInALowerModal() {
    var tree = RouteTree<Place>.sample
    tree.present(.d, as: .alert)
    #expect(tree.goTo(ElementPosition(path: .path(1), index: 1)) == true)
    #expect(tree == .sample)
  }

  @Test func toWhatIsSeenChangesNothing() {
    var tree = RouteTree<Place>.sample
    #expect(tree.goTo(ElementPosition(path: .path(1), index: 1)) == false)
    #expect(tree == .sample)
  }

  @Test(arguments: [
    ElementPosition(path: .path(0, 0), index: 2), ElementPosition(path: .path(0, 1), index: 0),
    ElementPosition(path: .path(9), index: 0),
  ])
  func toAPositionThatIsNotThereChangesNothing(_ position: ElementPosition) {
    var tree = RouteTree<Place>.sample
    #expect(tree.goTo(position) == false)
    #expect(tree == .sample)
  }

  @Test func selectingAloneIsAChange() {
    var tree = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search))
    #expect(tree.goTo(ElementPosition(path: .path(0, 1), index: 0)) == true)
    #expect(tree.visibleElement == .search)
  }

  @Test func poppingAloneIsAChange() {
    var tree = RouteTree<Place>(.a, .b, .c)
    #expect(tree.goTo(ElementPosition(path: .root, index: 1)) == true)
    #expect(tree == RouteTree(.a, .b))
  }

  @Test func selectingAndPoppingWithoutAModalAreAChange() {
    var tree = RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.search, [.a, .b]))
    #expect(tree.goTo(ElementPosition(path: .path(0, 1), index: 0)) == true)
    #expect(tree.visibleElement == .a)
  }
}
