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
    routed = RouterScene(in: scene, router: router, coordinator: AppCoordinator(session: session))
  }

  func sceneDidDisconnect(_ scene: UIScene) { routed = nil }
}
