import Testing
import WaymarkState

/// Tabs that come and go in a tree.
@Suite struct TabEditTests {
  @Test func aTabComesInTheWindowUnlessSaid() {
    var tree = RouteTree<Place>.sample
    #expect(tree.insertTab(RouteTab(.profile, [.c]), at: 0) == true)
    #expect(tree.description == "(profile: [c] | home: [a b] | search*: (d: [d] | e*: [c a])) {e b}")
    #expect(tree.removeTab(.home) == true)
    #expect(tree.description == "(profile: [c] | search*: (d: [d] | e*: [c a])) {e b}")
  }

  @Test func innerTabsAreMeantByTheirPath() {
    var tree = RouteTree<Place>.sample
    #expect(tree.insertTab(RouteTab(.home), in: .path(0, 1)) == true)
    #expect(tree.description == "(home: [a b] | search*: (d: [d] | e*: [c a] | home: [home])) {e b}")
    #expect(tree.removeTab(.e, in: .path(0, 1)) == true)
    #expect(tree.description == "(home: [a b] | search*: (d: [d] | home*: [home])) {e b}")
    #expect(tree.removeTab(.e, in: .path(0, 1)) == false, "it is there no more")
  }

  @Test func tabsOfAModalAreMeantByTheirPath() {
    var tree = RouteTree<Place>(.a)
    tree.present(Modal(.sheet, .tabs(RouteTabs(RouteTab(.home), RouteTab(.search)))))
    #expect(tree.insertTab(RouteTab(.profile), at: 1, in: .path(1)) == true)
    #expect(tree.removeTab(.home, in: .path(1)) == true)
    #expect(tree.description == "[a] {(profile*: [profile] | search: [search])}")
  }

  @Test(arguments: [BranchPath.path(0, 0), .path(0, 1, 1), .path(1), .path(2), .path(-1), .path(0, 5)])
  func aPathThatLeadsToNoTabsChangesNothing(path: BranchPath) {
    var tree = RouteTree<Place>.sample
    #expect(tree.insertTab(RouteTab(.profile), in: path) == false)
    #expect(tree.removeTab(.home, in: path) == false)
    #expect(tree == .sample)
  }

  @Test func whatEdgesForbidChangesNothing() {
    var tree = RouteTree<Place>.sample
    #expect(tree.insertTab(RouteTab(.home)) == false, "the key is there")
    #expect(tree.insertTab(RouteTab(.profile), at: 3) == false, "there is no such position")
    #expect(tree.removeTab(.profile) == false, "there is no such tab")
    #expect(tree.removeTab(.d, in: .path(0, 1)) == true)
    #expect(tree.removeTab(.e, in: .path(0, 1)) == false, "it is the last one")
  }

  @Test func tabsAreNotNestedDeeperThanPathsLead() {
    // Tabs in tabs, as deep as a path can lead: the innermost hold stacks.
    var container = Container<Place>.stack(.a)
    for _ in 0..<BranchPath.maximumBranchCount {
      container = .tabs(RouteTabs<Place>(RouteTab(.b, container)))
    }
    var tree = RouteTree<Place>(container)
    let innermost = (1..<BranchPath.maximumBranchCount).reduce(BranchPath.root) { path, _ in
      path.appending(branch: 0)
    }
    let tabs = RouteTab<Place>(.d, .tabs(RouteTabs<Place>(RouteTab(.e))))
    #expect(tree.insertTab(tabs, in: innermost) == false)
    #expect(tree.insertTab(RouteTab(.c), in: innermost) == true)
    #expect(tree.insertTab(tabs, in: innermost.parent ?? .root) == true)
    #expect(tree.select(.e) == true)
  }

  @Test func oneStepShowsTheOtherTabsAndKeepsWhatStays() {
    let old = EntryTree<Place>.numbered(.sample)
    var new = old
    new.removeTab(.search)
    let steps = old.steps(to: new).map { $0 }
    #expect(steps.count == 1)
    var removed: [UInt64] = []
    steps.first?.forEachRemoved { removed.append($0.id.rawValue) }
    #expect(removed.sorted() == [3, 4, 5])
    var inserted = 0
    steps.first?.forEachInserted { _ in inserted += 1 }
    #expect(inserted == 0)
  }
}
