#if !canImport(UIKit)
  import CafeCore
  import CafeMenu
  import CafeUIKit
  import HeadlessUIKit
  import Testing
  import Waymark
  import WaymarkUIKit

  /// The UIKit front end, used as a user does.
  @MainActor
  struct UIKitTests {
    private let delegate = CafeSceneDelegate()

    private func start(_ options: UIScene.ConnectionOptions? = nil, _ session: UISceneSession? = nil) throws
      -> UIWindow
    {
      UIApplication.shared.connect(delegate, session: session, options: options)
      let window = try #require(delegate.routed?.window)
      window.clock.runUntilIdle()
      return window
    }

    private func tap(_ title: String, in window: UIWindow) throws {
      let screen = try #require(delegate.routed?.host.visibleScreen)
      let button = try #require(
        self.button(title, in: screen.view), "no button \(title) on \(screen.title ?? "")")
      button.sendActions(for: .primaryActionTriggered)
      window.clock.runUntilIdle()
    }

    private func button(_ title: String, in view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      for child in view.subviews {
        if let found = button(title, in: child) { return found }
      }
      return nil
    }

    private var route: CafeRoute? { delegate.routed?.router.shown?.visibleElement.route }

    @Test func drinkInAnotherSizeIsOrderedAfterSigningIn() throws {
      let window = try start()
      try tap("Tea", in: window)
      try tap("Another size", in: window)
      #expect(route == .menu(.size))
      try tap("large", in: window)
      #expect(route == .menu(.drink(id: "tea")))
      try tap("Order", in: window)
      #expect(route == .account(.signIn))
      delegate.cafe?.session.signIn(as: "Ada")
      delegate.routed?.router.resume()
      window.clock.runUntilIdle()
      #expect(route == .orders(.order(number: 1)))
      #expect(delegate.cafe?.book.orders.map(\.title) == ["Tea, large"])
    }

    @Test func aWindowThatIsClosedTakesTheWholeAppAlong() throws {
      weak var cafe: Cafe?
      weak var router: Router<CafeRoute>?
      weak var screen: UIViewController?
      do {
        let window = try start()
        try tap("Tea", in: window)
        try tap("Another size", in: window)
        (cafe, router, screen) = (delegate.cafe, delegate.routed?.router, delegate.routed?.host.visibleScreen)
        #expect(screen != nil)
        UIApplication.shared.disconnect(try #require(window.windowScene))
      }
      #expect(cafe == nil)
      #expect(router == nil)
      #expect(screen == nil)
    }

    @Test func orderIsCancelledByTheAlert() throws {
      let window = try start()
      delegate.cafe?.session.signIn(as: "Ada")
      delegate.cafe?.order(Drink.all[0], .small)
      window.clock.runUntilIdle()
      try tap("Cancel", in: window)
      window.user.tapAlert("Cancel it")
      window.clock.runUntilIdle()
      #expect(route == .orders(.list))
      #expect(delegate.cafe?.book.orders == [])
    }

    @Test func formThatIsPulledDownLeavesTheUserWhereHeWas() throws {
      let window = try start()
      window.user.tapTab(1)
      window.clock.runUntilIdle()
      #expect(route == .account(.signIn))
      #expect(window.user.pullDown())
      window.clock.runUntilIdle()
      #expect(route == .menu(.list))
    }

    @Test func accountSaysWhoHasSignedInBelowASheet() async throws {
      let window = try start()
      window.user.tapTab(2)
      window.clock.runUntilIdle()
      try tap("Sign in", in: window)
      delegate.cafe?.session.signIn(as: "Ada")
      delegate.routed?.router.dismiss()
      window.clock.runUntilIdle()
      let screen = try #require(delegate.routed?.host.visibleScreen)
      for _ in 0..<1_000 where button("Sign out", in: screen.view) == nil { await Task.yield() }
      #expect(route == .account(.account))
      #expect(button("Sign out", in: screen.view) != nil)
    }

    @Test func sceneComesBackToWhereItWas() throws {
      let window = try start()
      try tap("Espresso", in: window)
      let scene = try #require(window.windowScene)
      let session = UISceneSession()
      session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
      UIApplication.shared.disconnect(scene)
      _ = try start(nil, session)
      #expect(route == .menu(.drink(id: "espresso")))
    }

    @Test func sceneIsOpenedByALink() throws {
      let url = try #require(URL(string: "cafe://menu/flat-white"))
      _ = try start(UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)]))
      #expect(route == .menu(.drink(id: "flat-white")))
    }
  }
#endif
