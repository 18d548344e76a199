import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Modals that cannot be presented when the router asks for them, or not where they were asked for.
@MainActor
struct WaitingModalTests {
  private func cover(_ style: UIModalPresentationStyle) -> UIViewController {
    let cover = Foreign()
    cover.modalPresentationStyle = style
    return cover
  }

  /// Lets time pass for UIKit and for the host.
  private func settle(_ stage: Stage) {
    for _ in 0..<3 {
      stage.settle()
      stage.time.advance(by: .seconds(1))
    }
  }

  @Test func oneIsPresentedWhicheverOfTheAppsModalsHasGoneMeanwhile() {
    let stage = Stage("a")
    let (lower, upper) = (cover(.fullScreen), cover(.overFullScreen))
    stage.page("a")?.present(lower, animated: false)
    lower.present(upper, animated: false)
    stage.window.rootViewController = UIViewController()
    stage.router.present("m")
    lower.dismiss(animated: false)
    stage.window.rootViewController = stage.host.rootViewController
    settle(stage)
    #expect(stage.host.rootViewController.presentedViewController === lower)
    #expect(stage.user.frontmost?.title == "m")
    #expect(stage.shown == stage.tree)
  }

  /// The host finds a change below many modals when all of them are there.
  @Test func whatAppCodeChangesBelowMeanwhileIsTold() throws {
    let stage = Stage("a", "b")
    let stack = try #require(stage.stack)
    stage.pages.onPresent = { [unowned pages = stage.pages] _ in
      pages.onPresent = nil
      pages.onMake = { context in
        guard context.route == "m30" else { return }
        stack.popViewController(animated: false)
      }
    }
    let modals = (0..<40).map { Modal(.sheet, RouteStack(root: Place("m\($0)"))) }
    stage.router.set(RouteTree(.stack("a", "b"), modals: modals))
    stage.rest()
    #expect(stage.tree == RouteTree(.stack("a"), modals: modals))
    stage.expectAgreement()
  }

  @Test func aHostThatAnotherHasReplacedPresentsNoneWhenItIsBack() {
    let stage = Stage("a")
    stage.window.isHidden = true
    stage.router.present("m")
    let other = UIKitHost(router: stage.router, coordinator: Pages(Log()), timer: stage.time)
    other.show(in: UIWindow())
    stage.window.isHidden = false
    settle(stage)
    #expect(stage.host.rootViewController.presentedViewController == nil)
    stage.router.host.attach(stage.host)
    settle(stage)
    stage.expectAgreement()
  }

  @Test func aHostThatComesBackAndCannotBuildItsTreePresentsNoneOfBefore() {
    let stage = Stage("a")
    stage.window.isHidden = true
    stage.router.present("m")
    let other = UIKitHost(router: stage.router, coordinator: Pages(Log()), timer: stage.time)
    other.show(in: UIWindow())
    stage.pages.screen = { $0 == "a" ? UINavigationController() : nil }
    stage.router.host.attach(stage.host)
    stage.window.isHidden = false
    settle(stage)
    #expect(stage.host.rootViewController.presentedViewController == nil)
  }

  /// UIKit may say of the topmost alone that it is being dismissed.
  @Test(arguments: UIKitVariant.Dismissed.allCases)
  func oneThatWaitedBeforeAnotherHostCameIsBuiltAnew(dismissed: UIKitVariant.Dismissed) {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"]), Modal(.sheet, ["n"])]))
    stage.window.variant.dismissed = dismissed
    stage.window.variant.hidingMakesDisappear = false
    stage.window.isHidden = true
    stage.router.present("o")
    let other = UIKitHost(router: stage.router, coordinator: Pages(Log()), timer: stage.time)
    other.show(in: UIWindow())
    stage.clock.endsUnanimatedAtOnce = false
    stage.router.host.attach(stage.host)
    stage.window.isHidden = false
    settle(stage)
    stage.expectAgreement()
  }

  @Test func oneIsPresentedOverTheHostsOwnWhateverTabOfTheAppsIsSelectedBelow() {
    let time = ManualClock()
    let router = Router<Place>("a", configuration: .init(advanced: .init(timer: time)))
    let host = UIKitHost(router: router, coordinator: Pages(Log()), timer: time)
    let tabs = UITabBarController()
    tabs.viewControllers = [host.rootViewController, Foreign()]
    router.host.attach(host)
    let window = UIWindow()
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    router.present("m", options: .unanimated)
    tabs.selectedIndex = 1
    router.present("n", options: .unanimated)
    #expect(window.user.frontmost?.title == "n")
    #expect(router.shown?.routes.modals.map(\.root) == ["m", "n"])
  }

  @Test func noneIsPresentedOverOneThatGoesAsItComes() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.fullScreen, ["m"])]))
    stage.pages.screen = { place in
      if place == "f" { return Fleeting(animated: false) }
      // UIKit does not dismiss it while it does that.
      return place == "n" ? Presenting() : nil
    }
    let faulty = FaultyHost(stage.host)
    stage.router.host.attach(faulty)
    settle(stage)
    // A rebuild shows the screen and the modal above at once.
    faulty.script = [.error(CancellationError())]
    stage.router.edit { editor in
      editor.push("f")
      editor.present("n")
    }
    settle(stage)
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }
}

/// A screen that presents something as it appears.
private final class Presenting: UIViewController {
  override func viewDidAppear(_ animated: Bool) { present(Foreign(), animated: true) }
}
