import WaymarkState

/// Routes with what an app's own have: payloads, and a feature's routes nested in one case.
public enum Place: Route {
  case home
  case item(Int)
  case shop(ShopPlace)
}

/// The routes of a feature.
public enum ShopPlace: Route {
  case catalogue
  case product(id: Int)
}
