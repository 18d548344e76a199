import Testing

@testable import HeadlessUIKit

@MainActor
struct ApplicationTests {
  final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did")
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      calls.append(url.absoluteString)
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  }

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      calls += connectionOptions.urlContexts.map(\.url.absoluteString)
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("gone") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      calls.append(userActivity.activityType)
    }
  }

  /// Puts the scenes aside that other tests use: the application is shared, and what it receives goes to any of them.
  private func alone(_ body: () throws -> Void) rethrows {
    let others = UIApplication.shared.connectedScenes
    UIApplication.shared.connectedScenes = []
    defer { UIApplication.shared.connectedScenes = others }
    try body()
  }

  @Test func launchCallsTheDelegateInOrder() throws {
    try alone {
      let app = App()
      UIApplication.shared.launch(app)
      #expect(app.calls == ["will", "did", "active"])
      #expect(app.window?.isKeyWindow == true)
      let url = try #require(URL(string: "app://a"))
      #expect(UIApplication.shared.receive(url))
      #expect(app.calls.last == "app://a")
      #expect(UIApplication.shared.openedURLs.isEmpty)
    }
  }

  @Test func scenesHaveWindows() throws {
    try alone {
      let delegate = Scene()
      let url = try #require(URL(string: "app://b"))
      let scene = UIApplication.shared.connect(
        delegate, options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)]))
      #expect(delegate.calls == ["app://b", "active"])
      #expect(scene.windows.first === delegate.window)
      #expect(scene.keyWindow === delegate.window)
      #expect(delegate.window?.windowScene === scene)
      #expect(UIApplication.shared.receive(NSUserActivity(activityType: "reading")))
      UIApplication.shared.disconnect(scene)
      #expect(delegate.calls.suffix(2) == ["reading", "gone"])
      #expect(!UIApplication.shared.connectedScenes.contains(scene))
    }
  }

  @Test func storyboardMakesWhatIsRegistered() {
    UIStoryboard.register("Profile", in: "Shop", isInitial: true) { Screen("Profile", Log()) }
    let storyboard = UIStoryboard(name: "Shop", bundle: nil)
    #expect(storyboard.instantiateViewController(withIdentifier: "Profile").title == "Profile")
    let typed: Screen = storyboard.instantiateViewController(identifier: "Profile")
    #expect(typed.storyboard === storyboard)
    #expect(storyboard.instantiateInitialViewController() is Screen)
    #expect(UIStoryboard(name: "Empty", bundle: nil).instantiateInitialViewController() == nil)
  }
}
