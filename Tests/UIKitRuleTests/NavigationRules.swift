import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor
final class NavigationRules: XCTestCase {
  private func names(_ stack: UINavigationController) -> [String] {
    stack.viewControllers.map { $0.title ?? "" }
  }

  func testN1StackChangesAtOnce() async {
    let (stage, stack, log) = await Stage.stack("a")
    let pushed = Probe("b", log)
    stack.pushViewController(pushed, animated: true)
    XCTAssertEqual(names(stack), ["a", "b"])
    XCTAssertTrue(stack.topViewController === pushed)
    XCTAssertTrue(pushed.navigationController === stack)
    await stage.settle()
    stack.popViewController(animated: true)
    XCTAssertEqual(names(stack), ["a"])
    await stage.settle()
  }

  func testN2PopReturnsWhatItTookOff() async {
    let (stage, stack, _) = await Stage.stack("a", "b")
    XCTAssertEqual(stack.popViewController(animated: false)?.title, "b")
    await stage.settle()
    XCTAssertNil(stack.popViewController(animated: false))
    XCTAssertEqual(names(stack), ["a"])
  }

  func testN3PopToReturnsBottomFirst() async {
    let (stage, stack, _) = await Stage.stack("a", "b", "c", "d")
    let target = stack.viewControllers[1]
    XCTAssertEqual(stack.popToViewController(target, animated: false)?.map(\.title), ["c", "d"])
    await stage.settle()
    XCTAssertEqual(stack.popToRootViewController(animated: false)?.map(\.title), ["b"])
    await stage.settle()
    XCTAssertEqual(names(stack), ["a"])
  }

  func testN4SettingTheStackShowsOnlyTheTop() async {
    let (stage, stack, log) = await Stage.stack("a")
    let root = stack.viewControllers[0]
    let hidden = Probe("b", log)
    let top = Probe("c", log)
    stack.setViewControllers([root, hidden, top], animated: true)
    XCTAssertEqual(names(stack), ["a", "b", "c"])
    await stage.settle()
    XCTAssertFalse(hidden.isViewLoaded)
    XCTAssertEqual(log.take("didAppear", "didDisappear"), ["a didDisappear", "c didAppear"])
  }

  func testN5TakingOutTheMiddleLeavesTheTop() async {
    let (stage, stack, log) = await Stage.stack("a", "b", "c")
    let all = stack.viewControllers
    stack.setViewControllers([all[0], all[2]], animated: true)
    await stage.settle()
    XCTAssertEqual(names(stack), ["a", "c"])
    XCTAssertNil(all[1].parent)
    XCTAssertTrue(all[2].parent === stack)
    XCTAssertEqual(log.take("willAppear", "didAppear", "willDisappear", "didDisappear"), [])
  }

  func testN6DelegateIsToldOnceBeforeAndAfter() async {
    let (stage, stack, log) = await Stage.stack("a")
    let delegate = Delegate(log)
    stack.delegate = delegate
    stack.pushViewController(Probe("b", log), animated: true)
    XCTAssertEqual(log.take("didShow"), [])
    await stage.settle()
    XCTAssertEqual(log.take("didShow"), ["b didShow"])
    stack.popViewController(animated: true)
    await stage.settle()
    XCTAssertEqual(log.take("willShow", "didShow"), ["a willShow", "a didShow"])
  }

  func testN8OffScreenNothingLoads() async {
    let log = Log()
    let stack = UINavigationController(rootViewController: Probe("a", log))
    stack.pushViewController(Probe("b", log), animated: true)
    stack.pushViewController(Probe("c", log), animated: false)
    stack.popViewController(animated: true)
    XCTAssertEqual(names(stack), ["a", "b"])
    XCTAssertEqual(log.take("didLoad", "willAppear", "didAppear"), [])
    XCTAssertNil(stack.transitionCoordinator)
  }

  func testN9LastChangeOfATurnIsShown() async {
    let (stage, stack, log) = await Stage.stack("a")
    stack.pushViewController(Probe("b", log), animated: true)
    stack.pushViewController(Probe("c", log), animated: false)
    XCTAssertEqual(names(stack), ["a", "b", "c"])
    await stage.settle()
    XCTAssertNotNil(stack.topViewController?.viewIfLoaded?.window)
    XCTAssertNil(stack.viewControllers[1].viewIfLoaded?.window)
  }

  func testN10SwipeGivenUpRestores() async throws {
    let (stage, stack, log) = await Stage.stack("a", "b")
    let delegate = Delegate(log)
    stack.delegate = delegate
    try stage.swipeBack(cancelledAfter: {
      XCTAssertEqual(self.names(stack), ["a"])
      XCTAssertEqual(log.take("willAppear", "willDisappear"), ["b willDisappear", "a willAppear"])
    })
    await stage.settle()
    XCTAssertEqual(names(stack), ["a", "b"])
    XCTAssertEqual(
      log.take("willAppear", "didAppear", "willDisappear", "didDisappear", "didShow"),
      ["a willDisappear", "a didDisappear", "b willAppear", "b didAppear"])
    XCTAssertTrue(stack.viewControllers[1].parent === stack)
  }

  func testN11SwipeFinishedPops() async throws {
    let (stage, stack, log) = await Stage.stack("a", "b")
    let delegate = Delegate(log)
    stack.delegate = delegate
    let popped = stack.viewControllers[1]
    try stage.swipeBack(cancelledAfter: nil)
    await stage.settle()
    XCTAssertEqual(names(stack), ["a"])
    XCTAssertNil(popped.parent)
    XCTAssertEqual(log.take("didShow"), ["a didShow"])
  }

  // A television's remote has a button to go back, and no swipe.
  #if !os(tvOS)
    func testN12RecognizersDelegateDecides() async throws {
      let (stage, stack, log) = await Stage.stack("a", "b")
      let delegate = Delegate(log)
      delegate.allows = false
      stack.interactivePopGestureRecognizer?.delegate = delegate
      XCTAssertFalse(try stage.beginSwipeBack())
      XCTAssertEqual(log.take("shouldBegin"), ["swipe shouldBegin"])
      delegate.allows = true
      stack.interactivePopGestureRecognizer?.isEnabled = false
      XCTAssertFalse(try stage.beginSwipeBack())
      stack.interactivePopGestureRecognizer?.isEnabled = true
      XCTAssertTrue(try stage.beginSwipeBack())
      await stage.settle()
    }

    func testN13NoSwipeWithoutABackButton() async throws {
      let (stage, stack, _) = await Stage.stack("a", "b")
      let item = try XCTUnwrap(stack.topViewController?.navigationItem)
      item.hidesBackButton = true
      XCTAssertFalse(try stage.beginSwipeBack())
      item.hidesBackButton = false
      item.leftBarButtonItem = UIBarButtonItem(title: "x")
      XCTAssertFalse(try stage.beginSwipeBack())
      item.leftBarButtonItem = nil
      XCTAssertTrue(try stage.beginSwipeBack())
      await stage.settle()
      stack.isNavigationBarHidden = true
      XCTAssertFalse(try stage.beginSwipeBack())
    }
  #endif

  func testN14NoSwipeAtTheRootOrDuringATransition() async throws {
    let (stage, stack, log) = await Stage.stack("a")
    XCTAssertFalse(try stage.beginSwipeBack())
    stack.pushViewController(Probe("b", log), animated: true)
    XCTAssertFalse(try stage.beginSwipeBack())
    await stage.settle()
    XCTAssertTrue(try stage.beginSwipeBack())
    await stage.settle()
  }

  func testN15BackButtonAsksTheSubclass() async throws {
    let log = Log()
    let stack = Guarded()
    stack.viewControllers = [Probe("a", log), Probe("b", log)]
    let stage = await Stage(stack, log: log)
    XCTAssertFalse(try stage.tapBack())
    XCTAssertEqual(names(stack), ["a", "b"])
    stack.allows = true
    XCTAssertTrue(try stage.tapBack())
    await stage.settle()
    XCTAssertEqual(names(stack), ["a"])
  }

  func testN17LongPressGoesBackOverSeveral() async throws {
    let (stage, stack, _) = await Stage.stack("a", "b", "c", "d")
    XCTAssertTrue(try stage.longPressBack(pick: 1))
    XCTAssertEqual(names(stack), ["a", "b"])
    await stage.settle()
  }

  func testN18ShowPushes() async {
    let (stage, stack, log) = await Stage.stack("a")
    stack.topViewController?.show(Probe("b", log), sender: nil)
    await stage.settle()
    XCTAssertEqual(names(stack), ["a", "b"])
  }

  // Apple leaves it open; see `UIKitVariant`.
  func testN19TheMenuDoesNotAskTheBar() async throws {
    let log = Log()
    let stack = Guarded()
    stack.viewControllers = [Probe("a", log), Probe("b", log), Probe("c", log)]
    let stage = await Stage(stack, log: log)
    XCTAssertTrue(try stage.longPressBack(pick: 1))
    await stage.settle()
    XCTAssertEqual(names(stack), ["a"])
  }
}

/// Says whether its back button may go back.
private final class Guarded: UINavigationController, UINavigationBarDelegate {
  var allows = false

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
}
