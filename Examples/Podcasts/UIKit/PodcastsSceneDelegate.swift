import PodcastsAccount
import PodcastsCore
import Waymark
import WaymarkUIKit

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The delegate of a window: all there is to say to the system.
@MainActor
package class PodcastsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "com.example.podcasts.navigation"
  /// The stores that all windows share; an app sets its own before a window is connected.
  package var stores = Stores()
  /// The timer that measures time-outs, the main queue if `nil`.
  package var timer: (any NavigationTimer)?
  package private(set) var routed: RouterScene<AppRoute>?

  package func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    routed = RouterScene(
      in: scene, for: session, connectionOptions, router: Podcasts.router(stores.session, timer: timer),
      coordinator: PodcastsCoordinator(stores), format: Podcasts.format, default: AppRoute.start)
  }

  package func sceneDidDisconnect(_ scene: UIScene) {
    routed = nil
  }

  package func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    routed?.router.take(contexts)
  }

  package func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    routed?.router.take(userActivity)
  }

  package func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    routed?.router.restorationActivity(Self.activityType, format: Podcasts.format)
  }
}
