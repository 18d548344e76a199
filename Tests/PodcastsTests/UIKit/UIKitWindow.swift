#if !canImport(UIKit)
  import HeadlessUIKit
  import PodcastsCore
  import PodcastsUIKit
  import Testing
  import Waymark
  import WaymarkTesting
  import WaymarkUIKit

  /// A window of the UIKit front end, used as a user does.
  @MainActor
  final class UIKitWindow {
    let delegate = PodcastsSceneDelegate()
    let window: UIWindow

    init(
      _ stores: Stores = Stores(), session: UISceneSession? = nil, options: UIScene.ConnectionOptions? = nil
    ) throws {
      delegate.stores = stores
      // Other tests may have the main actor for longer than a step may take.
      delegate.timer = ManualClock()
      UIApplication.shared.connect(delegate, session: session, options: options)
      window = try #require(delegate.routed?.window)
      window.clock.runUntilIdle()
    }

    var user: HeadlessUser { window.user }

    /// Where the user is, as it is shown.
    var route: AppRoute? { delegate.routed?.router.host.shown?.visibleRoute }

    /// Waits until something is shown.
    func shows(_ route: AppRoute) async -> Bool {
      await eventually(within: 1_000) {
        window.clock.runUntilIdle()
        return self.route == route
      }
    }

    /// Taps a button of the screen in front.
    func tap(_ title: String) throws {
      let screen = try #require(delegate.routed?.host.visibleScreen)
      let buttons = screen.view.subviews.compactMap { $0 as? UIButton }
      let button = try #require(
        buttons.first { $0.currentTitle == title }, "no button \(title) on \(screen.title ?? "")")
      button.sendActions(for: .primaryActionTriggered)
      window.clock.runUntilIdle()
    }

    /// Types into the only field.
    func type(_ text: String) throws {
      let screen = try #require(delegate.routed?.host.visibleScreen)
      let fields = screen.view.subviews.compactMap { $0 as? UITextField }
      let field = try #require(fields.first)
      field.text = text
      field.sendActions(for: .editingChanged)
    }

    /// Ends the scene and gives what it is restored from.
    func end() throws -> UISceneSession {
      let scene = try #require(window.windowScene)
      let session = UISceneSession()
      session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
      UIApplication.shared.disconnect(scene)
      return session
    }
  }
#endif
