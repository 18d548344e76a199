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
    router.host.attach(host)
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
    var navigation: Navigation?
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
    let faulty = FaultyHost(stage.host)
    stage.router.host.attach(faulty)
    stage.settle()
    let kept = ["a", "b", "m"].map { stage.page($0) }
    faulty.script = [.error(HostError.routerMissing)]
    stage.router.push("n")
    #expect(["a", "b", "m"].map { stage.page($0) } == kept)
    #expect(!stage.isAnimating)
    stage.expectAgreement()
  }

  @Test(arguments: [true, false], ["push", "present", "pop", "dismiss"])
  func aHostThatIsTakenOutOfItsContainerAndPutBack(inOrder: Bool, verb: String) {
    let time = ManualClock()
    let modals = verb == "dismiss" ? [Modal<Place>(.sheet, ["m"])] : []
    let router = Router<Place>(
      RouteTree(.stack("a", "b"), modals: modals), configuration: .init(advanced: .init(timer: time)))
    let host = UIKitHost(router: router, coordinator: Pages(Log()), timer: time)
    let window = UIWindow()
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    host.embed(in: parent)
    func rest() {
      for _ in 0..<20 {
        window.clock.runUntilIdle()
        time.advance(by: .seconds(1))
      }
    }
    rest()
    let navigation =
      switch verb {
      case "push": router.push("c")
      case "present": router.present("n")
      case "pop": router.pop()
      default: router.dismiss()
      }
    window.clock.advance(by: 0.1)
    let root = host.rootViewController
    if inOrder {
      root.willMove(toParent: nil)
      root.view.removeFromSuperview()
      root.removeFromParent()
    } else {
      root.removeFromParent()
      root.view.removeFromSuperview()
    }
    rest()
    #expect(navigation.currentOutcome == .completed)
    let away = [router.push("x"), router.present("y")]
    rest()
    #expect(away.map(\.currentOutcome) == [.completed, .completed])
    host.embed(in: parent)
    rest()
    #expect(router.shown == router.tree)
    #expect(window.user.frontmost?.title == "y")
    router.push("z")
    rest()
    #expect(window.user.frontmost?.title == "z")
    router.dismissAll()
    rest()
    #expect(root.presentedViewController == nil)
    #expect(window.user.frontmost === host.visibleScreen)
  }

  @Test func whatWaitsComesWhenTheHostIsPutUnderACover() {
    let time = ManualClock()
    let router = Router<Place>("a", configuration: .init(advanced: .init(timer: time)))
    let host = UIKitHost(router: router, coordinator: Pages(Log()), timer: time)
    let window = UIWindow()
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    router.host.attach(host)
    let cover = Foreign()
    cover.modalPresentationStyle = .fullScreen
    parent.present(cover, animated: false)
    router.present("m")
    host.embed(in: parent)
    time.advance(by: .seconds(1))
    window.clock.runUntilIdle()
    #expect(window.user.frontmost?.title == "m")
  }

  @Test(arguments: ["push", "present", "dismiss"]) func aWindowThatIsReleasedInTheMiddleOfATransition(
    verb: String
  ) {
    let time = ManualClock()
    let router = Router<Place>(
      RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"])]),
      configuration: .init(advanced: .init(timer: time)))
    let host = UIKitHost(router: router, coordinator: Pages(Log()), timer: time)
    let clock = TransitionClock()
    var old: UIWindow? = UIWindow()
    old?.clock = clock
    if let old { host.show(in: old) }
    old?.isHidden = false
    let navigation =
      switch verb {
      case "push": router.push("c")
      case "present": router.present("n")
      default: router.dismiss()
      }
    clock.advance(by: 0.1)
    weak let released = old
    old = nil
    clock.runUntilIdle()
    #expect(released == nil)
    time.advance(by: .seconds(20))
    #expect(navigation.currentOutcome != nil)
    #expect(router.isSettled)
    let window = UIWindow()
    host.show(in: window)
    window.isHidden = false
    func rest() {
      for _ in 0..<20 {
        window.clock.runUntilIdle()
        time.advance(by: .seconds(1))
      }
    }
    rest()
    #expect(window.snapshot(naming: Picture.name) == Picture.of(router.tree.routes))
    let next = router.push("z")
    rest()
    #expect(next.currentOutcome == .completed)
    #expect(window.snapshot(naming: Picture.name) == Picture.of(router.tree.routes))
  }

  @Test func twoHostsInOneContainerTakeTurns() {
    let time = ManualClock()
    let window = UIWindow()
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let routers = ["a", "b"].map {
      Router<Place>(Place($0), configuration: .init(advanced: .init(timer: time)))
    }
    let hosts = routers.map { UIKitHost(router: $0, coordinator: Pages(Log()), timer: time) }
    for host in hosts { host.embed(in: parent) }
    func rest() {
      for _ in 0..<20 {
        window.clock.runUntilIdle()
        time.advance(by: .seconds(1))
      }
      for router in routers { #expect(router.isSettled && router.shown == router.tree) }
    }
    let presentations = [routers[0].present("m"), routers[1].present("n")]
    rest()
    #expect(presentations.map(\.currentOutcome) == [.completed, .completed])
    #expect(window.user.frontmost?.title == "n")
    routers[1].push("o")
    routers[0].push("p")
    rest()
    let dismissal = routers[0].dismiss()
    rest()
    #expect(dismissal.currentOutcome == .completed)
    // What lay above it has gone with it.
    #expect(routers[1].tree.routes == RouteTree("b"))
    routers[0].present("q")
    routers[1].present("r")
    window.clock.advance(by: 0.1)
    for router in routers { router.dismiss() }
    rest()
    #expect(parent.presentedViewController == nil)
  }

  @Test(arguments: [true, false]) func aRouterInAScreenOfAnotherThatGoes(isPush: Bool) throws {
    let stage = Stage("a", "b")
    let inner = Router<Place>("x", configuration: .init(advanced: .init(timer: stage.time)))
    let host = UIKitHost(router: inner, coordinator: Pages(Log()), timer: stage.time)
    host.embed(in: try #require(stage.page("b")))
    stage.rest()
    let navigation = isPush ? inner.push("y") : inner.present("y")
    stage.clock.advance(by: 0.1)
    let pop = stage.router.pop()
    stage.rest()
    #expect(pop.currentOutcome == .completed)
    #expect(navigation.currentOutcome == .completed)
    inner.present("z")
    stage.rest()
    #expect(inner.isSettled && inner.shown == inner.tree)
    let next = stage.router.push("c")
    stage.rest()
    #expect(next.currentOutcome == .completed)
    #expect(stage.shown == stage.tree)
  }
}
