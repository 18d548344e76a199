import Testing
import WaymarkState

@Suite struct ColumnNotationTests {
  @Test(
    arguments: [
      (RouteTree<Place>(columns: [.home], places: 2), "[home*|.]"),
      (RouteTree<Place>(columns: [.home], [.a, .b], places: 3, front: 1), "[home|a b*|.]"),
      (RouteTree<Place>(columns: [.home], [.a, .b], places: 3, front: 0), "[home*|a b|.]"),
      (
        RouteTree<Place>(
          .columns(
            RouteColumns(places: 2, filled: [.tabs(RouteTabs(RouteTab(.a))), .columns(RouteColumns([.b]))])!)),
        "[(a*: [a])|[b*|.]*]"
      ),
      (
        RouteTree<Place>(.stack(.a), modals: [Modal(.sheet, .columns(RouteColumns([.b])))]),
        "[a] {[b*|.]}"
      ),
      (
        RouteTree<Place>(.stack(.a), modals: [Modal(.alert, .columns(RouteColumns([.b])))]),
        "[a] {alert: [b*|.]}"
      ),
    ] as [(RouteTree<Place>, String)])
  func aTreeReadsInOneLine(tree: RouteTree<Place>, text: String) {
    #expect(tree.description == text)
  }

  @Test func stepsSayWhatComesAndGoes() {
    let start = RouteTree<Place>(columns: [.home], places: 3)
    let full = RouteTree<Place>(columns: [.home], [.a, .b], [.c], places: 3)
    let inSheet = { (columns: RouteTree<Place>) in
      RouteTree<Place>(.stack(.d), modals: [Modal(.sheet, columns.root)])
    }
    #expect(start.steps(to: full).map(\.description) == ["columns . -> a b|c, front 0 -> 2"])
    #expect(
      inSheet(full).steps(to: inSheet(start)).map(\.description)
        == ["columns a b|c -> ., front 2 -> 0 in modal 1"])
  }
}
