import RecipesShop
import Waymark
import WaymarkLinks

enum MallRoute: Route {
  case shop(ShopRoute)
  case help

  static func placement(of route: MallRoute) -> Placement<MallRoute> {
    switch route {
    case .shop(let route): route.placement.map(MallRoute.shop)
    case .help: .sheet
    }
  }
}

@MainActor
enum Mall {
  static let links = LinkTable<MallRoute>(schemes: ["https"], hosts: ["mall.example"]) {
    Links(mounted: "/shop", ShopLinks.table, MallRoute.shop)
    Link("/help", MallRoute.help)
  }

  static func makeRouter() -> Router<MallRoute> {
    Router(
      MallRoute.shop(.shelf),
      configuration: RouterConfiguration(links: links, placement: MallRoute.placement(of:)))
  }

  /// The feature gets its own routes, and knows nothing of the app.
  static func product(_ route: ShopRoute, _ screen: ScreenContext<MallRoute>) -> ProductModel {
    ProductModel(screen.scoped(MallRoute.shop)) { screen.show(.help) }
  }
}
