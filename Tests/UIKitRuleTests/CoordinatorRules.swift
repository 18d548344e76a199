import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

final class CoordinatorRules: XCTestCase {
  @MainActor
  func testC1ThereWhileATransitionRuns() async {
    let log = Log()
    let stack = UINavigationController(rootViewController: Probe("a", log))
    let stage = await Stage(stack, log: log)
    XCTAssertNil(stack.transitionCoordinator)
    let pushed = Probe("b", log)
    stack.pushViewController(pushed, animated: true)
    XCTAssertEqual(stack.transitionCoordinator?.isAnimated, true)
    XCTAssertNotNil(pushed.transitionCoordinator)
    await stage.settle()
    XCTAssertNil(stack.transitionCoordinator)
  }

  @MainActor
  func testC2RunsAlongsideAndAtTheEnd() async {
    let log = Log()
    let stack = UINavigationController(rootViewController: Probe("a", log))
    let stage = await Stage(stack, log: log)
    stack.pushViewController(Probe("b", log), animated: true)
    stack.transitionCoordinator?.animate(
      alongsideTransition: { _ in log.note("x alongside") },
      completion: { log.note($0.isCancelled ? "x cancelled" : "x ended") })
    XCTAssertEqual(log.take("ended", "cancelled"), [])
    await stage.settle()
    XCTAssertEqual(log.take("ended", "cancelled"), ["x ended"])
  }

  @MainActor
  func testC3NoneWithoutAnimation() async {
    let log = Log()
    let stack = UINavigationController(rootViewController: Probe("a", log))
    let stage = await Stage(stack, log: log)
    stack.pushViewController(Probe("b", log), animated: false)
    await stage.settle()
    XCTAssertNil(stack.transitionCoordinator)
  }

  @MainActor
  func testC4PresentationHasOneToo() async {
    let log = Log()
    let root = Probe("a", log)
    let stage = await Stage(root, log: log)
    let modal = Probe("b", log)
    root.present(modal, animated: true)
    XCTAssertNotNil(modal.transitionCoordinator)
    await stage.settle()
    XCTAssertNil(modal.transitionCoordinator)
    root.dismiss(animated: true)
    XCTAssertNotNil(modal.transitionCoordinator)
    await stage.settle()
  }

  @MainActor
  func testC5TellsWhenTheFingerLetsGo() async throws {
    let log = Log()
    let stack = UINavigationController()
    stack.viewControllers = [Probe("a", log), Probe("b", log)]
    let stage = await Stage(stack, log: log)
    try stage.swipeBack(cancelledAfter: {
      XCTAssertEqual(stack.transitionCoordinator?.initiallyInteractive, true)
      XCTAssertEqual(stack.transitionCoordinator?.isInteractive, true)
      stack.transitionCoordinator?.notifyWhenInteractionChanges { context in
        log.note(context.isCancelled ? "swipe cancelled" : "swipe finished")
      }
      stack.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        log.note(context.isCancelled ? "end cancelled" : "end finished")
      }
      _ = log.take()
    })
    await stage.settle()
    let calls = log.take("cancelled", "finished", "willAppear", "willDisappear")
    XCTAssertEqual(calls, ["swipe cancelled", "a willDisappear", "b willAppear", "end cancelled"])
  }

  @MainActor
  func testC6AnimationsTurnedOff() async {
    let log = Log()
    let stack = UINavigationController(rootViewController: Probe("a", log))
    let stage = await Stage(stack, log: log)
    XCTAssertTrue(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    XCTAssertFalse(UIView.areAnimationsEnabled)
    stack.pushViewController(Probe("b", log), animated: true)
    UIView.setAnimationsEnabled(true)
    await stage.settle()
    XCTAssertEqual(stack.viewControllers.count, 2)
    XCTAssertNil(stack.transitionCoordinator)
  }
}
