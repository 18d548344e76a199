import PodcastsCore
import PodcastsLibrary
import PodcastsShows
import Waymark
import WaymarkTerminal

/// Makes the terminal's screens of all features.
@MainActor
package final class PodcastsScreens: Coordinator {
  private let stores: Stores

  package init(_ stores: Stores) { self.stores = stores }

  // MARK: Mounting
  private func shows(_ app: AppContext) -> ShowsScreens { .init(ShowsDependencies(stores, app)) }
  private func library(_ app: AppContext) -> LibraryScreens { .init(LibraryDependencies(stores, app)) }
  private var account: AccountScreens { AccountScreens(stores.session) }

  package func screen(for route: AppRoute, context app: AppContext) -> any TerminalScreen {
    switch route {
    // MARK: Mounting
    case .shows(let route): shows(app).screen(for: route, context: app.scoped(AppRoute.shows))
    case .library(let route): library(app).screen(for: route, context: app.scoped(AppRoute.library))
    case .account(let route): account.screen(for: route, context: app.scoped(AppRoute.account))
    }
  }
}
