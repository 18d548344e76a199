import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// The window or the container that shows a host keeps it.
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

  /// The objects that must be gone in the end.
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

  /// Shows a host's root elsewhere, by hand.
  private func move(_ root: UIViewController?, to window: UIWindow?, isInContainer: Bool) {
    guard let root else { return }
    window?.rootViewController = isInContainer ? UIViewController() : root
    if isInContainer, let parent = window?.rootViewController {
      parent.addChild(root)
      parent.view.addSubview(root.view)
      root.didMove(toParent: parent)
    }
    window?.makeKeyAndVisible()
  }

  @Test(arguments: [true, false], [true, false])
  func whatTheRootIsMovedToKeepsIt(isInTheMiddle: Bool, isInContainer: Bool) {
    var old: UIWindow? = UIWindow()
    var new: UIWindow? = UIWindow()
    let clock = old?.clock
    new?.clock = clock ?? TransitionClock()
    let traces = start { host in
      old.map(host.show(in:))
      old?.makeKeyAndVisible()
    }
    traces.router?.push("b")
    if !isInTheMiddle { clock?.runUntilIdle() }
    old?.rootViewController = nil
    move(traces.host?.rootViewController, to: new, isInContainer: isInContainer)
    old = nil
    clock?.runUntilIdle()
    traces.router?.present("m", as: .sheet)
    clock?.runUntilIdle()
    #expect(traces.router?.shown?.description == "[a b] {m}")
    #expect(new?.user.frontmost?.title == "m")
    new = nil
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

  // MARK: Released

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
