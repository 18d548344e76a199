import Waymark

/// The places of the account.
nonisolated enum AccountRoute: Route, Codable {
  case account
  case signIn

  var placement: Placement<AccountRoute> {
    switch self {
    case .account: .tab(.account)
    case .signIn: .sheet
    }
  }
}
