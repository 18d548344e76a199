import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let session = Session()

  func scene(
    _ scene: UIScene, willConnectTo connected: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(
      rootViewController: TrailsController(session: session))
    window.makeKeyAndVisible()
    self.window = window
  }
}
