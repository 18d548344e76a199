import Testing

@testable import WaymarkState

/// Tabs by themselves.
@Suite struct RouteTabsTests {
  let tabs = RouteTabs<Place>(RouteTab(.home), RouteTab(.search, [.a, .b]), RouteTab(.profile))

  @Test func firstTabIsSelectedUnlessSaid() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedKey == .home)
    #expect(RouteTabs<Place>(RouteTab(.home), RouteTab(.search), selectedKey: .search).selectedIndex == 1)
  }

  @Test func aTabMadeOfItsKeyHasTheKeyAsRoot() {
    #expect(tabs[0].container == .stack(.home))
    #expect(tabs[1].container == .stack(.a, .b))
    #expect(tabs.count == tabs.tabs.count)
    #expect(tabs.selected == tabs[0])
  }

  @Test(arguments: [(Place.home, 0), (.profile, 2), (.a, nil)] as [(Place, Int?)])
  func tabsAreFoundByTheirKeys(_ key: Place, _ index: Int?) {
    #expect(tabs.index(of: key) == index)
  }

  @Test func selectSaysWhetherTheSelectionChanged() {
    var tabs = tabs
    #expect(tabs.select(.home) == false)
    #expect(tabs.select(.profile) == true)
    #expect(tabs.selectedKey == .profile)
    #expect(tabs.select(.a) == false)
    #expect(tabs.selectedIndex == 2)
  }

  @Test func tabsThatAreNotValidAreNotMade() {
    #expect(RouteTabs<Place>(checking: []) == nil)
    #expect(RouteTabs<Place>(checking: [RouteTab(.home), RouteTab(.home, [.a])]) == nil)
    #expect(RouteTabs<Place>(checking: [RouteTab(.home)], selectedKey: .search) == nil)
    #expect(RouteTabs<Place>(checking: [RouteTab(.home)], selectedKey: .home)?.count == 1)
  }

  @Test(arguments: [(65_536, true), (65_537, false)])
  func asManyTabsAreSideBySideAsAPathCanTellApart(_ count: Int, _ isValid: Bool) {
    let tabs = (0..<count).map { RouteTab<Place>(.item($0)) }
    #expect((RouteTabs(checking: tabs) != nil) == isValid)
  }

  @Test(arguments: [2, 8, 9, 20])
  func aKeyIsThatOfOneTabHoweverManyThereAre(_ count: Int) {
    let tabs = (0..<count).map { RouteTab<Place>(.item($0)) }
    #expect(RouteTabs(checking: tabs) != nil)
    for index in 1..<count {
      var same = tabs
      same[index] = RouteTab(.item(index - 1), .stack(.a))
      #expect(RouteTabs(checking: same) == nil)
    }
  }

  @Test func writingTabsWithoutATabIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) { print(RouteTabs<Place>()) }
  }

  @Test func writingAKeyTwiceIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) { print(RouteTabs<Place>(RouteTab(.home), RouteTab(.home))) }
  }

  @Test func selectingAKeyThatNoTabHasIsAProgrammerErrorInCode() async {
    await #expect(processExitsWith: .failure) { print(RouteTabs<Place>(RouteTab(.home), selectedKey: .a)) }
  }

  @Test func writingATreeOfTabsWithAKeyTwiceIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      print(RouteTree<Place>(tabs: RouteTab(.home), RouteTab(.home)))
    }
  }

  @Test func tabsNestAsDeepAsAPathReachesAndNoDeeper() {
    var container = Container<Place>.stack(.a)
    for depth in 1...BranchPath.maximumBranchCount {
      let tabs = RouteTabs(
        checking: [RouteTab(.search), RouteTab(.home, container)], selectedKey: .home)
      container = tabs.map(Container.tabs) ?? container
      #expect(container.branchDepth == depth)
    }
    #expect(RouteTabs(checking: [RouteTab(.home, container)]) == nil)
    var tree = RouteTree(container)
    let path = tree.visiblePath
    #expect(path.branchCount == BranchPath.maximumBranchCount)
    #expect((0..<path.branchCount).allSatisfy { path.branch(at: $0) == 1 })
    #expect(tree.push(.b) && tree.stack(at: path)?.elements == [.a, .b])
    var parent = path.parent
    var count = 0
    while let next = parent {
      count += 1
      parent = next.parent
    }
    #expect(count == BranchPath.maximumBranchCount)
  }
}
