extension UIApplication {
  /// Launches an app, and calls its delegate in UIKit's order; not part of UIKit, in which the system
  /// launches apps.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - options: The reasons for the launch.
  public func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) {
    self.delegate = delegate
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
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
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = delegate
    connectedScenes.insert(scene)
    delegate.scene(scene, willConnectTo: session, options: options)
    scene.activationState = .foregroundActive
    return scene
  }

  /// Moves a scene to the background, where its animations are paused; not part of UIKit.
  ///
  /// - Parameter scene: The scene; if it is already there, nothing happens.
  public func enterBackground(_ scene: UIScene) {
    guard scene.activationState != .background else { return }
    scene.activationState = .background
    holdAnimations(of: scene, true)
  }

  /// Brings a scene back from the background; not part of UIKit.
  ///
  /// - Parameter scene: The scene; if it is already in the foreground, nothing happens.
  public func enterForeground(_ scene: UIScene) {
    guard scene.activationState == .background else { return }
    holdAnimations(of: scene, false)
    scene.activationState = .foregroundActive
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
}
