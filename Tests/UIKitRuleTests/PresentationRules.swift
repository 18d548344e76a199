import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor
final class PresentationRules: XCTestCase {
  /// A controller on a stack in a tab.
  private func nested() async -> (Stage, UITabBarController, UINavigationController, Probe, Log) {
    let log = Log()
    let child = Probe("a", log)
    let stack = UINavigationController(rootViewController: child)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    return (await Stage(tabs, log: log), tabs, stack, child, log)
  }

  func testP1ChainIsThereAtOnce() async {
    let (stage, root, log) = await Stage.probe()
    let modal = Probe("b", log)
    root.present(modal, animated: true)
    XCTAssertTrue(root.presentedViewController === modal)
    XCTAssertTrue(modal.presentingViewController === root)
    await stage.settle()
  }

  func testP2CompletionFollowsDidAppear() async {
    let (stage, root, log) = await Stage.probe()
    root.present(Probe("b", log), animated: true) { log.note("b completion") }
    XCTAssertEqual(log.take("completion"), [])
    await stage.settle()
    XCTAssertEqual(log.take("didAppear", "completion"), ["b didAppear", "b completion"])
  }

  func testP3OutermostContainerPresents() async {
    let (stage, tabs, stack, child, log) = await nested()
    let modal = Probe("m", log)
    modal.modalPresentationStyle = .fullScreen
    child.present(modal, animated: false)
    await stage.settle()
    XCTAssertTrue(modal.presentingViewController === tabs)
    XCTAssertTrue(child.presentedViewController === modal)
    XCTAssertTrue(stack.presentedViewController === modal)
  }

  func testP4ContextPresents() async {
    let (stage, tabs, _, child, log) = await nested()
    child.definesPresentationContext = true
    let modal = Probe("m", log)
    modal.modalPresentationStyle = .overCurrentContext
    child.present(modal, animated: false)
    await stage.settle()
    XCTAssertTrue(modal.presentingViewController === child)
    XCTAssertNil(tabs.presentedViewController)
  }

  func testP5PresentingTwiceIsRefused() async {
    let (stage, root, log) = await Stage.probe()
    let first = Probe("b", log)
    let second = Probe("c", log)
    root.present(first, animated: false)
    await stage.settle()
    XCTAssertTrue(stage.isRefused { root.present(second, animated: false) { log.note("c completion") } })
    await stage.settle()
    XCTAssertTrue(root.presentedViewController === first)
    XCTAssertNil(second.presentingViewController)
    XCTAssertEqual(log.take("completion"), [])
  }

  func testP6PresentingOutsideTheWindowIsRefused() async {
    let log = Log()
    let stage = await Stage(Probe("a", log), log: log)
    let outside = Probe("x", log)
    let modal = Probe("m", log)
    XCTAssertTrue(stage.isRefused { outside.present(modal, animated: false) { log.note("m completion") } })
    await stage.settle()
    XCTAssertNil(outside.presentedViewController)
    XCTAssertNil(modal.presentingViewController)
    XCTAssertEqual(log.take("completion"), [])
  }

  func testP7PresentedControllerPresentsNext() async {
    let (stage, root, log) = await Stage.probe()
    let first = Probe("b", log)
    let second = Probe("c", log)
    root.present(first, animated: true) { first.present(second, animated: true) }
    await stage.settle()
    await stage.settle()
    XCTAssertTrue(first.presentedViewController === second)
    XCTAssertTrue(second.presentingViewController === first)
  }

  func testP8DismissOnEitherSide() async {
    let (stage, root, log) = await Stage.probe()
    for dismissesOnPresenter in [true, false] {
      let content = Probe("b", log)
      let modal = UINavigationController(rootViewController: content)
      root.present(modal, animated: false)
      await stage.settle()
      (dismissesOnPresenter ? root : content).dismiss(animated: false)
      await stage.settle()
      XCTAssertNil(root.presentedViewController)
      XCTAssertNil(modal.presentingViewController)
    }
  }

  func testP9DismissTakesAllAbove() async {
    let (stage, root, log) = await Stage.probe()
    let modals = ["b", "c", "d"].map { Probe($0, log) }
    var presenter: UIViewController = root
    for modal in modals {
      presenter.present(modal, animated: false)
      await stage.settle()
      presenter = modal
    }
    modals[0].dismiss(animated: true) { log.note("first completion") }
    await stage.settle()
    XCTAssertTrue(root.presentedViewController === modals[0])
    XCTAssertNil(modals[0].presentedViewController)
    XCTAssertNil(modals[1].presentingViewController)
    XCTAssertNil(modals[2].presentingViewController)
    XCTAssertEqual(log.take("completion"), ["first completion"])
  }

  func testP10ChainStaysUntilTheEnd() async {
    let (stage, root, log) = await Stage.probe()
    let modal = await stage.present("b", from: root, log)
    _ = log.take()
    root.dismiss(animated: true) {
      log.note(modal.presentingViewController == nil ? "b completion" : "b early")
    }
    XCTAssertTrue(modal.presentingViewController === root)
    XCTAssertTrue(root.presentedViewController === modal)
    XCTAssertTrue(modal.isBeingDismissed)
    await stage.settle()
    XCTAssertEqual(log.take("didDisappear", "completion", "early"), ["b didDisappear", "b completion"])
  }

  func testP11AutomaticReadsAsASheet() async {
    let style = UIViewController().modalPresentationStyle
    #if os(tvOS)
      XCTAssertEqual(style, .fullScreen)
    #else
      XCTAssertTrue([.pageSheet, .formSheet].contains(style))
    #endif
  }

  func testP12FullScreenTakesThePresenterOutOfTheWindow() async {
    let (stage, root, log) = await Stage.probe()
    var styles = [UIModalPresentationStyle.fullScreen, .overFullScreen]
    #if !os(tvOS)
      styles.append(.pageSheet)
    #endif
    for style in styles {
      let modal = Probe("b", log)
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      await stage.settle()
      XCTAssertEqual(root.view.window == nil, style == .fullScreen)
      root.dismiss(animated: false)
      await stage.settle()
      XCTAssertNotNil(root.view.window)
    }
  }

  func testP13PresentingInDidAppearWorks() async {
    let (stage, root, log) = await Stage.probe()
    let first = Probe("b", log)
    let second = Probe("c", log)
    first.onDidAppear = {
      first.onDidAppear = nil
      first.present(second, animated: false)
    }
    root.present(first, animated: true)
    await stage.settle()
    await stage.settle()
    XCTAssertTrue(first.presentedViewController === second)
  }

  func testP14HiddenTabsChildPresentsFromTheTabs() async {
    let log = Log()
    let tabs = UITabBarController()
    let hidden = Probe("h", log)
    tabs.viewControllers = [Probe("a", log), hidden]
    let stage = await Stage(tabs, log: log)
    let modal = Probe("m", log)
    modal.modalPresentationStyle = .fullScreen
    hidden.present(modal, animated: false)
    await stage.settle()
    XCTAssertTrue(modal.presentingViewController === tabs)
  }

  func testP15DismissalOffScreenTakesNoTime() async {
    let (stage, root, log) = await Stage.probe()
    _ = await stage.present("b", from: root, log)
    stage.window.isHidden = true
    root.dismiss(animated: true) { log.note("b completion") }
    await stage.settle()
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(log.take("completion"), ["b completion"])
  }

  // Apple leaves it open; see `UIKitVariant`.
  func testP16EachOfAChainIsBeingDismissed() async {
    let (stage, root, log) = await Stage.probe()
    let lower = Probe("b", log)
    let upper = Probe("c", log)
    root.present(lower, animated: false)
    await stage.settle()
    lower.present(upper, animated: false)
    await stage.settle()
    root.dismiss(animated: true)
    XCTAssertTrue(lower.isBeingDismissed)
    XCTAssertTrue(upper.isBeingDismissed)
    await stage.settle()
    XCTAssertFalse(lower.isBeingDismissed)
    XCTAssertFalse(upper.isBeingDismissed)
  }
}
