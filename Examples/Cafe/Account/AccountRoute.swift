import Waymark

/// Where one can be in the account.
public enum AccountRoute: Route, Codable {
  case account
  case signIn
}

/// The account's links, which the app mounts.
public enum AccountLinks {
  public static let table = LinkTable<AccountRoute> {
    Link("/", AccountRoute.account)
  }
}
