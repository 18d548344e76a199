#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An app with an empty window, for tests to show controllers in.
  @main
  final class HostApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }
#endif
