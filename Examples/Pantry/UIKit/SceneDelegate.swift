import UIKit
import Waymark
import WaymarkLinks
import WaymarkRestoration
import WaymarkUIKit

/// Connects a window with a router of its own.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var routed: RouterScene<AppRoute>?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    routed = RouterScene(
      in: scene, for: session, options,
      router: AppRouter.make(AppDelegate.stores.session, Analytics { print($0) }),
      coordinator: AppCoordinator(stores: AppDelegate.stores), format: AppRoute.format,
      default: AppRoute.start)
  }

  func sceneDidDisconnect(_ scene: UIScene) { routed = nil }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    routed?.router.take(contexts)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) { routed?.router.take(activity) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    routed?.router.restorationActivity("com.example.pantry.navigation", format: AppRoute.format)
  }
}
