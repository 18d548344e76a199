import Testing

@testable import HeadlessUIKit

@MainActor
struct ApplicationTests {
  final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did")
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

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

    func sceneDidDisconnect(_ scene: UIScene) { calls.append("gone") }
  }

  /// Puts the scenes aside that other tests use: the application is shared, and what it receives goes to any of them.
  private func alone(_ body: () throws -> Void) rethrows {
    let others = UIApplication.shared.connectedScenes
    UIApplication.shared.connectedScenes = []
    defer { UIApplication.shared.connectedScenes = others }
    try body()
  }

  @Test func launchCallsTheDelegate() {
    let app = App()
    UIApplication.shared.launch(app)
    #expect(app.calls == ["did"])
    #expect(UIApplication.shared.keyWindow === app.window)
  }

  @Test func scenesHaveWindows() throws {
    try alone {
      let delegate = Scene()
      let url = try #require(URL(string: "app://b"))
      let scene = UIApplication.shared.connect(
        delegate, options: UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)]))
      #expect(delegate.calls == ["app://b"])
      #expect(scene.windows.first === delegate.window)
      #expect(delegate.window?.windowScene === scene)
      UIApplication.shared.disconnect(scene)
      #expect(delegate.calls.last == "gone")
      #expect(!UIApplication.shared.connectedScenes.contains(scene))
    }
  }

  @Test func storyboardMakesWhatIsRegistered() {
    UIStoryboard.register("Profile", in: "Shop") { Screen("Profile", Log()) }
    let storyboard = UIStoryboard(name: "Shop", bundle: nil)
    #expect(storyboard.instantiateViewController(withIdentifier: "Profile").title == "Profile")
  }
}
