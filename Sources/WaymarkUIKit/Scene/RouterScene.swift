import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// One window of an app with a router of its own: what a scene's delegate keeps.
///
/// ```swift
/// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///   private var routed: RouterScene<AppRoute>?
///
///   func scene(
///     _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
///   ) {
///     guard let scene = scene as? UIWindowScene else { return }
///     routed = RouterScene(in: scene, router: Router(.home), coordinator: AppCoordinator())
///   }
///
///   func sceneDidDisconnect(_ scene: UIScene) { routed = nil }
/// }
/// ```
@MainActor
public final class RouterScene<R: Route> {
  /// The scene's window, which is shown.
  public let window: UIWindow

  /// The router, which the scene shares with no other.
  public let router: Router<R>

  /// What shows the router's tree.
  public let host: UIKitHost<R>

  /// Makes a window in a scene and shows a router's tree in it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - router: A router that no other window shows.
  ///   - coordinator: What makes the screens.
  public init<C: Coordinator<R>>(in scene: UIWindowScene, router: Router<R>, coordinator: C)
  where C.Screen: UIViewController {
    self.router = router
    window = UIWindow(windowScene: scene)
    host = UIKitHost(router: router, coordinator: coordinator)
    host.show(in: window)
    window.makeKeyAndVisible()
  }

  /// Makes a window in a scene that is being connected: where the user was in it, or where a link leads that opened it.
  ///
  /// ```swift
  /// routed = RouterScene(
  ///   in: scene, for: session, options, router: router, coordinator: AppCoordinator(), format: format,
  ///   default: RouteTree(.home))
  /// ```
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: The session, which may hold what `restorationActivity(_:format:)` has made.
  ///   - options: What the scene is connected for.
  ///   - router: A router that no other window shows, whose guards have been added.
  ///   - coordinator: What makes the screens.
  ///   - format: How the snapshot is read.
  ///   - tree: What is shown where nothing can be read.
  public convenience init<C: Coordinator<R>>(
    in scene: UIWindowScene, for session: UISceneSession, _ options: UIScene.ConnectionOptions,
    router: Router<R>, coordinator: C, format: SnapshotFormat<R>, default tree: RouteTree<R>
  ) where C.Screen: UIViewController, R: Codable {
    router.restore(from: session.stateRestorationActivity, format: format, default: tree)
    router.take(options)
    self.init(in: scene, router: router, coordinator: coordinator)
  }
}
