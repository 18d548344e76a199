import CafeOrders
import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What has been ordered.
final class OrdersController: ListController {
  private let book: OrderBook
  private let context: ScreenContext<OrdersRoute>

  init(_ book: OrderBook, _ context: ScreenContext<OrdersRoute>) {
    self.book = book
    self.context = context
    super.init(title: "Orders")
  }

  override func fill() {
    if book.orders.isEmpty { add("Nothing ordered yet") }
    for order in book.orders {
      add(order.title) { [context] in context.push(.order(number: order.id)) }
    }
  }
}

/// An order.
final class OrderController: ListController {
  private let model: OrderModel

  init(_ model: OrderModel) {
    self.model = model
    super.init(title: "Order \(model.number)")
  }

  override func fill() {
    guard let title = model.title else { return add("There is no such order") }
    add(title)
    add("Cancel") { [model] in model.askToCancel() }
  }
}
