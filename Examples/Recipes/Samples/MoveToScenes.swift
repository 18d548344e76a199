import Waymark
import WaymarkIntents
import WaymarkLinks
import WaymarkRestoration
import WaymarkUIKit

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

enum MagazineRoute: Route, Codable {
  case front, search
  case article(id: Int)

  static let links = LinkTable<MagazineRoute>(
    schemes: ["https"], hosts: ["magazine.example"], appSchemes: ["magazine"]
  ) {
    Link("/", MagazineRoute.front)
    Link("/search", MagazineRoute.search)
    Link("/articles/:id", MagazineRoute.article)
  }
  static let format = SnapshotFormat<MagazineRoute>(version: 1)
  /// The type of the activities that hold where the user is, as `NSUserActivityTypes` in Info.plist lists it.
  static let place = "com.example.magazine.place"
}

struct MagazineCoordinator: Coordinator {
  func screen(for route: MagazineRoute, context: ScreenContext<MagazineRoute>) -> UIViewController {
    let screen = UIViewController()
    screen.title = "\(route)"
    return screen
  }
}

final class MagazineSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private(set) var routed: RouterScene<MagazineRoute>?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let router = Router<MagazineRoute>(.front, configuration: .init(links: MagazineRoute.links))
    // Guards come here, before anything is restored.
    routed = RouterScene(
      in: scene, for: session, options, router: router, coordinator: MagazineCoordinator(),
      format: MagazineRoute.format, default: RouteTree(.front))
    for activity in options.userActivities where activity.activityType == MagazineRoute.place {
      go(to: activity)
    }
    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
      if let item = options.shortcutItem { router.open(item) }
    #endif
  }

  func sceneDidDisconnect(_ scene: UIScene) { routed = nil }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    routed?.router.take(contexts)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    if routed?.router.take(activity) != true { go(to: activity) }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    routed?.router.restorationActivity(MagazineRoute.place, format: MagazineRoute.format)
  }

  private func go(to activity: NSUserActivity) {
    routed?.router.restore(from: activity, format: MagazineRoute.format, default: RouteTree(.front))
  }
}

#if canImport(UIKit) && !os(watchOS)
  #if !os(tvOS)
    extension MagazineSceneDelegate {
      func windowScene(
        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem
      ) async -> Bool {
        // An item's type is a link of the app's.
        routed?.router.open(item) != nil
      }
    }
  #endif

  final class MagazineAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = MagazineSceneDelegate.self
      return configuration
    }
  }
#endif
