#if canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit
  import Waymark
  import WaymarkSwiftUI
  import WaymarkUIKit

  /// An app with an empty window, for tests to show controllers in, or with a story that UI tests have it told.
  @main
  final class HostApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = HostScene.self
      return configuration
    }
  }

  final class HostScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var routed: RouterScene<StoryRoute>?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      // Launch arguments are defaults: -story NAME -host uikit.
      let wanted = UserDefaults.standard.string(forKey: "story")
      guard let story = Story.all.first(where: { $0.name == wanted }) else {
        return show(UIViewController(), in: scene)
      }
      let router = Router(StoryRoute(name: "start"))
      if UserDefaults.standard.string(forKey: "host") == "uikit" {
        let coordinator = StoryCoordinator(router: router, story: story)
        routed = RouterScene(in: scene, router: router, coordinator: coordinator)
      } else {
        let view = RouterView(router) { route, context in
          StoryScreen(route: route, context: context, router: router, story: story)
        }
        show(UIHostingController(rootView: view), in: scene)
      }
    }

    private func show(_ root: UIViewController, in scene: UIWindowScene) {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
    }
  }
#endif
