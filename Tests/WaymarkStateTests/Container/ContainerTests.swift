import Testing
import WaymarkState

/// What can be read from a container, stacks and tabs alike.
@Suite struct ContainerTests {
  let inner = RouteTabs<Place>(RouteTab(.a), RouteTab(.b, [.b, .c]), selectedKey: .b)

  var nested: Container<Place> {
    .tabs(
      RouteTabs(RouteTab(.home, [.d]), RouteTab(.search, .tabs(inner)), selectedKey: .search))
  }

  @Test func stackShowsItsTop() {
    let container = Container<Place>.stack(.a, .b)
    #expect(container.root == .a)
    #expect(container.visibleElement == .b)
  }

  @Test func tabsShowTheTopOfTheSelectedTab() {
    #expect(nested.root == .d)
    #expect(nested.visibleElement == .c)
  }

  @Test func everyElementIsVisitedOnceInOrder() {
    var visited: [Place] = []
    nested.forEachElement { visited.append($0) }
    #expect(visited == [.d, .a, .b, .c])
  }
}
