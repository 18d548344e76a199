import Observation

/// What has been ordered.
@MainActor
@Observable
package final class OrderBook {
  /// An order.
  package struct Order: Hashable, Sendable, Identifiable {
    package let id: Int
    package let title: String
  }

  package private(set) var orders: [Order] = []
  private var lastNumber = 0

  package init() {}

  /// Takes an order down.
  ///
  /// - Parameter title: What was ordered.
  /// - Returns: The number of the order.
  package func add(_ title: String) -> Int {
    lastNumber += 1
    orders.append(Order(id: lastNumber, title: title))
    return lastNumber
  }

  package func order(_ number: Int) -> Order? { orders.first { $0.id == number } }

  package func cancel(_ number: Int) { orders.removeAll { $0.id == number } }
}
