import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What a host has presented, when the host is gone.
@MainActor
struct ReleasedHostTests {
  /// A flow with a router of its own in a screen of another.
  private final class Flow: UIViewController {
    let router: Router<Place>
    private let log: Log

    init(_ title: String, timer: any NavigationTimer, log: Log) {
      router = Router(RouteTree("i"), configuration: .init(advanced: .init(timer: timer)))
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
      UIKitHost(router: router, coordinator: Pages(log), timer: timer).embed(in: self)
    }

    required init?(coder: NSCoder) { nil }
  }

  enum Departure: CaseIterable {
    case pop, stack, tree, uikit
  }

  @Test(arguments: Departure.allCases, Presentation.modals)
  func theModalsOfAFlowGoWithTheScreenThatHoldsIt(departure: Departure, style: Presentation) {
    let log = Log()
    let stage = Stage("a")
    stage.pages.screen = { [time = stage.time] in $0 == "in" ? Flow("in", timer: time, log: log) : nil }
    stage.router.push("in")
    stage.rest()
    (stage.page("in") as? Flow)?.router.present("m", as: style)
    stage.rest()
    #expect(stage.user.frontmost?.title == "m")
    switch departure {
    case .pop: stage.router.pop()
    case .stack: stage.router.setStack(["z"])
    case .tree: stage.router.set(RouteTree(tabs: RouteTab("t"), RouteTab("u")))
    case .uikit: stage.stack(of: "a")?.popViewController(animated: true)
    }
    stage.rest()
    stage.expectAgreement()
    #expect(log.lines.contains("m released"))
    stage.router.present("n")
    stage.rest()
    stage.expectAgreement()
  }

  /// What lies below and above is not the flow's.
  @Test func othersStay() {
    let stage = Stage("a")
    let log = Log()
    stage.pages.screen = { [time = stage.time] in $0 == "in" ? Flow("in", timer: time, log: log) : nil }
    stage.router.push("in")
    stage.rest()
    let below = Foreign()
    stage.page("in")?.present(below, animated: false)
    (stage.page("in") as? Flow)?.router.present("m")
    stage.rest()
    stage.router.pop()
    stage.rest()
    #expect(below.presentingViewController != nil)
    #expect(below.presentedViewController == nil)
  }

  @Test func theModalsOfARouterGoWithIt() {
    let window = UIWindow()
    let time = ManualClock()
    do {
      let router = Router<Place>(
        RouteTree(.stack("a", "b"), modals: [Modal(.fullScreen, ["m", "n"]), Modal(.sheet, ["o"])]),
        configuration: .init(advanced: .init(timer: time)))
      UIKitHost(router: router, coordinator: Pages(Log()), timer: time).show(in: window)
      window.makeKeyAndVisible()
      window.clock.runUntilIdle()
      #expect(window.user.frontmost?.title == "o")
    }
    time.advance(by: .seconds(1))
    window.clock.runUntilIdle()
    #expect(window.user.frontmost?.title == "b")
  }

  /// UIKit does not say what has become of that.
  @Test func aHostGoesWithTheWindowThatGoesAsAModalComes() throws {
    let time = ManualClock()
    let router = Router<Place>(RouteTree("a"), configuration: .init(advanced: .init(timer: time)))
    let other = RecordingHost<Place>()
    weak var released: UIKitHost<Place>?
    do {
      let window = UIWindow()
      window.clock.endsUnanimatedAtOnce = false
      let host = UIKitHost(router: router, coordinator: Pages(Log()), timer: time)
      released = host
      host.show(in: window)
      router.present("m")
      let screen = try #require(host.screen(of: router.tree.visibleElement.id) as? Page)
      screen.calls[.didLoad] = { [weak window] in
        window?.isHidden = true
        other.attach(to: router)
      }
      window.isHidden = false
      time.advance(by: .seconds(1))
      window.clock.runUntilIdle()
      #expect(other.displayed != nil)
    }
    time.advance(by: .seconds(1))
    #expect(released == nil)
  }

  /// Nothing of it is used when the window is gone too.
  @Test func aWindowThatGoesWithItIsLeftAlone() {
    let time = ManualClock()
    weak var released: UIWindow?
    do {
      let window = UIWindow()
      released = window
      let router = Router<Place>(
        RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]),
        configuration: .init(advanced: .init(timer: time)))
      UIKitHost(router: router, coordinator: Pages(Log()), timer: time).show(in: window)
      window.makeKeyAndVisible()
      window.clock.runUntilIdle()
    }
    time.advance(by: .seconds(1))
    #expect(released == nil)
  }
}

extension Stage {
  fileprivate func stack(of name: String) -> UINavigationController? { page(name)?.navigationController }
}
