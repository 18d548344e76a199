import Waymark
import WaymarkLinks

/// Where one can be in the account.
package enum AccountRoute: Route, Codable {
  case account
  case signIn

  /// Where these routes go that are shown without saying how.
  package var placement: Placement<AccountRoute> {
    switch self {
    case .account: .tab(.account)
    case .signIn: .sheet
    }
  }
}

/// The links to the account, which the app mounts.
package enum AccountLinks {
  package static let table = LinkTable<AccountRoute> {
    Link("/", AccountRoute.account)
  }
}
