import Waymark

/// What a window has besides its views.
@MainActor
final class AppModel {
  let router = Router(AppRoute.trails)
}
