import Waymark

/// Routes that can be written down: with a payload, without one, and a feature's.
enum StoredPlace: Route, Codable {
  case home
  case item(id: Int)
  case shop(ShopPlace)

  enum ShopPlace: String, Route, Codable {
    case catalogue
    case basket
  }
}
