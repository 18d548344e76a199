import Waymark
import WaymarkTerminal

/// Makes the screens.
@MainActor
struct WatchScreens: Coordinator {
  private let session: WatchSession

  init(_ session: WatchSession) { self.session = session }

  func screen(for route: WatchRoute, context: WatchContext) -> any TerminalScreen {
    switch route {
    case .list(let kind): ListScreen(kind, session, context)
    case .details(let moment): DetailsScreen(moment, session, context)
    case .tree: TreeScreen(session, context)
    case .filter: FilterScreen(session, context)
    case .help: HelpScreen(context)
    }
  }
}
