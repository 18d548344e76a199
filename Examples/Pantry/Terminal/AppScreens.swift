import Waymark
import WaymarkTerminal

/// Makes the screens of all features.
struct AppScreens: Coordinator {
  let stores: Stores

  func screen(for route: AppRoute, context: ScreenContext<AppRoute>) -> any TerminalScreen {
    switch route {
    case .items(let route):
      ItemsScreens(store: stores.items).screen(for: route, context: context.scoped(AppRoute.items))
    case .account(let route):
      AccountScreens(session: stores.session).screen(for: route, context: context.scoped(AppRoute.account))
    }
  }
}
