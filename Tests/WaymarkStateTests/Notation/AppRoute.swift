import WaymarkState

/// The routes of an app that say nothing of themselves, with a feature's.
enum AppRoute: Route {
  case home
  case article(Int)
  case search(text: String, page: Int?)
  case shop(ShopRoute)
  case basket(route: ShopRoute)
  case map(Point)
  case tags(Set<String>, [String: Int])
  case compare(ShopRoute, with: ShopRoute)
  indirect case later(AppRoute)

  struct Point: Hashable {
    var x: Int
    var y: Int
  }
}

enum ShopRoute: Route {
  case catalogue
  case product(Int)
  case review(id: Int)
}
