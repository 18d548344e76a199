import FreshRouter
import HeadlessUIKit
import Testing

/// What a hostile app navigates to inside calls, and what becomes of it.
@MainActor
@Suite("Hostile navigations")
struct HostileNavigationTests {
  private let stage = Stage()

  private func rest(_ stage: Stage) {
    for _ in 0..<10 {
      stage.window.clock.runUntilIdle()
      stage.clock.advance(by: .milliseconds(100))
    }
  }

  private func dids(_ stage: Stage) -> [String] { stage.app.calls.filter { $0.hasPrefix("did") } }

  @Test(arguments: [true, false]) func aScreenThatNavigatesInEveryCallAndGoesAtOnce(animated: Bool) {
    let stage = Stage(animated: animated)
    stage.app.made = { [unowned stage] screen in
      guard screen.title == "a" else { return }
      screen.onLoad = { stage.router.navigate(Place.push("b"), from: stage.home) }
      screen.onAppear = { [unowned screen] in
        screen.onAppear = {}
        screen.navigationController?.popToRootViewController(animated: animated)
        stage.router.navigate(Place.sheet("c"), from: screen)
      }
    }
    stage.go(.push("a"))
    rest(stage)
    #expect(stage.screen.hasSuffix("| c"))
    #expect(Set(dids(stage)).count == dids(stage).count)
    stage.go(.push("z"))
    rest(stage)
    #expect(dids(stage).last == "did push(\"z\")")
  }

  @Test func theAppNavigationIsReplacedInsideItsOwnCall() {
    let other = StageNavigation(animated: true)
    stage.app.made = { [unowned stage] _ in stage.router.setupAppNavigation(appNavigation: other) }
    stage.go(.push("a"))
    stage.go(.push("b"))
    rest(stage)
    #expect(stage.screen == "home a b")
    #expect(other.calls == ["show push(\"a\")", "make push(\"b\")", "show push(\"b\")"])
    #expect(dids(stage).count == 2)
  }

  @Test func theRouterGoesWhileNavigationsWait() {
    let window = UIWindow()
    let home = Screen("home")
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    weak var released: DefaultRouter?
    weak var screen: Screen?
    do {
      let router = DefaultRouter()
      let app = StageNavigation(animated: true)
      router.setupAppNavigation(appNavigation: app)
      let asking = Screen("asking")
      router.navigate(Place.push("a"), from: home)
      router.navigate(Place.push("b"), from: asking)
      (released, screen) = (router, asking)
    }
    window.clock.runUntilIdle()
    #expect(released == nil)
    #expect(screen == nil)
  }

  @Test func theRouterGoesInsideAnAppNavigation() {
    let window = UIWindow()
    let home = Screen("home")
    window.rootViewController = UINavigationController(rootViewController: home)
    window.makeKeyAndVisible()
    weak var released: DefaultRouter?
    do {
      var router: DefaultRouter? = DefaultRouter()
      released = router
      let app = StageNavigation(animated: true)
      app.intercept = { [unowned app] _, from in
        app.intercept = { _, _ in false }
        router?.navigate(Place.push("inner"), from: from)
        router = nil
        return false
      }
      router?.setupAppNavigation(appNavigation: app)
      router?.navigate(Place.push("a"), from: home)
    }
    window.clock.runUntilIdle()
    #expect(released == nil)
  }

  @Test(arguments: [true, false]) func verbsInsideVerbsInsideBlocks(animated: Bool) {
    let stage = Stage(animated: animated)
    var depth = 0
    stage.router.didNavigate { [unowned stage] _ in
      depth += 1
      if depth < 6 { stage.router.navigate(Place.push("\(depth)"), from: stage.home) }
    }
    stage.go(.push("0"))
    stage.go(.push("last"))
    rest(stage)
    #expect(depth == 7)
    #expect(stage.screen == "home 0 1 2 3 4 5 last")
  }

  @Test(arguments: [true, false]) func aRootIsSwappedWhileNavigationsWait(animated: Bool) {
    let stage = Stage(animated: animated)
    stage.go(.push("a"))
    stage.go(.sheet("s"))
    stage.go(.push("b"))
    stage.window.rootViewController = Screen("lock")
    rest(stage)
    stage.clock.advance(by: .seconds(10))
    rest(stage)
    let lock = stage.window.rootViewController ?? UIViewController()
    stage.router.navigate(Place.sheet("t"), from: lock)
    rest(stage)
    #expect(stage.screen == "lock | t")
  }

  @Test func anAlertsHandlerNavigatesTwiceAsItGoes() {
    let alert = UIAlertController(title: "sure", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { [unowned stage, unowned alert] _ in
        stage.go(.push("a"))
        stage.router.navigate(Place.sheet("s"), from: alert)
        stage.go(.push("b"))
      })
    stage.home.present(alert, animated: true)
    rest(stage)
    #expect(stage.window.user.tapAlert("Go"))
    rest(stage)
    #expect(stage.screen.hasPrefix("home a b"))
    #expect(dids(stage).contains("did push(\"a\")") && dids(stage).contains("did push(\"b\")"))
    #expect(dids(stage).count == 3)
  }

  @Test func aSwipeThatIsGivenUpWithAVerbInsideEachCall() throws {
    stage.go(.push("a"))
    rest(stage)
    let swipe = try #require(stage.window.user.beginSwipeBack())
    stage.home.onAppear = { [unowned stage] in stage.go(.sheet("s")) }
    stage.go(.push("b"))
    swipe.update(0.5)
    swipe.cancel()
    rest(stage)
    #expect(stage.screen == "home a b")
  }

  @Test func whatIsAskedInACompletionOfTheAppsOwnAnimationComesInTurn() {
    stage.app.intercept = { [unowned stage] place, from in
      guard "\(place)" == "nowhere" else { return false }
      from.present(Screen("own"), animated: true) {
        stage.router.navigate(Place.sheet("over"), from: stage.home.presentedViewController ?? stage.home)
      }
      return true
    }
    stage.go(.nowhere)
    stage.go(.push("z"))
    rest(stage)
    #expect(stage.screen == "home z | own | over")
    #expect(dids(stage).count == 3)
  }
}
