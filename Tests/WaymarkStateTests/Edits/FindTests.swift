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
    if let position { #expect(RouteTree<Place>.sample.element(at: position) == route) }
  }

  @Test func theTopmostOfEqualRoutesIsFound() {
    #expect(RouteTree<Place>(.a, .b, .a, .b, .c).position(of: .b)?.index == 3)
  }

  @Test func columnsAreSearchedInFrontFirstAndThenFromTheLast() {
    let front = RouteTree<Place>(columns: [.home, .a], [.b, .a], [.c, .a], capacity: 3, front: 1)
    #expect(front.position(of: .a)?.path == .path(0, 1))
    let others = RouteTree<Place>(columns: [.home, .a], [.b], [.c, .a], capacity: 3, front: 1)
    #expect(others.position(of: .a)?.path == .path(0, 2))
  }

  @Test func theColumnsThatAreSeenAreTheInnermostInTheTopmostLayerThatHasSome() {
    var tree = RouteTree<Place>(columns: [.home], [.a])
    #expect(tree.visibleColumns == .root)
    tree.present(.d)
    #expect(tree.visibleColumns == .root)
    tree.present(Modal(.sheet, .columns(RouteColumns([.a], front: 0))))
    #expect(tree.visibleColumns == .path(2))
    #expect(RouteTree<Place>(.home).visibleColumns == nil)
    #expect(tree.columns(around: .path(1)) == nil)
    #expect(tree.columns(around: .path(0, 1)) == .root)
  }
}
