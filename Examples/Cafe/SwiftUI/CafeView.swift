#if canImport(SwiftUI)
  import CafeAccount
  import CafeCore
  import CafeMenu
  import CafeOrders
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  /// The app in a window.
  @MainActor
  package struct CafeScene: Scene {
    @State private var session = Session()
    @State private var book = OrderBook()

    package init() {}

    package var body: some Scene {
      WindowGroup { CafeWindow(session: session, book: book) }
    }
  }

  /// One window, with a router of its own.
  @MainActor
  struct CafeWindow: View {
    @Kept private var cafe: Cafe

    init(session: Session, book: OrderBook) {
      _cafe = Kept(wrappedValue: Cafe(session: session, book: book))
    }

    var body: some View {
      let router = cafe.router
      CafeView(cafe: cafe)
        .restoresNavigation(of: router, format: Cafe.format, default: CafeRoute.start)
        .opensLinks(with: router)
    }
  }

  /// Every screen of the app.
  @MainActor
  package struct CafeView: View {
    private let cafe: Cafe

    package init(cafe: Cafe) { self.cafe = cafe }

    package var body: some View { routerView }

    var routerView: RouterView<CafeRoute, some View> {
      RouterView(cafe.router) { route, context in
        switch route {
        case .menu(let route):
          let menu = context.scoped(CafeRoute.menu, route)
          MenuScreen(route: route, context: menu) { cafe.order($0, $1) }.screenContext(menu)
        case .orders(let route):
          let orders = context.scoped(CafeRoute.orders, route)
          OrdersScreen(route: route, context: orders, book: cafe.book).screenContext(orders)
        case .account(let route):
          let account = context.scoped(CafeRoute.account, route)
          AccountScreen(route: route, context: account, session: cafe.session).screenContext(account)
        }
      }
      .tabItems { Label($0.title, systemImage: Self.symbol(of: $0)) }
      .sheetDetents { $0 == .menu(.size) ? [.medium] : [] }
      .alerts { route in
        guard case .orders(.cancelQuestion) = route else { return nil }
        return RouteAlert(
          title: "Cancel the order?",
          buttons: [.init("Cancel it", role: .destructive, returning: true), .init("Keep it", role: .cancel)])
      }
    }

    private static func symbol(of tab: CafeRoute) -> String {
      switch tab {
      case .menu: "cup.and.saucer"
      case .orders: "list.bullet"
      case .account: "person"
      }
    }
  }
#endif
