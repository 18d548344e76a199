#if canImport(SwiftUI)
  import CafeOrders
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  /// The screens of the orders.
  @MainActor
  struct OrdersScreen: View {
    let route: OrdersRoute
    let context: ScreenContext<OrdersRoute>
    let book: OrderBook

    var body: some View {
      switch route {
      case .list:
        List(book.orders) { order in
          RouteLink(to: OrdersRoute.order(number: order.id)) { Text(order.title) }
        }
        .navigationTitle("Orders")
      case .order(let number): OrderScreen(number: number, context: context, book: book)
      case .cancelQuestion: EmptyView()
      }
    }
  }

  /// An order.
  @MainActor
  struct OrderScreen: View {
    @Kept private var model: OrderModel

    init(number: Int, context: ScreenContext<OrdersRoute>, book: OrderBook) {
      _model = Kept(wrappedValue: OrderModel(number: number, context, book: book))
    }

    var body: some View {
      Form {
        if let title = model.title {
          Text(title)
          Button("Cancel", role: .destructive) { model.askToCancel() }
        } else {
          Text("There is no such order")
        }
      }
      .navigationTitle("Order \(model.number)")
    }
  }
#endif
