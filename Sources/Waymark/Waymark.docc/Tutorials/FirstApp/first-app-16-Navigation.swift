import Waymark
import WaymarkTerminal

/// The places of the app.
enum AppRoute: Route, Codable {
  case trails
  case trail(id: Int)
  case logbook(trail: Int)
  case signIn

  /// Whether only those who have signed in may go there.
  var isPrivate: Bool { if case .logbook = self { true } else { false } }
}

/// Makes the screen of each place.
@MainActor
struct AppCoordinator: Coordinator {
  let session = Session()

  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> any TerminalScreen {
    switch route {
    case .trails: TrailsScreen(context)
    case .trail(let id): TrailScreen(id, context)
    case .logbook(let trail): LogbookScreen(trail, session)
    case .signIn: SignInScreen(context, session)
    }
  }
}
