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
}
