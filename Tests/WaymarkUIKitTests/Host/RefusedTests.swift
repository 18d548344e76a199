import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What UIKit, an objection or a screen refuses, and what is left of it.
@MainActor
struct RefusedTests {
  // MARK: Presentations

  /// Begins to present something of the app's own whenever the router's is about to come, so that UIKit has no room for that.
  private func obstruct(_ stage: Stage) {
    stage.pages.onPresent = { [weak stage] _ in
      var top = stage?.host.rootViewController
      while let next = top?.presentedViewController { top = next }
      top?.present(Foreign(), animated: true)
    }
  }

  @Test func whatUIKitRefusesFailsAndDoesNotComeLater() {
    let stage = Stage("a")
    obstruct(stage)
    let present = stage.router.present("m")
    for _ in 0..<20 {
      stage.time.advance(by: .seconds(1))
      stage.settle()
    }
    guard case .failed? = present.currentOutcome else {
      Issue.record("\(String(describing: present.currentOutcome))")
      return
    }
    stage.pages.onPresent = nil
    #expect(stage.tree == RouteTree("a"))
    stage.settle()
    stage.host.rootViewController.dismiss(animated: false)
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.time.advance(by: .seconds(5))
    stage.settle()
    stage.expectAgreement()
    stage.router.push("b")
    stage.settle()
    stage.expectAgreement()
  }

  @Test func modalsThatWaitAndAreRefusedDoNotCallOneAnotherForEver() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]), isShown: false)
    obstruct(stage)
    stage.window.makeKeyAndVisible()
    stage.router.push("b")
    stage.router.present("n")
    for _ in 0..<20 {
      stage.time.advance(by: .seconds(1))
      stage.settle()
    }
    #expect(stage.router.isSettled)
    #expect(stage.shown == stage.tree)
    stage.pages.onPresent = nil
    stage.host.rootViewController.dismiss(animated: false)
    stage.time.advance(by: .seconds(30))
    stage.settle()
    stage.router.push("c")
    stage.settle()
    stage.expectAgreement()
  }

  @Test func aPresentationWhoseEndNobodyTellsStopsNothing() {
    let stage = Stage("a")
    stage.page("a")?.present(Forgetful(), animated: false)
    stage.window.isHidden = true
    stage.router.present("m")
    stage.window.isHidden = false
    stage.time.advance(by: .seconds(1))
    stage.settle()
    #expect(stage.user.frontmost?.title == "m")
    let push = stage.router.push("b")
    stage.time.advance(by: .seconds(1))
    stage.settle()
    #expect(push.currentOutcome == .completed)
    #expect(stage.names == ["m", "b"])
    #expect(stage.shown == stage.tree)
    stage.host.rootViewController.dismiss(animated: true)
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    #expect(stage.shown == stage.tree)
  }

  // MARK: Rebuilds

  @Test func aTreeThatCannotBeShownLeavesEverythingAsItIs() {
    let stage = Stage(RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"])]))
    stage.pages.screen = { $0 == "bad" ? UINavigationController() : nil }
    let faulty = FaultyHost(stage.host)
    stage.router.host.attach(faulty)
    stage.settle()
    faulty.script = [.error(CancellationError())]
    let set = stage.router.set(RouteTree(.stack("c", "bad")))
    stage.settle()
    guard case .failed? = set.currentOutcome else {
      Issue.record("\(String(describing: set.currentOutcome))")
      return
    }
    #expect(stage.tree == RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"])]))
    stage.expectAgreement()
  }

  // MARK: Taps

  @Test func theAppHearsNothingOfATapThatIsRefused() throws {
    let tabs = RouteTree<Place>(tabs: RouteTab("h", ["h", "i"]), RouteTab("s", ["s"]))
    let stage = Stage(tabs)
    let judge = SelectionCounter()
    try #require(stage.user.frontmostTabs).delegate = judge
    let objection = stage.router.host.context(for: stage.router.tree.visibleElement).onLeave { _ in
      .stay("no")
    }
    let guardian = stage.router.addGuard { _ in .block("no") }
    stage.user.tapTab(0)
    stage.user.tapTab(1)
    stage.settle()
    #expect(judge.count == 0)
    objection.cancel()
    guardian.cancel()
    // The tap that was refused is not told with what the app does later.
    stage.router.select("s")
    stage.settle()
    #expect(judge.count == 0)
    stage.user.tapTab(0)
    stage.user.tapTab(0)
    stage.settle()
    #expect(judge.count == 2)
    stage.expectAgreement()
  }

  // MARK: What is let go of

  @Test(arguments: [true, false]) func controllersGoWithWhatTheyShowed(animated: Bool) {
    let stage = Stage("a")
    weak var layer: UIViewController?
    weak var stack: UIViewController?
    let options: NavigationOptions = animated ? .init() : .unanimated
    for style in [Presentation.sheet, .fullScreen, .popover] {
      stage.router.present("m", as: style, options: options)
      stage.settle()
      layer = stage.host.rootViewController.presentedViewController
      stack = stage.page("m")?.navigationController
      #expect(layer != nil && stack != nil)
      stage.router.dismiss(options: options)
      stage.settle()
      #expect(layer == nil && stack == nil)
    }
    stage.router.push("b", options: options)
    stage.settle()
    weak let page = stage.page("b")
    stage.router.pop(options: options)
    stage.settle()
    #expect(page == nil)
  }

  @Test func screensOfAStepThatFailedAreLetGoOf() {
    let stage = Stage("a")
    stage.pages.screen = { $0 == "bad" ? UINavigationController() : nil }
    stage.router.setStack(["a", "b", "bad"])
    stage.settle()
    stage.time.advance(by: .seconds(1))
    #expect(stage.log.take().last { $0.hasPrefix("b ") } == "b released")
    stage.expectAgreement()
  }

  /// The next step comes before anybody has looked which screens are left.
  @Test func soAreThoseOfAStepWhoseStackGoesAsTheyAreMade() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.pages.onMake = { [weak stage] context in
      if context.route == "b" { stage?.host.rootViewController.dismiss(animated: false) }
    }
    stage.router.push("b")
    stage.router.present("n")
    stage.clock.advance(by: 0.1)
    stage.time.advance(by: .milliseconds(20))
    stage.rest()
    #expect(stage.log.take().last { $0.hasPrefix("b ") } == "b released")
    #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.sheet, ["n"])]))
    stage.expectAgreement()
  }
}

private final class SelectionCounter: NSObject, UITabBarControllerDelegate {
  private(set) var count = 0

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    count += 1
  }
}

/// A controller of the app's that presents and says nothing of it.
private final class Forgetful: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: nil)
  }
}
