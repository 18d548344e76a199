import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

/// Links to places that are placed in columns.
@MainActor @Suite("Links into columns")
struct ColumnLinkTests {
  private static func placement(of route: Place) -> Placement<Place> {
    switch route {
    case .home: .column(0)
    case .item: .column(1)
    case .m: .column(2)
    case .n: .sheet
    case .search: .tab(.search)
    default: .push
    }
  }

  private nonisolated static let list = RouteTree<Place>(columns: [.home])
  private nonisolated static let three = RouteTree<Place>(
    columns: [.home, .c], [.item(2), .a], [.m], capacity: 3, front: 0)
  private nonisolated static let inTab = RouteTree<Place>(
    tabs: RouteTab(.a), RouteTab(.search, .columns(RouteColumns([.home]))))

  @Test(arguments: [
    ([Place.home, .item(1)], list, "[home|1*]"),
    ([.home, .item(1), .a], list, "[home|1 a*]"),
    ([.home], list, "[home*|.]"),
    ([.home, .item(1), .a], three, "[home|1 a*|.]"),
    ([.item(1)], three, "[home c|1*|.]"),
    ([.home, .item(1), .m, .b], three, "[home|1|m b*]"),
    ([.home, .item(1), .n, .a], list, "[home|1*] {n a}"),
    ([.search, .home, .item(1), .b], inTab, "([a] | search*: [home|1 b*])"),
    ([.home, .item(1), .a], RouteTree(.b), "[home 1 a]"),
  ])
  func aLinkFillsTheColumnsOfItsPlaces(routes: [Place], tree: RouteTree<Place>, result: String) {
    var tree = tree
    tree.open(
      LinkDestination(ancestors: Array(routes.dropLast()), route: routes[routes.count - 1]),
      placement: Self.placement)
    #expect(tree.description == result)
  }

  @Test(arguments: [
    ([Place.home, .item(1)], "([a] | search*: [home|1*])"),
    ([.home, .item(1), .b], "([a] | search*: [home|1 b*])"),
    ([.item(2)], "([a] | search*: [home|2*])"),
    ([.home], "([a] | search*: [home*|.])"),
  ])
  func aLinkFillsTheColumnsOfATab(routes: [Place], result: String) {
    var tree = Self.inTab
    tree.open(LinkDestination(ancestors: Array(routes.dropLast()), route: routes[routes.count - 1])) {
      route in
      switch route {
      case .home: .tab(.search, column: 0)
      case .item: .tab(.search, column: 1)
      default: .push
      }
    }
    #expect(tree.description == result)
  }

  @Test func showingAPlaceOfAnotherTabsColumnSelectsTheTab() {
    let router = Router(
      Self.inTab,
      configuration: RouterConfiguration(placement: { $0 == .item(1) ? .tab(.search, column: 1) : .push }))
    RecordingHost<Place>().attach(to: router)
    router.show(.item(1))
    #expect(router.shown?.routes.description == "([a] | search*: [home|1*])")
  }
}
