import Foundation
import Testing
import Waymark
import WaymarkRestoration

@Suite("Trees written down and read again")
struct TreeCodableTests {
  private static let tabs = RouteTabs<StoredPlace>(
    RouteTab(.home, [.home, .item(id: 1)]), RouteTab(.shop(.catalogue)), selectedKey: .shop(.catalogue))

  private static let trees: [RouteTree<StoredPlace>] = [
    RouteTree(.home),
    RouteTree(.home, .item(id: 1), .item(id: 1)),
    RouteTree(.tabs(tabs)),
    RouteTree(
      .tabs(RouteTabs(RouteTab(.item(id: 7), .tabs(tabs)))),
      modals: [Modal(.sheet, [.shop(.basket)]), Modal(.fullScreen, .tabs(tabs))]),
    RouteTree(
      .stack(.home),
      modals: [
        Modal(.sheet(detents: [.medium, .fraction(0.1), .height(40)], selected: .fraction(0.1)), [.home])
      ]),
  ]

  @Test(arguments: trees)
  func whatIsWrittenReadsAsTheSameTree(_ tree: RouteTree<StoredPlace>) throws {
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(RouteTree<StoredPlace>.self, from: data) == tree)
  }

  @Test func theShapeIsTheOneThatIsDocumented() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let tree = RouteTree<StoredPlace.ShopPlace>(
      .tabs(RouteTabs(RouteTab(.catalogue), RouteTab(.basket), selectedKey: .basket)),
      modals: [Modal(.sheet, [.basket, .catalogue])])
    #expect(
      String(decoding: try encoder.encode(tree), as: UTF8.self) == """
        {"modals":[{"stack":["basket","catalogue"],"style":"sheet"}],\
        "root":{"selected":"basket","tabs":[{"key":"catalogue","stack":["catalogue"]},\
        {"key":"basket","stack":["basket"]}]}}
        """)
  }

  @Test(arguments: [
    #"{}"#,
    #"{"root": {}}"#,
    #"{"root": {"stack": []}}"#,
    #"{"root": {"stack": ["catalogue"], "tabs": [{"key": "basket", "stack": ["basket"]}]}}"#,
    #"{"root": {"stack": ["gone"]}}"#,
    #"{"root": {"tabs": []}}"#,
    #"{"root": {"tabs": [{"key": "basket", "stack": ["basket"]}, {"key": "basket", "stack": ["basket"]}]}}"#,
    #"{"root": {"tabs": [{"key": "basket", "stack": ["basket"]}], "selected": "catalogue"}}"#,
    #"{"root": {"tabs": [{"stack": ["basket"]}]}}"#,
    #"{"root": {"stack": ["basket"]}, "modals": [{"style": "drawer", "stack": ["basket"]}]}"#,
    #"{"root": {"stack": ["basket"]}, "modals": [{"style": "sheet", "stack": []}]}"#,
  ])
  func whatIsNoValidTreeIsRefused(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RouteTree<StoredPlace.ShopPlace>.self, from: Data(text.utf8))
    }
  }

  @Test func theFirstPartThatIsNotValidIsNamed() throws {
    let text = #"{"root": {"tabs": [{"key": "basket", "stack": ["basket", "gone", "gone"]}]}}"#
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(RouteTree<StoredPlace.ShopPlace>.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else { throw error }
    #expect(context.debugDescription.hasPrefix("root.tabs[0].stack[1]: not a route of this build ("))
  }

  @Test(arguments: [(8, true), (9, false), (200, false)])
  func tabsAreNestedAsDeepAsAPathReaches(_ depth: Int, _ isValid: Bool) {
    var text = #"{"stack": ["home"]}"#
    for _ in 0..<depth {
      text = #"{"tabs": [{"key": "home", "# + text.dropFirst() + "]}"
    }
    let decoded = try? JSONDecoder().decode(
      RouteTree<Word>.self, from: Data(#"{"root": \#(text)}"#.utf8))
    #expect((decoded != nil) == isValid)
    if let decoded { #expect(decoded.visiblePath.branchCount == depth) }
  }
}

private enum Word: String, Route, Codable {
  case home
}
