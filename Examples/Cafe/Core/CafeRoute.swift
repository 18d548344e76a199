import CafeAccount
import CafeMenu
import CafeOrders
import Waymark

/// Where one can be in the app: in one of its features, which do not know one another.
package enum CafeRoute: Route, Codable {
  case menu(MenuRoute)
  case orders(OrdersRoute)
  case account(AccountRoute)

  /// The tabs.
  package static let tabs: [CafeRoute] = [.menu(.list), .orders(.list), .account(.account)]

  /// What the app begins with.
  package static let start = RouteTree<CafeRoute>(
    tabs: RouteTab(.menu(.list)), RouteTab(.orders(.list)), RouteTab(.account(.account)))

  /// What a tab is called.
  package var title: String {
    switch self {
    case .menu: "Menu"
    case .orders: "Orders"
    case .account: "Account"
    }
  }

  /// Whether only those may go there who are signed in.
  var isPrivate: Bool {
    if case .orders = self { true } else { false }
  }
}

/// The app's links: those of the features, each below a path of its own.
package enum CafeLinks {
  package static let table = LinkTable<CafeRoute>(
    schemes: ["https"], hosts: ["cafe.example"], appSchemes: ["cafe"]
  ) {
    Links(mounted: "/menu", MenuLinks.table, CafeRoute.menu)
    Links(mounted: "/orders", OrdersLinks.table, CafeRoute.orders)
    Links(mounted: "/account", AccountLinks.table, CafeRoute.account)
  }
}
