import Waymark

/// The routes of an app as they usually are: a feature's nested in one case, numbers and text.
enum AppRoute: Route, Codable {
  case home
  case item(Int)
  case shop(ShopRoute)
  case search(String)
}

/// The routes of a feature.
enum ShopRoute: Route, Codable {
  case catalogue
  case product(id: Int)
}

/// Routes that hold nothing but numbers, where what is around them shows most.
enum PlainRoute: Route {
  case home
  case item(Int)
}
