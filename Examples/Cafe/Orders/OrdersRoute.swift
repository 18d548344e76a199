import Waymark

/// Where one can be among the orders.
package enum OrdersRoute: Route, Codable {
  case list
  case order(number: Int)
  /// Asks whether an order is to be cancelled, and returns a `Bool`.
  case cancelQuestion(number: Int)
}

/// The orders' links, which the app mounts.
package enum OrdersLinks {
  package static let table = LinkTable<OrdersRoute> {
    Link("/", OrdersRoute.list)
    Link("/:number", OrdersRoute.order)
  }
}
