import CafeCore
import Waymark
import WaymarkUIKit

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// The delegate of a window: all there is to say to the system.
@MainActor
open class CafeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "com.example.cafe.navigation"
  public private(set) var routed: RouterScene<CafeRoute>?
  public private(set) var cafe: Cafe?

  public func scene(
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

  public func sceneDidDisconnect(_ scene: UIScene) {
    routed = nil
    cafe = nil
  }

  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    routed?.router.take(URLContexts)
  }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    routed?.router.take(userActivity)
  }

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    routed?.router.restorationActivity(Self.activityType, format: Cafe.format)
  }
}
