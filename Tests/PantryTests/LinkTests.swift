import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@testable import pantry

struct LinkTests {
  @Test func tableHasNoMistakes() throws { try AppLinks.table.validate() }

  @Test(arguments: [
    ("pantry://items/5/edit", AppRoute.items(.edit(id: 5))),
    ("https://pantry.example/search?q=milk&page=2", .items(.search(query: "milk", page: 2))),
    ("https://pantry.example/account", .account(.account)),
  ])
  func linksAreReadAndPrinted(link: String, route: AppRoute) throws {
    #expect(try AppLinks.table.route(for: link) == route)
    #expect(try AppLinks.table.route(for: AppLinks.table.url(for: route)) == route)
  }

  @Test(arguments: ["pantry://items/milk", "https://other.example/items/5", "pantry://search?page=0"])
  func otherLinksAreRefused(link: String) {
    #expect(throws: LinkError.self) { try AppLinks.table.route(for: link) }
  }

  @Test func searchLinkUpdatesTheTabsScreen() async throws {
    let app = RecordedApp()
    app.router.select(.items(.emptySearch))
    let model = SearchModel(.emptySearch, app.itemsContext, app.stores.items)
    app.router.select(.items(.list))
    app.router.open("https://pantry.example/search?q=milk&page=2")
    #expect(model.results.map(\.name) == ["Milk chocolate"])
    #expect(app.router.tree.visibleRoute == .items(.search(query: "milk", page: 2)))
    app.router.open("https://pantry.example/search?q=milk&page=\(Int.max)")
    #expect(model.results.isEmpty)
  }

  @Test func linkWaitsForTheSignIn() async throws {
    let app = RecordedApp()
    let link = app.router.open("pantry://items/5/edit")
    try await app.expectHome("items.list", over: " {account.signIn}")
    app.signIn()
    try await link.expectOutcome(.completed)
    try await app.expectHome("items.list items.item(id: 5) items.edit(id: 5)")
  }
}
