import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let stores = Stores(folder: .applicationSupportDirectory)

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
