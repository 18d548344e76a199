extension UIApplication {
  /// Launches an app, and calls its delegate in UIKit's order; not part of UIKit, in which the system
  /// launches apps.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - options: The reasons for the launch.
  public func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) {
    self.delegate = delegate
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    applicationState = .active
    delegate.applicationDidBecomeActive(self)
  }

  /// Connects a scene, as the system does for a new window; not part of UIKit.
  ///
  /// - Parameters:
  ///   - delegate: The scene's delegate.
  ///   - session: The session to restore, or `nil` for a new one.
  ///   - options: The links and activities that the scene is connected for.
  /// - Returns: The scene.
  @discardableResult
  public func connect(
    _ delegate: any UISceneDelegate, session: UISceneSession? = nil, options: UIScene.ConnectionOptions? = nil
  ) -> UIWindowScene {
    let session = session ?? UISceneSession()
    let options = options ?? UIScene.ConnectionOptions()
    _ = self.delegate?.application(self, configurationForConnecting: session, options: options)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    connectedScenes.insert(scene)
    delegate.scene(scene, willConnectTo: session, options: options)
    bringToFront(scene)
    return scene
  }

  /// Moves a scene to the background, where its animations are paused; not part of UIKit.
  ///
  /// - Parameter scene: The scene; if it is already there, nothing happens.
  public func enterBackground(_ scene: UIScene) {
    guard scene.activationState != .background else { return }
    scene.delegate?.sceneWillResignActive(scene)
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    holdAnimations(of: scene, true)
  }

  /// Brings a scene back from the background; not part of UIKit.
  ///
  /// - Parameter scene: The scene; if it is already in the foreground, nothing happens.
  public func enterForeground(_ scene: UIScene) {
    guard scene.activationState == .background else { return }
    holdAnimations(of: scene, false)
    bringToFront(scene)
  }

  private func bringToFront(_ scene: UIScene) {
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  private func holdAnimations(of scene: UIScene, _ isHeld: Bool) {
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.clock.holdsAnimations = isHeld }
  }

  /// Disconnects a scene; not part of UIKit.
  ///
  /// - Parameter scene: The scene.
  public func disconnect(_ scene: UIScene) {
    guard connectedScenes.remove(scene) != nil else { return }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
  }

  /// Receives a link, as the system delivers one; not part of UIKit.
  ///
  /// - Parameter url: The link.
  /// - Returns: Whether the scene's delegate got it; without a scene, what the application's delegate
  ///   returned.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    if let scene = connectedScenes.first {
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      return scene.delegate != nil
    }
    return delegate?.application(self, open: url, options: [:]) ?? false
  }

  /// Receives an activity, as the system delivers one; not part of UIKit.
  ///
  /// - Parameter activity: The activity.
  /// - Returns: Whether the scene's delegate got it; without a scene, what the application's delegate
  ///   returned.
  @discardableResult
  public func receive(_ activity: NSUserActivity) -> Bool {
    if let scene = connectedScenes.first {
      scene.delegate?.scene(scene, continue: activity)
      return scene.delegate != nil
    }
    return delegate?.application(self, continue: activity, restorationHandler: { _ in }) ?? false
  }
}
