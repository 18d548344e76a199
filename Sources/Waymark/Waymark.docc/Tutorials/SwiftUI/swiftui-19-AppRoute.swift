import Waymark

/// The places of the app.
enum AppRoute: Route {
  case trails
  case trail(id: Int)
  case account
  case logbook(trail: Int)
  case signIn

  /// Whether only those who have signed in may go there.
  var isPrivate: Bool { if case .logbook = self { true } else { false } }

  /// Where a place belongs that is opened without saying how.
  static func placement(of route: AppRoute) -> Placement<AppRoute> {
    switch route {
    case .trails, .account: .tab(route)
    case .trail, .logbook: .push
    case .signIn: .sheet
    }
  }
}
