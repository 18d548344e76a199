import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor
final class TabRules: XCTestCase {
  func testT1FirstTabIsSelected() async {
    let log = Log()
    let tabs = UITabBarController()
    XCTAssertEqual(tabs.selectedIndex, NSNotFound)
    tabs.viewControllers = [Probe("a", log), Probe("b", log)]
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertEqual(tabs.selectedViewController?.title, "a")
  }

  func testT2CodeSelectsWithoutTheDelegate() async {
    let log = Log()
    let tabs = UITabBarController()
    let delegate = Delegate(log)
    tabs.delegate = delegate
    tabs.viewControllers = [Probe("a", log), Probe("b", log)]
    let stage = await Stage(tabs, log: log)
    XCTAssertFalse(tabs.viewControllers?[1].isViewLoaded ?? true)
    tabs.selectedIndex = 1
    XCTAssertEqual(tabs.selectedViewController?.title, "b")
    await stage.settle()
    XCTAssertEqual(
      log.take("shouldSelect", "didSelect", "didAppear", "didDisappear").sorted(),
      [
        "a didDisappear", "b didAppear",
      ])
  }

  func testT3TapAsksAndTells() async throws {
    let log = Log()
    let tabs = UITabBarController()
    let delegate = Delegate(log)
    tabs.delegate = delegate
    tabs.viewControllers = [Probe("a", log), Probe("b", log)]
    let stage = await Stage(tabs, log: log)
    delegate.allows = false
    XCTAssertFalse(try stage.tapTab(1))
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertEqual(log.take("shouldSelect", "didSelect"), ["b shouldSelect"])
    delegate.allows = true
    XCTAssertTrue(try stage.tapTab(1))
    await stage.settle()
    XCTAssertEqual(tabs.selectedIndex, 1)
    XCTAssertEqual(log.take("shouldSelect", "didSelect"), ["b shouldSelect", "b didSelect"])
  }

  func testT4TapOnTheSelectedTabGoesToItsRoot() async throws {
    let log = Log()
    let tabs = UITabBarController()
    let stack = UINavigationController()
    stack.viewControllers = [Probe("a", log), Probe("b", log), Probe("c", log)]
    tabs.viewControllers = [stack]
    let delegate = Delegate(log)
    tabs.delegate = delegate
    let stage = await Stage(tabs, log: log)
    XCTAssertTrue(try stage.tapTab(0))
    await stage.settle()
    XCTAssertEqual(stack.viewControllers.count, 1)
    XCTAssertEqual(log.take("shouldSelect", "didSelect").count, 2)
  }

  func testT5HiddenTabKeepsItsStack() async {
    let log = Log()
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: Probe("s1", log))
    tabs.viewControllers = [Probe("a", log), stack]
    let stage = await Stage(tabs, log: log)
    let pushed = Probe("s2", log)
    stack.pushViewController(pushed, animated: true)
    await stage.settle()
    XCTAssertFalse(pushed.isViewLoaded)
    tabs.selectedIndex = 1
    await stage.settle()
    XCTAssertNotNil(pushed.viewIfLoaded?.window)
    tabs.selectedIndex = 0
    await stage.settle()
    XCTAssertEqual(stack.viewControllers.count, 2)
  }

  func testT6SelectedTabStaysWhereItStays() async {
    let log = Log()
    let tabs = UITabBarController()
    let kept = Probe("b", log)
    tabs.viewControllers = [Probe("a", log), kept]
    tabs.selectedIndex = 1
    tabs.setViewControllers([kept, Probe("c", log)], animated: false)
    XCTAssertTrue(tabs.selectedViewController === kept)
    XCTAssertEqual(tabs.selectedIndex, 0)
  }

  func testT7TabsAreFoundFromInside() async {
    let content = UIViewController()
    let stack = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    XCTAssertTrue(content.tabBarController === tabs)
    XCTAssertTrue(stack.parent === tabs)
    XCTAssertNil(tabs.tabBarController)
  }
}
