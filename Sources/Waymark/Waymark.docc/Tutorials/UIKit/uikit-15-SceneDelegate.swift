import UIKit
import Waymark
import WaymarkUIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private(set) var routed: RouterScene<AppRoute>?
  private let session = Session()

  func scene(
    _ scene: UIScene, willConnectTo connected: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let router = Router(AppRoute.trails)
    router.addGuard("sign-in", entering: \.isPrivate) { [session] _ in
      session.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
    }
    routed = RouterScene(in: scene, router: router, coordinator: AppCoordinator(session: session))
  }

  func sceneDidDisconnect(_ scene: UIScene) { routed = nil }
}
