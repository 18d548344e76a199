import WaymarkState

/// Routes with what an app's own have: payloads, and a feature's routes nested in one case.
public enum Place: Route {
  case home
  case item(Int)
  case shop(ShopPlace)

  /// The place, whatever else a route says of it.
  public var identity: Place {
    switch self {
    case .home: self
    case .item: .item(0)
    case .shop(let route): .shop(route.identity)
    }
  }
}

/// The routes of a feature.
public enum ShopPlace: Route {
  case catalogue
  case product(id: Int)
}
