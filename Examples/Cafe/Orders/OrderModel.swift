import Waymark

/// An order that is looked at.
@MainActor
public final class OrderModel {
  public let number: Int
  private let book: OrderBook
  private let context: ScreenContext<OrdersRoute>

  public init(number: Int, _ context: ScreenContext<OrdersRoute>, book: OrderBook) {
    self.number = number
    self.book = book
    self.context = context
    context.onReturn(Bool.self) { [weak self] isSure in
      if isSure { self?.cancel() }
    }
  }

  /// What was ordered; `nil` if it has been cancelled.
  public var title: String? { book.order(number)?.title }

  /// Asks whether it is to be cancelled.
  public func askToCancel() { context.present(.cancelQuestion(number: number), as: .alert) }

  private func cancel() {
    book.cancel(number)
    context.close()
  }
}
