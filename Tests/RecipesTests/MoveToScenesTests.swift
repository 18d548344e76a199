#if !canImport(UIKit)
  import HeadlessUIKit
  import Testing
  import Waymark
  import WaymarkUIKit

  @testable import Recipes

  /// The scene delegate of the page on moving to scenes, called as the system calls it.
  @MainActor
  struct MoveToScenesTests {
    private let delegate = MagazineSceneDelegate()

    private var shown: RouteTree<MagazineRoute>? { delegate.routed?.router.shown?.routes }

    private func settle() { delegate.routed?.window.clock.runUntilIdle() }

    private func link(_ text: String) throws -> Set<UIOpenURLContext> {
      [UIOpenURLContext(url: try #require(URL(string: text)))]
    }

    /// Another scene's activity, for a place in the app.
    private func activity() throws -> NSUserActivity {
      let other = MagazineSceneDelegate()
      let scene = UIApplication.shared.connect(other)
      other.scene(scene, openURLContexts: try link("magazine://articles/7"))
      other.routed?.window.clock.runUntilIdle()
      defer { UIApplication.shared.disconnect(scene) }
      return try #require(other.stateRestorationActivity(for: scene))
    }

    @Test func aLinkLaunchesTheAppAndAnotherOneComesLater() throws {
      let scene = UIApplication.shared.connect(
        delegate, options: UIScene.ConnectionOptions(urlContexts: try link("magazine://articles/5")))
      settle()
      #expect(shown == RouteTree(.front, .article(id: 5)))
      delegate.scene(scene, openURLContexts: try link("https://magazine.example/search"))
      settle()
      #expect(shown?.visibleRoute == .search)
      UIApplication.shared.disconnect(scene)
      #expect(delegate.routed == nil)
    }

    @Test func aSceneIsRestoredFromItsActivity() throws {
      let session = UISceneSession()
      session.stateRestorationActivity = try activity()
      UIApplication.shared.connect(delegate, session: session)
      settle()
      #expect(shown == RouteTree(.front, .article(id: 7)))
    }

    @Test(arguments: [false, true]) func anActivityOfAnotherDeviceIsContinued(launches: Bool) throws {
      let activity = try activity()
      let options = UIScene.ConnectionOptions(userActivities: launches ? [activity] : [])
      let scene = UIApplication.shared.connect(delegate, options: options)
      if !launches { delegate.scene(scene, continue: activity) }
      settle()
      #expect(shown == RouteTree(.front, .article(id: 7)))
    }
  }
#endif
