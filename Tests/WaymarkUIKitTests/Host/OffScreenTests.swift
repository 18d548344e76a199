import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Windows that are hidden, and containers of the app's that the host is in.
@MainActor
struct OffScreenTests {
  @Test func everythingIsAcknowledgedAtOnceAndThereWhenTheWindowAppears() {
    let stage = Stage(
      RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"]), Modal(.alert, ["sure?"])]), isShown: false)
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

  // MARK: In a container of the app's

  /// A container in a window, and a host that it does not hold yet.
  @MainActor
  private struct Contained {
    let time = ManualClock()
    let router = Router<Place>("a")
    let host: UIKitHost<Place>
    let window = UIWindow()
    let parent = UIViewController()

    init() {
      host = UIKitHost(router: router, coordinator: Pages(Log()), timer: time)
      window.rootViewController = parent
      window.makeKeyAndVisible()
    }

    func rest() {
      for _ in 0..<20 {
        window.clock.runUntilIdle()
        time.advance(by: .seconds(1))
      }
    }
  }

  @Test(arguments: [true, false]) func aHostIsTakenOutOfItsContainerAndPutBack(isPush: Bool) {
    let app = Contained()
    app.host.embed(in: app.parent)
    #expect(app.host.rootViewController.parent === app.parent)
    let navigation = isPush ? app.router.push("b") : app.router.present("m")
    app.window.clock.advance(by: 0.1)
    let root = app.host.rootViewController
    root.willMove(toParent: nil)
    root.view.removeFromSuperview()
    root.removeFromParent()
    app.rest()
    #expect(navigation.currentOutcome == .completed)
    let away = [app.router.push("x"), app.router.present("y")]
    app.rest()
    #expect(away.map(\.currentOutcome) == [.completed, .completed])
    app.host.embed(in: app.parent)
    app.rest()
    #expect(app.router.shown == app.router.tree)
    #expect(app.window.user.frontmost?.title == "y")
    app.router.dismissAll()
    app.rest()
    #expect(root.presentedViewController == nil)
    #expect(app.window.user.frontmost === app.host.visibleScreen)
  }

  @Test func aHostInAHiddenTabPresentsNothingOverAnotherTabsModal() {
    let app = Contained()
    let (tabs, other, camera) = (UITabBarController(), Foreign(), Foreign())
    tabs.viewControllers = [other, app.host.rootViewController]
    app.router.host.attach(app.host)
    app.window.rootViewController = tabs
    other.present(camera, animated: false)
    app.router.push("b")
    app.router.present("m")
    #expect(app.router.isSettled)
    app.rest()
    #expect(camera.presentedViewController == nil)
    camera.dismiss(animated: true)
    app.rest()
    #expect(tabs.presentedViewController == nil)
    tabs.selectedIndex = 1
    app.rest()
    #expect(app.window.user.frontmost?.title == "m")
  }
}
