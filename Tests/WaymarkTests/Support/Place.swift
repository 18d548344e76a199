import Waymark

/// The routes of the tests: places without a meaning, and a feature's.
enum Place: Route, CustomStringConvertible {
  case a
  case b
  case c
  case d
  case e
  case m
  case n
  case o
  case home
  case search
  case signIn
  case terms
  case item(Int)
  case shop(ShopPlace)

  var description: String {
    switch self {
    case .a: "a"
    case .b: "b"
    case .c: "c"
    case .d: "d"
    case .e: "e"
    case .m: "m"
    case .n: "n"
    case .o: "o"
    case .home: "home"
    case .search: "search"
    case .signIn: "signIn"
    case .terms: "terms"
    case .item(let number): "\(number)"
    case .shop(let place): "shop.\(place)"
    }
  }
}

/// The routes of a feature that knows nothing of the app.
enum ShopPlace: Route {
  case catalogue
  case product
}
