import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

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

  private func open(_ routes: Place..., in tree: RouteTree<Place>) -> String {
    var tree = tree
    tree.open(
      LinkDestination(ancestors: Array(routes.dropLast()), route: routes[routes.count - 1]),
      placement: Self.placement)
    return tree.description
  }

  @Test func theParentFillsTheFirstColumnAndTheLeafTheNext() {
    let tree = RouteTree<Place>(columns: [.home])
    #expect(open(.home, .item(1), in: tree) == "[home|1*]")
    #expect(open(.home, .item(1), .a, in: tree) == "[home|1 a*]")
    #expect(open(.home, in: tree) == "[home*|.]")
  }

  @Test func aLinkTakesThePlaceOfWhatWasOpen() {
    let tree = RouteTree<Place>(columns: [.home, .c], [.item(2), .a], [.m], places: 3, front: 0)
    #expect(open(.home, .item(1), .a, in: tree) == "[home|1 a*|.]")
    #expect(open(.item(1), in: tree) == "[home c|1*|.]")
    #expect(open(.home, .item(1), .m, .b, in: tree) == "[home|1|m b*]")
    #expect(open(.home, .b, .item(1), in: tree) == "[home b|1*|.]")
    #expect(open(.item(1), .item(3), in: tree) == "[home c|3*|.]")
    #expect(open(.item(1), .home, in: tree) == "[home*|.|.]")
  }

  @Test func whatIsPlacedBeforeAnyColumnBelongsToTheFirst() {
    let tree = RouteTree<Place>(columns: [.a], [.item(2)], front: 1)
    #expect(open(.a, .b, .item(1), in: tree) == "[a b|1*]")
    #expect(open(.b, .item(1), in: tree) == "[a b|1*]")
    #expect(open(.b, in: tree) == "[a|2 b*]")
  }

  @Test func modalsLieOverColumns() {
    let tree = RouteTree<Place>(columns: [.home])
    #expect(open(.home, .item(1), .n, .a, in: tree) == "[home|1*] {n a}")
    #expect(open(.n, .item(1), in: tree) == "[home|1*]")
  }

  @Test func columnsInATabAreFilledThere() {
    let columns = Container<Place>.columns(RouteColumns([.home]))
    let tree = RouteTree<Place>(tabs: RouteTab(.a), RouteTab(.search, columns))
    #expect(open(.search, .item(1), in: tree) == "(a: [a] | search*: [home|1*])")
    #expect(open(.search, .home, .item(1), .b, in: tree) == "(a: [a] | search*: [home|1 b*])")
    #expect(open(.search, .b, .item(1), in: tree) == "(a: [a] | search*: [home b|1*])")
  }

  @Test func withoutColumnsAllIsOneStack() {
    #expect(open(.home, .item(1), .a, in: RouteTree(.b)) == "[home 1 a]")
  }

  @Test func tabsInTheFirstColumnStay() {
    let tabs = Container<Place>.tabs(RouteTabs(RouteTab(.home), RouteTab(.b)))
    let tree = RouteTree<Place>(
      .columns(RouteColumns(places: 2, filled: [tabs, .stack(.item(2))]) ?? RouteColumns([.a])))
    #expect(open(.home, .c, .item(1), in: tree) == "[(home*: [home c] | b: [b])|1*]")
    #expect(open(.home, .c, in: tree) == "[(home*: [home c] | b: [b])*|.]")
  }

  @Test func theColumnsAroundATabAreFilledWhereItHoldsNone() {
    let tabs = Container<Place>.tabs(RouteTabs(RouteTab(.b), RouteTab(.search)))
    func tree(_ filled: Container<Place>...) -> RouteTree<Place> {
      RouteTree(RouteColumns(places: 3, filled: filled).map(Container.columns) ?? .stack(.a))
    }
    let first = tree(tabs, .stack(.item(2)), .stack(.m))
    #expect(open(.search, .item(1), in: first) == "[(b: [b] | search*: [search])|1*|.]")
    #expect(open(.search, .c, .item(1), .d, in: first) == "[(b: [b] | search*: [search c])|1 d*|.]")
    #expect(open(.search, .item(1), .m, in: first) == "[(b: [b] | search*: [search])|1|m*]")
    #expect(open(.search, .c, in: first) == "[(b: [b] | search*: [search c])*|2|m]")
    let second = tree(.stack(.home), tabs, .stack(.d))
    #expect(open(.search, .m, in: second) == "[home|(b: [b] | search*: [search])|m*]")
    #expect(open(.search, .item(1), in: second) == "[home|1*|.]")
  }
}
