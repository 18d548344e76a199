import Waymark
import WaymarkTerminal

/// The places of the app.
enum AppRoute: Route {
  case trails
  case trail(id: Int)
}

/// Makes the screen of each place.
struct AppCoordinator: Coordinator {
  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> any TerminalScreen {
    switch route {
    case .trails: TrailsScreen(context)
    case .trail(let id): TrailScreen(id, context)
    }
  }
}
