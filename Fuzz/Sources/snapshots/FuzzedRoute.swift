import Waymark

/// Routes with payloads of several kinds, one of which may be nested in itself.
enum FuzzedRoute: Route, Codable {
  case home
  case search
  case item(id: Int)
  case note(title: String, offset: Double)
  case shop(ShopRoute)
  indirect case below(FuzzedRoute)

  enum ShopRoute: String, Route, Codable {
    case catalogue
    case basket
  }
}
