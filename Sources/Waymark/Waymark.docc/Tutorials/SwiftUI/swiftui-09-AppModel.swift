import Waymark

/// The model of a window.
@MainActor
final class AppModel {
  let session = Session()
  let router = Router<AppRoute>(RouteTree(tabs: RouteTab(.trails), RouteTab(.account)))
}
