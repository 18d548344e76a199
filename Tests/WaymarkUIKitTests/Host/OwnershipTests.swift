import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Who keeps a host: the window or the container that shows it.
@MainActor @Suite("Who keeps the host")
struct OwnershipTests {
  /// An app as guides show it: it knows the router, and its coordinator knows the app.
  @MainActor
  private final class App {
    let router = Router<Place>("a")
  }

  @MainActor
  private struct AppCoordinator: UIKitCoordinator {
    let app: App
    let pages = Pages(Log())

    func screen(for route: Place, context: ScreenContext<Place>) -> UIViewController {
      pages.screen(for: route, context: context)
    }
  }

  /// What must be gone in the end.
  private struct Traces {
    weak var app: App?
    weak var router: Router<Place>?
    weak var host: UIKitHost<Place>?
    weak var screen: UIViewController?

    var areGone: Bool { app == nil && router == nil && host == nil && screen == nil }
  }

  /// Shows an app of which nothing is kept but what shows it.
  private func start(_ show: (UIKitHost<Place>) -> Void) -> Traces {
    let app = App()
    let host = UIKitHost(router: app.router, coordinator: AppCoordinator(app: app))
    show(host)
    return Traces(app: app, router: app.router, host: host, screen: host.visibleScreen)
  }

  @Test(arguments: [true, false]) func aWindowKeepsItAndTakesEverythingAlong(isInTheMiddle: Bool) {
    var window: UIWindow? = UIWindow()
    let traces = start { host in
      window.map(host.show(in:))
      window?.makeKeyAndVisible()
    }
    let clock = window?.clock
    traces.router?.push("b")
    if !isInTheMiddle {
      traces.router?.present("m", as: .sheet)
      clock?.runUntilIdle()
      #expect(traces.router?.shown?.description == "[a b] {m}")
    }
    window = nil
    // UIKit keeps what it animates.
    clock?.runUntilIdle()
    #expect(traces.areGone)
  }

  @Test func aContainerKeepsIt() {
    var parent: UIViewController? = UIViewController()
    let window = UIWindow()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let traces = start { host in parent.map { host.embed(in: $0) } }
    traces.router?.push("b")
    window.clock.runUntilIdle()
    #expect(traces.router?.shown?.description == "[a b]")
    window.rootViewController = UIViewController()
    window.clock.runUntilIdle()
    parent = nil
    #expect(traces.areGone)
  }

  @Test func aTabKeepsItWhereTheRouterHasAttachedIt() {
    weak var released: UIKitHost<Place>?
    var window: UIWindow? = UIWindow()
    do {
      let router = Router<Place>("a")
      let host = UIKitHost(router: router, coordinator: Pages(Log()))
      released = host
      let tabs = UITabBarController()
      tabs.viewControllers = [host.rootViewController, UIViewController()]
      window?.rootViewController = tabs
      router.host.attach(host)
      window?.makeKeyAndVisible()
      router.push("b")
      window?.clock.runUntilIdle()
      #expect(router.shown?.description == "[a b]")
    }
    window = nil
    #expect(released == nil)
  }

  @Test(arguments: [true, false]) func whateverItsRootIsMovedToKeepsIt(isByHand: Bool) {
    var first: UIWindow? = UIWindow()
    var second: UIWindow? = UIWindow()
    let traces = start { host in
      first.map(host.show(in:))
      first?.makeKeyAndVisible()
    }
    if isByHand {
      let root = first?.rootViewController
      first?.rootViewController = nil
      second?.rootViewController = root
    } else if let second {
      traces.host?.show(in: second)
    }
    second?.makeKeyAndVisible()
    first = nil
    second?.clock.runUntilIdle()
    traces.router?.push("b")
    second?.clock.runUntilIdle()
    #expect(traces.router?.shown?.description == "[a b]")
    second = nil
    #expect(traces.areGone)
  }

  @Test func anotherAppInTheSameWindowTakesItsPlace() {
    let window = UIWindow()
    let first = start { host in
      host.show(in: window)
      window.makeKeyAndVisible()
    }
    let second = start { $0.show(in: window) }
    window.clock.runUntilIdle()
    #expect(first.areGone)
    #expect(second.router?.shown?.description == "[a]")
    #expect(window.user.frontmost?.title == "a")
  }

  @Test func aHostThatTheRouterIsToldToKeepIsKept() {
    weak var gone: UIKitHost<Place>?
    let router = Router<Place>("a")
    do {
      let host = UIKitHost(router: router, coordinator: Pages(Log()))
      gone = host
      router.host.attach(host)
    }
    #expect(gone != nil)
    router.host.detach()
    #expect(gone == nil)
  }

  // MARK: Released

  @Test func theRouterThatGoesInTheMiddleOfAStepTakesTheHostAlong() async {
    let window = UIWindow()
    weak var released: UIKitHost<Place>?
    var navigation: Navigation?
    do {
      let router = Router<Place>("a")
      let host = UIKitHost(router: router, coordinator: Pages(Log()))
      released = host
      host.show(in: window)
      window.makeKeyAndVisible()
      navigation = router.push("b")
    }
    window.clock.runUntilIdle()
    #expect(released == nil)
    #expect(await navigation?.outcome == .failed(.routerReleased))
    #expect(window.user.tapBack() == false)
    window.clock.runUntilIdle()
    #expect(window.user.frontmost?.title == "a")
  }

  /// A flow with a router of its own in a screen of another.
  private final class Flow: UIViewController {
    let router: Router<Place>

    init(timer: any NavigationTimer, log: Log) {
      router = Router(RouteTree("i"), configuration: .init(advanced: .init(timer: timer)))
      super.init(nibName: nil, bundle: nil)
      UIKitHost(router: router, coordinator: Pages(log), timer: timer).embed(in: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test(arguments: [true, false], Presentation.modals)
  func theModalsOfAFlowGoWithTheScreenThatHoldsIt(isFact: Bool, style: Presentation) {
    let log = Log()
    let stage = Stage("a")
    stage.pages.screen = { [time = stage.time] in $0 == "in" ? Flow(timer: time, log: log) : nil }
    stage.router.push("in")
    stage.rest()
    (stage.page("in") as? Flow)?.router.present("m", as: style)
    stage.rest()
    #expect(stage.user.frontmost?.title == "m")
    if isFact {
      stage.page("a")?.navigationController?.popViewController(animated: true)
    } else {
      stage.router.pop()
    }
    stage.rest()
    stage.expectAgreement()
    #expect(log.lines.contains("m released"))
    stage.router.present("n")
    stage.rest()
    stage.expectAgreement()
  }
}
