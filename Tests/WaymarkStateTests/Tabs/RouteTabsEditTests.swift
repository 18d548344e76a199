import Testing

@testable import WaymarkState

/// Tabs that come and go.
@Suite struct RouteTabsEditTests {
  private let tabs = RouteTabs<Place>(
    RouteTab(.home), RouteTab(.search, [.a, .b]), RouteTab(.profile), selectedKey: .search)

  private func keys(_ tabs: RouteTabs<Place>) -> [Place] { tabs.tabs.map(\.key) }

  @Test(
    arguments: [
      (0, [.e, .home, .search, .profile]), (1, [.home, .e, .search, .profile]),
      (2, [.home, .search, .e, .profile]), (3, [.home, .search, .profile, .e]),
      (nil, [.home, .search, .profile, .e]),
    ] as [(Int?, [Place])])
  func aNewTabTakesItsPositionAndTheSelectionStays(index: Int?, _ expected: [Place]) {
    var tabs = tabs
    #expect(tabs.insert(RouteTab(.e, [.c]), at: index) == true)
    #expect(keys(tabs) == expected)
    #expect(tabs.selected == RouteTab(.search, [.a, .b]))
    #expect(tabs.index(of: .e).map { tabs[$0].container } == .stack(.c))
  }

  @Test(arguments: [-1, 4, .max, .min]) func aPositionThatIsNoneIsRefused(index: Int) {
    var tabs = tabs
    #expect(tabs.insert(RouteTab(.e), at: index) == false)
    #expect(tabs == self.tabs)
  }

  @Test func aKeyThatIsThereIsRefused() {
    var tabs = tabs
    #expect(tabs.insert(RouteTab(.profile, [.c]), at: 0) == false)
    #expect(tabs == self.tabs)
  }

  @Test func tooManySideBySideAreRefused() throws {
    let limit = BranchPath.maximumTabsSideBySide
    let all = (0..<limit - 1).map { RouteTab<Place>(.item($0)) }
    var tabs = try #require(RouteTabs<Place>(checking: all))
    #expect(tabs.insert(RouteTab(.home)) == true)
    #expect(tabs.insert(RouteTab(.search)) == false)
    #expect(tabs.count == limit)
  }

  @Test func tabsThatWouldBeNestedTooDeepAreRefused() {
    var inner = Container<Place>.stack(.a)
    for _ in 1..<BranchPath.maximumBranchCount {
      inner = .tabs(RouteTabs<Place>(RouteTab(.b, inner)))
    }
    var tabs = tabs
    #expect(tabs.insert(RouteTab(.d, inner)) == true)
    let deeper = RouteTab<Place>(
      .e, .tabs(RouteTabs<Place>(RouteTab(.b, inner))))
    #expect(tabs.insert(deeper) == false)
  }

  @Test(
    arguments: [
      (.home, .home, [.search, .profile], .search), (.home, .search, [.search, .profile], .search),
      (.home, .profile, [.search, .profile], .profile), (.search, .home, [.home, .profile], .home),
      (.search, .search, [.home, .profile], .profile), (.search, .profile, [.home, .profile], .profile),
      (.profile, .home, [.home, .search], .home), (.profile, .search, [.home, .search], .search),
      (.profile, .profile, [.home, .search], .search),
    ] as [(Place, Place, [Place], Place)])
  func theNearestIsSelectedWhereTheSelectedOneGoes(
    key: Place, _ selected: Place, _ left: [Place], _ next: Place
  ) {
    var tabs = tabs
    tabs.select(selected)
    #expect(tabs.remove(key) == true)
    #expect(keys(tabs) == left)
    #expect(tabs.selectedKey == next)
  }

  @Test func anUnknownKeyAndTheLastTabStay() {
    var tabs = tabs
    #expect(tabs.remove(.a) == false)
    #expect(tabs == self.tabs)
    #expect(tabs.remove(.home) == true)
    #expect(tabs.remove(.search) == true)
    #expect(tabs.remove(.profile) == false)
    #expect(tabs == RouteTabs<Place>(RouteTab(.profile)))
  }
}
