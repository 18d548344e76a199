import Foundation
import Testing
import Waymark
import WaymarkInspector
import WaymarkLinks

private enum MapRoute: Route {
  case home
  case account
  case help
  case shop(MapShop)

  var isHome: Bool { self == .home }

  var isPrivate: Bool {
    switch self {
    case .account, .shop(.orders): true
    default: false
    }
  }
}

private enum MapShop: Route {
  case list(page: Int?)
  case product(id: Int)
  case orders
}

private enum PlainRoute: Route, CaseIterable { case one, two }

@MainActor @Suite struct NavigationManifestTests {
  private func router() -> Router<MapRoute> {
    let links = LinkTable<MapRoute>(appSchemes: ["map"]) {
      Link("/", MapRoute.home)
      Link("/old/:product", { (id: Int) in .shop(.product(id: id)) }).retired()
      Link("/shop?page=:page", { (page: Int?) in MapRoute.shop(.list(page: page)) })
      Link("/shop/:id", { (id: Int) in .shop(.product(id: id)) })
    }
    return Router(
      RouteTree(.home),
      configuration: RouterConfiguration(links: links) { route in
        switch route {
        case .home: .root
        case .account: .tab(.shop(.product(id: 7)))
        case .help: .sheet
        case .shop(.product(let id)): id > 100 ? .column(1) : .push
        case .shop: .column(0)
        }
      })
  }

  @Test func namesRoutesPlacementsAndGuards() throws {
    let router = router()
    router.addGuard("sign-in", entering: \.isPrivate) { _ in .block("asked") }
    router.addGuard("log") { _ in .allow }
    let gone = router.addGuard("gone", entering: \.isHome) { _ in .allow }
    gone.cancel()
    let manifest = router.manifest(of: [
      .help, .account, .shop(.orders), .shop(.product(id: 5)), .shop(.product(id: 500)), .help,
    ])
    #expect(
      manifest.routes.map(\.name) == ["account", "help", "home", "shop.list", "shop.orders", "shop.product"])
    #expect(
      manifest.routes.map(\.placements) == [
        ["tab shop.product"], ["sheet"], ["root"], ["column 0"], ["column 0"], ["column 1", "push"],
      ])
    #expect(manifest.routes[3].values.map { "\($0.name): \($0.type)" } == ["page: Int?"])
    // As the link has it that is not retired.
    #expect(manifest.routes[5].values.map { "\($0.name): \($0.type)" } == ["id: Int"])
    #expect(manifest.routes[0].values.isEmpty)
    #expect(manifest.guards.map(\.name) == ["sign-in", "log"])
    #expect(manifest.guards.map(\.routes) == [["account", "shop.orders"], nil])
    #expect(manifest.links?.links.map(\.route) == ["home", "shop.product", "shop.list", "shop.product"])
  }

  @Test func jsonIsTheSameInAnyOrderOfSamples() throws {
    let samples: [MapRoute] = [.help, .account, .shop(.orders), .home]
    let router = router()
    let json = router.manifest(of: samples).json
    for _ in 0..<10 { #expect(router.manifest(of: samples.shuffled()).json == json) }
    #expect(json.hasSuffix("}\n"))
    let manifest = try NavigationManifest(json: Array(json.utf8))
    #expect(manifest == router.manifest(of: samples))
    #expect(manifest.json == json)
  }

  @Test func casesThatCanBeListedNeedNoSamples() {
    let manifest = Router(RouteTree(PlainRoute.one)).manifest()
    #expect(manifest.routes.map(\.name) == ["one", "two"])
    #expect(manifest.links == nil)
    #expect(manifest.guards.isEmpty)
  }

  @Test func limitsHaveToBePositive() throws {
    let json = router().manifest().json
    #expect(throws: DecodingError.self) {
      try NavigationManifest(json: Array(json.replacing("\"length\" : 8192", with: "\"length\" : 0").utf8))
    }
  }
}
