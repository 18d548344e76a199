// The code of Sources/Waymark/Waymark.docc/adopting.md: an app on UIKit that moves over flow by flow.
import HeadlessUIKit
import Waymark
import WaymarkUIKit

// MARK: Before: screens that push and present by themselves

final class OrdersController: UIViewController {
  func choose(_ id: Int) {
    navigationController?.pushViewController(OrderController(id: id), animated: true)
  }
}

final class OrderController: UIViewController {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

// MARK: Step 1: the flow's routes

enum OrdersRoute: Route {
  case list
  case order(id: Int)
  case refund(order: Int)
}

// MARK: Step 2: who makes its screens

struct OrdersCoordinator: Coordinator {
  func screen(for route: OrdersRoute, context: ScreenContext<OrdersRoute>) -> UIViewController {
    switch route {
    case .list: OrdersListController(context)
    case .order(let id): OrderController(id: id)
    case .refund(let order): RefundController(order, context)
    }
  }

  func placement(of route: OrdersRoute) -> Placement<OrdersRoute> {
    switch route {
    case .list, .order: .push
    case .refund: .sheet
    }
  }
}

// MARK: Step 3: one screen after the other gets a context

final class OrdersListController: UIViewController {
  private let context: ScreenContext<OrdersRoute>

  init(_ context: ScreenContext<OrdersRoute>) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func choose(_ id: Int) { context.show(.order(id: id)) }
}

enum Orders {
  static func refund(_ order: Int) -> Question<OrdersRoute, Int> { Question(.refund(order: order)) }
}

final class RefundController: UIViewController {
  private let context: ScreenContext<OrdersRoute>
  private let order: Int
  var reason = ""

  init(_ order: Int, _ context: ScreenContext<OrdersRoute>) {
    self.order = order
    self.context = context
    super.init(nibName: nil, bundle: nil)
    context.onLeave { [weak self] _ in self?.reason.isEmpty == false ? .stay("unsent") : .allow }
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func send() {
    reason = ""
    context.answer(Orders.refund(order), order)
  }
}

// MARK: Step 4: put the flow where it was

@MainActor
final class OrdersFlow {
  let router: Router<OrdersRoute>
  private let host: UIKitHost<OrdersRoute>

  init(in parent: UIViewController) {
    let coordinator = OrdersCoordinator()
    router = Router(.list, configuration: RouterConfiguration(placement: coordinator.placement(of:)))
    host = UIKitHost(router: router, coordinator: coordinator)
    host.embed(in: parent)
  }
}

// MARK: Step 5: the app's root is a router, and the flow a part of it

enum AppRoute: Route {
  case home
  case orders(OrdersRoute)
}

struct AppCoordinator: Coordinator {
  let orders = OrdersCoordinator()

  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> UIViewController {
    switch route {
    case .home: UIViewController()
    case .orders(let route): orders.screen(for: route, context: context.scoped(AppRoute.orders))
    }
  }

  func placement(of route: AppRoute) -> Placement<AppRoute> {
    switch route {
    case .home: .tab(.home)
    case .orders(let route): orders.placement(of: route).map(AppRoute.orders)
    }
  }
}

let app = AppCoordinator()
let router = Router<AppRoute>(
  RouteTree(tabs: RouteTab(.home), RouteTab(.orders(.list))),
  configuration: RouterConfiguration(placement: app.placement(of:)))
let host = UIKitHost(router: router, coordinator: app)
let window = UIWindow(frame: .zero)
host.show(in: window)
window.makeKeyAndVisible()
router.select(.orders(.list))
router.show(.orders(.order(id: 7)))
window.clock.runUntilIdle()
print(router.tree)
