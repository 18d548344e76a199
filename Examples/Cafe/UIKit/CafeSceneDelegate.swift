import CafeCore
import Waymark
import WaymarkUIKit

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The delegate of a window: all there is to say to the system.
@MainActor
package class CafeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "com.example.cafe.navigation"
  package private(set) var routed: RouterScene<CafeRoute>?
  package private(set) var cafe: Cafe?

  package func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let cafe = Cafe()
    self.cafe = cafe
    routed = RouterScene(
      in: scene, for: session, connectionOptions, router: cafe.router, coordinator: CafeCoordinator(cafe),
      format: Cafe.format, default: CafeRoute.start)
  }

  package func sceneDidDisconnect(_ scene: UIScene) {
    routed = nil
    cafe = nil
  }

  package func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    routed?.router.take(contexts)
  }

  package func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    routed?.router.take(userActivity)
  }

  package func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    routed?.router.restorationActivity(Self.activityType, format: Cafe.format)
  }
}
