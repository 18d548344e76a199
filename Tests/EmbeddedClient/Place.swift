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

// Without reflection a route is written as it describes itself.
extension Place: CustomStringConvertible {
  /// The place in a few words, as logs have it.
  public var description: String {
    switch self {
    case .home: "home"
    case .item(let number): "item(\(number))"
    case .shop(let route): "shop.\(route.description)"
    }
  }
}

extension ShopPlace: CustomStringConvertible {
  /// The place in a few words, as logs have it.
  public var description: String {
    switch self {
    case .catalogue: "catalogue"
    case .product(let id): "product(id: \(id))"
    }
  }
}
