import Waymark

/// What a window has besides its views.
@MainActor
final class AppModel {
  let session = Session()
  let router = Router<AppRoute>(RouteTree(tabs: RouteTab(.trails), RouteTab(.account)))
}
