import PodcastsCore
import PodcastsLibrary
import PodcastsShows
import Waymark
import WaymarkUIKit

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Makes the view controllers of all features.
@MainActor
package final class PodcastsCoordinator: UIKitCoordinator {
  private let stores: Stores

  package init(_ stores: Stores) { self.stores = stores }

  // MARK: Mounting
  private func shows(_ app: AppContext) -> ShowsControllers { .init(ShowsDependencies(stores, app)) }
  private func library(_ app: AppContext) -> LibraryControllers { .init(LibraryDependencies(stores, app)) }
  private var account: AccountControllers { AccountControllers(stores.session) }

  package func screen(for route: AppRoute, context app: AppContext) -> UIViewController {
    switch route {
    // MARK: Mounting
    case .shows(let route): shows(app).screen(for: route, context: app.scoped(AppRoute.shows))
    case .library(let route): library(app).screen(for: route, context: app.scoped(AppRoute.library))
    case .account(let route): account.screen(for: route, context: app.scoped(AppRoute.account))
    }
  }

  package func tabBarItem(for key: AppRoute) -> UITabBarItem? {
    UITabBarItem(title: key.title, image: nil, tag: 0)
  }
}
