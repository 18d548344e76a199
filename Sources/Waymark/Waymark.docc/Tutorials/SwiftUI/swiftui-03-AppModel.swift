import Waymark

/// The model of a window.
@MainActor
final class AppModel {
  let router = Router(AppRoute.trails)
}
