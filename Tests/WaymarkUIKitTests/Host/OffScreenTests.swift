import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Windows that are hidden, containers that are not in one, and scenes.
@MainActor
struct OffScreenTests {
  static let tree = RouteTree<Place>(
    .stack("a", "b"), modals: [Modal(.sheet, ["m"]), Modal(.alert, ["sure?"])])

  @Test func everythingIsAcknowledgedAtOnceAndThereWhenTheWindowAppears() {
    let stage = Stage(Self.tree, isShown: false)
    #expect(stage.router.isSettled)
    stage.router.dismiss()
    stage.router.push("n")
    stage.router.present("o", as: .fullScreen)
    #expect(stage.router.isSettled)
    #expect(stage.page("b")?.isViewLoaded == false)
    stage.window.makeKeyAndVisible()
    stage.settle()
    stage.expectAgreement()
  }

  @Test func aWindowHiddenInTheMiddleOfATransitionEndsIt() {
    let stage = Stage("a")
    stage.router.push("b")
    stage.window.isHidden = true
    #expect(stage.router.isSettled)
    stage.router.present("m")
    #expect(stage.router.isSettled)
    stage.window.isHidden = false
    stage.time.advance(by: .milliseconds(20))
    stage.settle()
    stage.expectAgreement()
  }

  @Test func aRootTakenOutInTheMiddleOfAPresentationEndsIt() {
    let stage = Stage("a")
    stage.router.present("m")
    stage.window.rootViewController = UIViewController()
    #expect(stage.router.isSettled)
    stage.router.push("n")
    #expect(stage.router.isSettled)
  }

  @Test func aHostInsideAContainerOfTheApps() {
    let log = Log()
    let router = Router<Place>("a")
    let host = UIKitHost(router: router, coordinator: Pages(log))
    let container = UIViewController()
    let window = UIWindow()
    window.rootViewController = container
    window.makeKeyAndVisible()
    host.embed(in: container)
    #expect(host.rootViewController.parent === container)
    router.push("b")
    window.clock.runUntilIdle()
    router.present("m")
    window.clock.runUntilIdle()
    #expect(router.isSettled)
    #expect(
      window.snapshot(naming: Picture.name) == """
        window
          layer
            layer
              stack
                a
                b visible
          sheet
            layer
              stack
                m visible
        """)
  }

  @Test func aHostInAHiddenTabOfTheApps() throws {
    let router = Router<Place>("a")
    let host = UIKitHost(router: router, coordinator: Pages(Log()))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), host.rootViewController]
    router.attach(host)
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    router.push("b")
    router.present("m")
    #expect(router.isSettled)
    #expect(tabs.presentedViewController == nil)
    tabs.selectedIndex = 1
    window.clock.runUntilIdle()
    #expect(tabs.presentedViewController != nil)
    #expect(window.user.frontmost?.title == "m")
  }

  @Test func everySceneHasARouterOfItsOwn() throws {
    let scenes = (0..<2).map { _ in
      UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    }
    let routed = scenes.map {
      RouterScene(in: $0, router: Router<Place>("a"), coordinator: Pages(Log()))
    }
    routed[0].router.push("b")
    for scene in routed { scene.window.clock.runUntilIdle() }
    #expect(routed.map { $0.window.user.frontmost?.title } == ["b", "a"])
  }

  @Test func releasingTheRouterInTheMiddleOfAStepReleasesTheHost() async {
    let window = UIWindow()
    weak var weakHost: UIKitHost<Place>?
    var navigation: Navigation<Place>?
    do {
      let router = Router<Place>("a")
      let host = UIKitHost(router: router, coordinator: Pages(Log()))
      weakHost = host
      host.show(in: window)
      window.makeKeyAndVisible()
      navigation = router.push("b")
    }
    window.clock.runUntilIdle()
    #expect(weakHost == nil)
    #expect(await navigation?.outcome == .failed(.routerReleased))
    #expect(window.user.tapBack() == false)
    window.clock.runUntilIdle()
    #expect(window.user.frontmost?.title == "a")
  }

  @Test func aRebuildKeepsTheScreensThatStay() {
    let stage = Stage(RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"])]))
    let kept = ["a", "b", "m"].map { stage.page($0) }
    stage.router.attach(stage.host)
    #expect(["a", "b", "m"].map { stage.page($0) } == kept)
    #expect(!stage.isAnimating)
    stage.expectAgreement()
  }
}
