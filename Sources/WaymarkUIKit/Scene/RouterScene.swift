public import Waymark

/// A window with a router of its own, for a scene delegate to keep.
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
  /// The scene's window, which is visible.
  public let window: UIWindow

  /// The router, which no other scene uses.
  public let router: Router<R>

  /// The host, which shows the router's tree.
  public let host: UIKitHost<R>

  /// Makes a window in a scene and shows a router's tree in it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - router: A router that no other window shows.
  ///   - coordinator: Makes the screens.
  public init<C: Coordinator<R>>(in scene: UIWindowScene, router: Router<R>, coordinator: C)
  where C.Screen: UIViewController {
    self.router = router
    window = UIWindow(windowScene: scene)
    host = UIKitHost(router: router, coordinator: coordinator)
    host.show(in: window)
    window.makeKeyAndVisible()
  }

  /// Makes a window in a scene that is being connected, and restores where the user was or follows the link
  /// that opened it.
  ///
  /// ```swift
  /// routed = RouterScene(
  ///   in: scene, for: session, options, router: router, coordinator: AppCoordinator(), format: format,
  ///   default: RouteTree(.home))
  /// ```
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: The session, which may hold an activity that `restorationActivity(_:format:)` has made.
  ///   - options: The options that the scene is connected with.
  ///   - router: A router that no other window shows. Add its guards before.
  ///   - coordinator: Makes the screens.
  ///   - format: The format to read the snapshot with.
  ///   - tree: The tree to show if the snapshot cannot be read.
  public convenience init<C: Coordinator<R>>(
    in scene: UIWindowScene, for session: UISceneSession, _ options: UIScene.ConnectionOptions,
    router: Router<R>, coordinator: C, format: some SceneFormat<R>, default tree: RouteTree<R>
  ) where C.Screen: UIViewController {
    router.restore(from: session.stateRestorationActivity, format: format, default: tree)
    self.init(in: scene, router: router, coordinator: coordinator)
    // The restored screens are there by now, so a form can ask before a link leaves it.
    router.take(options)
  }
}
