import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor
final class CoordinatorRules: XCTestCase {
  func testC1ThereWhileATransitionRuns() async {
    let (stage, stack, log) = await Stage.stack("a")
    XCTAssertNil(stack.transitionCoordinator)
    let pushed = Probe("b", log)
    stack.pushViewController(pushed, animated: true)
    XCTAssertEqual(stack.transitionCoordinator?.isAnimated, true)
    XCTAssertNotNil(pushed.transitionCoordinator)
    await stage.settle()
    XCTAssertNil(stack.transitionCoordinator)
  }

  func testC2RunsAlongsideAndAtTheEnd() async {
    let (stage, stack, log) = await Stage.stack("a")
    stack.pushViewController(Probe("b", log), animated: true)
    stack.transitionCoordinator?.animate(
      alongsideTransition: { _ in log.note("x alongside") },
      completion: { log.note($0.isCancelled ? "x cancelled" : "x ended") })
    XCTAssertEqual(log.take("ended", "cancelled"), [])
    await stage.settle()
    XCTAssertEqual(log.take("ended", "cancelled"), ["x ended"])
  }

  func testC3NoneWithoutAnimation() async {
    let (stage, stack, log) = await Stage.stack("a")
    stack.pushViewController(Probe("b", log), animated: false)
    await stage.settle()
    XCTAssertNil(stack.transitionCoordinator)
  }

  func testC4PresentationHasOneToo() async {
    let (stage, root, log) = await Stage.probe()
    let modal = Probe("b", log)
    root.present(modal, animated: true)
    XCTAssertNotNil(modal.transitionCoordinator)
    await stage.settle()
    XCTAssertNil(modal.transitionCoordinator)
    root.dismiss(animated: true)
    XCTAssertNotNil(modal.transitionCoordinator)
    await stage.settle()
  }

  func testC5TellsWhenTheFingerLetsGo() async throws {
    let (stage, stack, log) = await Stage.stack("a", "b")
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

  func testC6AnimationsTurnedOff() async {
    let (stage, stack, log) = await Stage.stack("a")
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
