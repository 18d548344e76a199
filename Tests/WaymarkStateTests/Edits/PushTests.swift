import Testing
import WaymarkState

/// Pushing in a tree.
@Suite struct PushTests {
  @Test func goesOnTheStackThatIsSeen() {
    var tree = RouteTree<Place>.sample
    #expect(tree.push(.d) == true)
    #expect(tree.stack(at: .path(1)) == [.e, .b, .d])
    #expect(tree.root == RouteTree<Place>.sample.root)
  }

  @Test func goesOnTheSelectedTabsStack() {
    var tree = RouteTree<Place>.sample
    tree.dismiss()
    #expect(tree.push(.d) == true)
    #expect(tree.stack(at: .path(0, 1, 1)) == [.c, .a, .d])
  }

  @Test(arguments: [
    (BranchPath.path(0, 0), [Place.a, .b, .home]), (.path(0, 1, 0), [.d, .home]),
    (.path(1), [.e, .b, .home]),
  ])
  func goesOnAHiddenStack(_ path: BranchPath, _ stack: [Place]) {
    var tree = RouteTree<Place>.sample
    #expect(tree.push(.home, at: path) == true)
    #expect(tree.stack(at: path)?.elements == stack)
    tree.pop(at: path)
    #expect(tree == .sample)
  }

  @Test(arguments: [BranchPath.path(0), .path(0, 1)])
  func tabsStandForTheirSelectedTab(_ path: BranchPath) {
    var tree = RouteTree<Place>.sample
    #expect(tree.push(.home, at: path) == true)
    #expect(tree.stack(at: .path(0, 1, 1)) == [.c, .a, .home])
  }

  @Test(arguments: [BranchPath.path(2), .path(-1), .path(0, 2), .path(1, 0)])
  func pathsThatLeadNowhereChangeNothing(_ path: BranchPath) {
    var tree = RouteTree<Place>.sample
    #expect(tree.push(.home, at: path) == false)
    #expect(tree == .sample)
  }
}
