import CafeAccount
import CafeCore
import CafeMenu
import CafeOrders
import Waymark
import WaymarkUIKit

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Makes the view controllers of all features.
///
/// The router keeps it as long as the host, so it does not keep the router, or what keeps that.
@MainActor
package struct CafeCoordinator: UIKitCoordinator {
  private weak let cafe: Cafe?
  private let session: Session
  private let book: OrderBook

  package init(_ cafe: Cafe) {
    self.cafe = cafe
    session = cafe.session
    book = cafe.book
  }

  package func screen(for route: CafeRoute, context: ScreenContext<CafeRoute>) -> UIViewController {
    switch route {
    case .menu(let route): menu(route, context.scoped(CafeRoute.menu, route))
    case .orders(let route): orders(route, context.scoped(CafeRoute.orders, route))
    case .account(let route): account(route, context.scoped(CafeRoute.account, route))
    }
  }

  private func menu(_ route: MenuRoute, _ context: ScreenContext<MenuRoute>) -> UIViewController {
    switch route {
    case .list: MenuController(context)
    case .drink(let id):
      DrinkController(DrinkModel(id: id, context) { [weak cafe] in cafe?.order($0, $1) })
    case .size: SizeController(SizeModel(context))
    }
  }

  private func orders(_ route: OrdersRoute, _ context: ScreenContext<OrdersRoute>) -> UIViewController {
    switch route {
    case .list: OrdersController(book, context)
    case .order(let number): OrderController(OrderModel(number: number, context, book: book))
    case .cancelQuestion:
      AlertScreen(
        title: "Cancel the order?",
        buttons: [.init("Cancel it", style: .destructive, returning: true), .init("Keep it", style: .cancel)]
      ).controller(in: context)
    }
  }

  private func account(_ route: AccountRoute, _ context: ScreenContext<AccountRoute>) -> UIViewController {
    switch route {
    case .account: AccountController(AccountModel(context, session: session))
    case .signIn: SignInController(SignInModel(context, session: session))
    }
  }

  package func tabBarItem(for key: CafeRoute) -> UITabBarItem? {
    UITabBarItem(title: key.title, image: nil, tag: 0)
  }

  #if !os(tvOS)
    package func sheetDetents(for route: CafeRoute) -> [UISheetPresentationController.Detent] {
      route == .menu(.size) ? [.medium()] : [.large()]
    }
  #endif
}
