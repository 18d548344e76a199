import Observation

/// What has been ordered.
@MainActor
@Observable
public final class OrderBook {
  /// An order.
  public struct Order: Hashable, Sendable, Identifiable {
    public let id: Int
    public let title: String
  }

  public private(set) var orders: [Order] = []
  private var lastNumber = 0

  public init() {}

  /// Takes an order down.
  ///
  /// - Parameter title: What was ordered.
  /// - Returns: The number of the order.
  public func add(_ title: String) -> Int {
    lastNumber += 1
    orders.append(Order(id: lastNumber, title: title))
    return lastNumber
  }

  public func order(_ number: Int) -> Order? { orders.first { $0.id == number } }

  public func cancel(_ number: Int) { orders.removeAll { $0.id == number } }
}
