import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor
final class LifeCycleRules: XCTestCase {
  func testL1ViewLoadsWhenFirstRead() async {
    let log = Log()
    let probe = Probe("a", log)
    XCTAssertNil(probe.viewIfLoaded)
    XCTAssertFalse(probe.isViewLoaded)
    probe.loadViewIfNeeded()
    _ = probe.view
    XCTAssertTrue(probe.isViewLoaded)
    XCTAssertEqual(log.take(), ["a didLoad"])
  }

  func testL2OrderOnPushAndPop() async {
    let (stage, stack, log) = await Stage.stack("a")
    let words = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
    stack.pushViewController(Probe("b", log), animated: true)
    await stage.settle()
    XCTAssertEqual(
      log.take(words[0], words[1], words[2], words[3]),
      ["a willDisappear", "b willAppear", "a didDisappear", "b didAppear"])
    stack.popViewController(animated: true)
    await stage.settle()
    XCTAssertEqual(
      log.take(words[0], words[1], words[2], words[3]),
      ["b willDisappear", "a willAppear", "b didDisappear", "a didAppear"])
  }

  func testL3ViewIsAppearingComesBetween() async {
    let (stage, stack, log) = await Stage.stack("a")
    stack.pushViewController(Probe("b", log), animated: true)
    await stage.settle()
    XCTAssertEqual(
      log.take("willAppear", "isAppearing", "didAppear"), ["b willAppear", "b isAppearing", "b didAppear"])
  }

  func testL4ParentIsToldBeforeAndAfter() async {
    let (stage, stack, log) = await Stage.stack("a")
    stack.pushViewController(Probe("b", log), animated: true)
    await stage.settle()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("b") && ($0.hasSuffix("Move") || $0.hasSuffix("didAppear")) },
      ["b willMove", "b didAppear", "b didMove"])
    stack.popViewController(animated: true)
    await stage.settle()
    XCTAssertEqual(
      log.take().filter { $0.hasPrefix("b") && ($0.hasSuffix("Leave") || $0.hasSuffix("sappear")) },
      ["b willLeave", "b willDisappear", "b didDisappear", "b didLeave"])
  }

  func testL5MovingFlags() async {
    let (stage, stack, log) = await Stage.stack("a")
    stack.pushViewController(Probe("b", log), animated: false)
    await stage.settle()
    stack.popViewController(animated: false)
    await stage.settle()
    XCTAssertEqual(
      log.take("isMovingToParent", "isMovingFromParent"), ["b isMovingToParent", "b isMovingFromParent"])
  }

  func testL6PresentingFlags() async {
    let (stage, root, log) = await Stage.probe()
    root.present(Probe("b", log), animated: false)
    await stage.settle()
    root.dismiss(animated: false)
    await stage.settle()
    XCTAssertEqual(
      log.take("isBeingPresented", "isBeingDismissed"), ["b isBeingPresented", "b isBeingDismissed"])
  }

  func testL7FullScreenCoversTheOneBelow() async {
    let (stage, root, log) = await Stage.probe()
    let modal = Probe("b", log)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    await stage.settle()
    XCTAssertEqual(
      log.take("willAppear", "didAppear", "willDisappear", "didDisappear"),
      ["a willDisappear", "b willAppear", "b didAppear", "a didDisappear"])
    root.dismiss(animated: true)
    await stage.settle()
    XCTAssertEqual(
      log.take("willAppear", "didAppear", "willDisappear", "didDisappear"),
      ["b willDisappear", "a willAppear", "a didAppear", "b didDisappear"])
  }

  // On tvOS a modal lies over the whole screen unless it says otherwise.
  #if !os(tvOS)
    func testL8SheetLeavesTheOneBelow() async {
      let (stage, root, log) = await Stage.probe()
      root.present(Probe("b", log), animated: true)
      await stage.settle()
      root.dismiss(animated: true)
      await stage.settle()
      XCTAssertEqual(log.take().filter { $0.hasPrefix("a") }, [])
    }
  #endif

  func testL9AddChildTellsOnlyBefore() async {
    let log = Log()
    let parent = UIViewController()
    let child = Probe("c", log)
    parent.addChild(child)
    XCTAssertEqual(log.take(), ["c willMove"])
    XCTAssertTrue(child.parent === parent)
    XCTAssertEqual(parent.children, [child])
    child.removeFromParent()
    XCTAssertEqual(log.take(), ["c didLeave"])
    XCTAssertNil(child.parent)
  }

  func testL10AddChildTakesItFromTheOldParent() async {
    let old = UIViewController()
    let new = UIViewController()
    let child = UIViewController()
    old.addChild(child)
    new.addChild(child)
    XCTAssertEqual(old.children, [])
    XCTAssertTrue(child.parent === new)
  }

  func testL11ChildAppearsWithItsView() async {
    let log = Log()
    let parent = UIViewController()
    let stage = await Stage(parent, log: log)
    let child = Probe("c", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    await stage.settle()
    XCTAssertEqual(log.take("willAppear", "didAppear"), ["c willAppear", "c didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    await stage.settle()
    XCTAssertEqual(log.take("willDisappear", "didDisappear"), ["c willDisappear", "c didDisappear"])
  }
}
