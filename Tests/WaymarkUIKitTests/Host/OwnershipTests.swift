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
  private func start(_ show: (UIKitHost<Place>) -> Void, then use: (Router<Place>) -> Void = { _ in })
    -> Traces
  {
    let app = App()
    let host = UIKitHost(router: app.router, coordinator: AppCoordinator(app: app))
    show(host)
    use(app.router)
    return Traces(app: app, router: app.router, host: host, screen: host.visibleScreen)
  }

  @Test func aWindowKeepsItAndTakesEverythingAlong() {
    var window: UIWindow? = UIWindow()
    let traces = start(
      { host in
        window.map(host.show(in:))
        window?.makeKeyAndVisible()
      },
      then: { router in
        router.push("b")
        router.present("m", as: .sheet)
      })
    window?.clock.runUntilIdle()
    #expect(traces.router?.shown?.notation == "[a b] {m}")
    #expect(window?.user.frontmost?.title == "m")
    window = nil
    #expect(traces.areGone)
  }

  @Test func aWindowThatGoesInTheMiddleOfAStepDoesSoToo() {
    var window: UIWindow? = UIWindow()
    let traces = start { host in
      window.map(host.show(in:))
      window?.makeKeyAndVisible()
    }
    traces.router?.push("b")
    let clock = window?.clock
    #expect(clock?.isIdle == false)
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
    window.clock.runUntilIdle()
    #expect(traces.router?.push("b") != nil)
    window.clock.runUntilIdle()
    #expect(traces.router?.shown?.notation == "[a b]")
    window.rootViewController = UIViewController()
    window.clock.runUntilIdle()
    parent = nil
    #expect(traces.areGone)
  }

  @Test func aLockScreenInItsPlaceForAWhileDoesNoHarm() throws {
    let window = UIWindow()
    let traces = start { host in
      host.show(in: window)
      window.makeKeyAndVisible()
    }
    let root = window.rootViewController
    window.rootViewController = UIViewController()
    window.clock.runUntilIdle()
    traces.router?.push("b")
    window.rootViewController = root
    window.clock.runUntilIdle()
    #expect(traces.router?.shown?.notation == "[a b]")
    #expect(window.user.frontmost?.title == "b")
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
    #expect(second.router?.shown?.notation == "[a]")
    #expect(window.user.frontmost?.title == "a")
  }

  @Test func aHostThatMovesToAnotherWindowIsKeptThere() {
    var first: UIWindow? = UIWindow()
    var second: UIWindow? = UIWindow()
    let traces = start { host in
      first.map(host.show(in:))
      first?.makeKeyAndVisible()
    }
    if let second { traces.host?.show(in: second) }
    second?.makeKeyAndVisible()
    first = nil
    second?.clock.runUntilIdle()
    traces.router?.push("b")
    second?.clock.runUntilIdle()
    #expect(traces.router?.shown?.notation == "[a b]")
    second = nil
    #expect(traces.areGone)
  }

  @Test func aSceneThatDisconnectsLetsGo() {
    var routed: RouterScene<Place>?
    var traces = Traces()
    do {
      let app = App()
      let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      routed = RouterScene(in: scene, router: app.router, coordinator: AppCoordinator(app: app))
      routed?.window.clock.runUntilIdle()
      traces = Traces(app: app, router: app.router, host: routed?.host, screen: routed?.host.visibleScreen)
    }
    #expect(traces.router?.shown?.notation == "[a]")
    routed = nil
    #expect(traces.areGone)
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
}
