import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Hosts inside containers of the app's, and stacks with controllers of the app's below the router's.
@MainActor
struct ForeignContainerTests {
  // MARK: A host in one of several tabs

  @MainActor
  private final class Tabbed {
    let router = Router<Place>("a", configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let time = ManualClock()
    let host: UIKitHost<Place>
    let tabs = UITabBarController()
    let other = Foreign()
    let window = UIWindow()

    init() {
      host = UIKitHost(router: router, coordinator: Pages(Log()), timer: time)
      tabs.viewControllers = [other, host.rootViewController]
      router.host.attach(host)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
    }

    func settle() {
      time.advance(by: .seconds(1))
      window.clock.runUntilIdle()
    }
  }

  @Test func aHiddenHostPresentsNothingOverAnotherTabsModal() {
    let app = Tabbed()
    let camera = Foreign()
    app.other.present(camera, animated: false)
    app.router.present("m")
    app.settle()
    #expect(app.router.isSettled)
    #expect(camera.presentedViewController == nil)
    camera.dismiss(animated: true)
    app.settle()
    #expect(app.tabs.presentedViewController == nil)
    app.tabs.selectedIndex = 1
    app.settle()
    #expect(app.window.user.frontmost?.title == "m")
    #expect(app.router.shown?.routes == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
  }

  @Test func aHostInAStackThatIsCoveredPresentsWhenItIsOnTopAgain() {
    let time = ManualClock()
    let router = Router<Place>("a")
    let host = UIKitHost(router: router, coordinator: Pages(Log()), timer: time)
    router.host.attach(host)
    let container = UIViewController()
    host.embed(in: container)
    let stack = UINavigationController(rootViewController: container)
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(Foreign(), animated: false)
    router.present("m")
    #expect(router.isSettled && stack.presentedViewController == nil)
    stack.popViewController(animated: true)
    window.clock.runUntilIdle()
    time.advance(by: .seconds(1))
    window.clock.runUntilIdle()
    #expect(window.user.frontmost?.title == "m")
  }

  // MARK: Controllers below the router's

  private func based(_ stack: UINavigationController, _ pushed: Place...) -> Stage {
    let base = Foreign()
    base.title = "own"
    stack.viewControllers = [base]
    return Stage(
      RouteTree(.stack(RouteStack(root: "a", pushed: pushed))), prepare: { $0.makeStack = { _ in stack } })
  }

  @Test(arguments: [true, false]) func theFirstScreenHasNoWayBack(isPlain: Bool) {
    let stage = based(isPlain ? UINavigationController() : StackController(nibName: nil, bundle: nil))
    #expect(stage.names == ["own", "a"])
    #expect(stage.page("a")?.navigationItem.hidesBackButton == true)
    #expect(!stage.user.tapBack())
    #expect(stage.user.beginSwipeBack() == nil)
    stage.settle()
    #expect(stage.names == ["own", "a"])
    #expect(stage.shown == stage.tree)
  }

  @Test func theMenuDoesNotGoBelowTheFirstScreen() {
    let stage = based(StackController(nibName: nil, bundle: nil), "b")
    stage.user.longPressBack(pick: 1)
    stage.settle()
    #expect(stage.names == ["own", "a", "b"])
    stage.user.longPressBack(pick: 0)
    stage.settle()
    #expect(stage.names == ["own", "a"])
    #expect(stage.tree == RouteTree("a"))
  }

  @Test(arguments: [true, false], [true, false])
  func theFirstScreenComesBackThatOtherCodePops(isPlain: Bool, animated: Bool) {
    let stage = based(
      isPlain ? UINavigationController() : StackController(nibName: nil, bundle: nil), "b", "c")
    stage.stack?.popToRootViewController(animated: animated)
    stage.settle()
    #expect(stage.names == ["own", "a"])
    #expect(stage.tree == RouteTree("a"))
    #expect(stage.shown == stage.tree)
    stage.router.push("d")
    stage.settle()
    #expect(stage.names == ["own", "a", "d"])
  }

  @Test func aStackThatOtherCodeReplacesGetsItsFirstScreenBack() {
    let stage = Stage("a", "b")
    let foreign = Foreign()
    foreign.title = "F"
    stage.stack?.setViewControllers([foreign], animated: false)
    stage.settle()
    #expect(stage.names == ["F", "a"])
    #expect(stage.tree == RouteTree("a"))
    #expect(stage.shown == stage.tree)
  }
}
