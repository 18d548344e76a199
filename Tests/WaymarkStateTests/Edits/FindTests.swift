import Testing
import WaymarkState

/// Finding elements of a tree.
@Suite struct FindTests {
  @Test(
    arguments: [
      (Place.b, ElementPosition(path: .path(1), index: 1)),
      (.e, ElementPosition(path: .path(1), index: 0)),
      (.a, ElementPosition(path: .path(0, 1, 1), index: 1)),
      (.d, ElementPosition(path: .path(0, 1, 0), index: 0)),
      (.profile, nil),
    ] as [(Place, ElementPosition?)])
  func whatIsSeenComesBeforeWhatIsHidden(_ route: Place, _ position: ElementPosition?) {
    #expect(RouteTree<Place>.sample.position(of: route) == position)
  }

  @Test func topmostOfEqualRoutesIsFound() {
    #expect(RouteTree<Place>(.a, .b, .a, .b, .c).position(of: .b)?.index == 3)
  }

  @Test func conditionsAreAskedFromTheTopDown() {
    var asked: [Place] = []
    let found = RouteTree<Place>.sample.firstPosition { element in
      asked.append(element)
      return false
    }
    #expect(found == nil)
    #expect(asked == [.b, .e, .a, .c, .d, .b, .a])
  }

  @Test func positionsLeadToElements() {
    let tree = RouteTree<Place>.sample
    #expect(tree.element(at: ElementPosition(path: .path(0, 0), index: 1)) == .b)
    #expect(tree.element(at: ElementPosition(path: .path(0, 0), index: 2)) == nil)
    #expect(tree.element(at: ElementPosition(path: .path(0, 0), index: -1)) == nil)
    #expect(tree.element(at: ElementPosition(path: .path(0, 1), index: 0)) == nil)
  }
}
