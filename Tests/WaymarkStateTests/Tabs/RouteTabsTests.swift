import Testing
import WaymarkState

/// Tabs by themselves.
@Suite struct RouteTabsTests {
  private let tabs = RouteTabs<Place>(
    RouteTab(.home), RouteTab(.search, [.a, .b]), RouteTab(.profile), selectedKey: .search)

  @Test func theFirstTabIsSelectedUnlessSaid() {
    #expect(RouteTabs<Place>(RouteTab(.home), RouteTab(.search)).selectedIndex == 0)
    #expect((tabs.selectedIndex, tabs.selectedKey) == (1, .search))
    #expect(tabs.selected == RouteTab(.search, [.a, .b]))
    #expect(tabs.tabs[0].container == .stack(.home), "a tab made of its key has the key as root")
  }

  @Test func tabsThatAreNotValidAreNotMade() {
    #expect(RouteTabs<Place>(checking: []) == nil)
    #expect(RouteTabs<Place>(checking: [RouteTab(.home)], selectedKey: .search) == nil)
    #expect(RouteTabs<Place>(checking: [RouteTab(.home)], selectedKey: .home)?.tabs.count == 1)
  }

  @Test(arguments: [(65_536, true), (65_537, false)])
  func asManyTabsAreSideBySideAsAPathCanTellApart(_ count: Int, _ isValid: Bool) {
    let tabs = (0..<count).map { RouteTab<Place>(.item($0)) }
    #expect((RouteTabs(checking: tabs) != nil) == isValid)
  }

  @Test(arguments: [2, 9])
  func aKeyIsThatOfOneTabHoweverManyThereAre(_ count: Int) {
    let tabs = (0..<count).map { RouteTab<Place>(.item($0)) }
    for index in 1..<count {
      var same = tabs
      same[index] = RouteTab(.item(index - 1), .stack(.a))
      #expect(RouteTabs(checking: same) == nil)
    }
  }

  @Test(
    arguments: [
      (.home, .home, "(search*: [a b] | [profile])"),
      (.home, .profile, "(search: [a b] | [profile]*)"),
      (.search, .search, "([home] | [profile]*)"),
      (.profile, .search, "([home] | search*: [a b])"),
      (.profile, .profile, "([home] | search*: [a b])"),
    ] as [(Place, Place, String)])
  func theNearestIsSelectedWhereTheSelectedOneGoes(key: Place, _ selected: Place, _ left: String) {
    var tabs = RouteTabs(tabs.tabs, selectedKey: selected)
    #expect(tabs.remove(key) == true)
    #expect(tabs.description == left)
  }

  @Test func tabsWithoutATabAreAProgrammerError() async {
    await #expect(processExitsWith: .failure) { print(RouteTabs<Place>()) }
  }

  @Test func aKeyThatIsThereTwiceIsAProgrammerErrorThatNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RouteTabs<Place>(RouteTab(.home), RouteTab(.item(5)), RouteTab(.item(5)))
    }
    #expect(text(result).contains("Two tabs have the key item(5)"))
  }

  @Test func aSelectedKeyThatNoTabHasIsAProgrammerErrorThatNamesIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RouteTree<Place>(tabs: RouteTab(.home), selectedKey: .search)
    }
    #expect(text(result).contains("No tab has the key search"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
