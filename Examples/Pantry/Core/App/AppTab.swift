extension AppRoute {
  /// The title and the symbol of a tab.
  var tab: (title: String, symbol: String) {
    switch self {
    case .items(.search): ("Search", "magnifyingglass")
    case .items: ("Home", "house")
    case .account: ("Account", "person")
    }
  }
}
