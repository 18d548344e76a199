import Waymark

/// Where one can be in the account.
package enum AccountRoute: Route, Codable {
  case account
  case signIn
}

/// The account's links, which the app mounts.
package enum AccountLinks {
  package static let table = LinkTable<AccountRoute> {
    Link("/", AccountRoute.account)
  }
}
