import Waymark

/// The places of the app.
enum AppRoute: Route {
  case trails
  case trail(id: Int)
  case account
  case logbook(trail: Int)
  case signIn
}
