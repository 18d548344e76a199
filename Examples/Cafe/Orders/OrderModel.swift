import Waymark

/// An order that is looked at.
@MainActor
package final class OrderModel {
  package let number: Int
  private let book: OrderBook
  private let context: ScreenContext<OrdersRoute>

  package init(number: Int, _ context: ScreenContext<OrdersRoute>, book: OrderBook) {
    self.number = number
    self.book = book
    self.context = context
    context.onReturn(Bool.self) { [weak self] isSure in
      if isSure { self?.cancel() }
    }
  }

  /// What was ordered; `nil` if it has been cancelled.
  package var title: String? { book.order(number)?.title }

  /// Asks whether it is to be cancelled.
  package func askToCancel() { context.present(.cancelQuestion(number: number), as: .alert) }

  private func cancel() {
    book.cancel(number)
    context.close()
  }
}
