import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor
final class WindowRules: XCTestCase {
  func testW1RootAppearsWithTheWindow() async {
    let log = Log()
    let root = Probe("a", log)
    let window = UIWindow()
    window.rootViewController = root
    XCTAssertEqual(log.take("willAppear", "didAppear"), [])
    let stage = await Stage(UIViewController(), log: Log())
    stage.window.rootViewController = root
    await stage.settle()
    XCTAssertEqual(log.take("willAppear", "didAppear"), ["a willAppear", "a didAppear"])
    XCTAssertTrue(root.view.window === stage.window)
  }

  func testW2NewRootTakesThePlaceOfTheOld() async {
    let log = Log()
    let old = Probe("a", log)
    let stage = await Stage(old, log: log)
    stage.window.rootViewController = Probe("b", log)
    await stage.settle()
    XCTAssertEqual(log.take("didAppear", "didDisappear").sorted(), ["a didDisappear", "b didAppear"])
    XCTAssertNil(old.view.window)
  }

  func testW3ButtonsPerformTheirActions() async {
    var calls: [String] = []
    let button = UIButton(type: .system)
    button.addAction(UIAction { _ in calls.append("tap") }, for: .touchUpInside)
    button.addAction(UIAction { _ in calls.append("change") }, for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(calls, ["tap"])
  }

  func testW4ViewsKnowTheirPlace() async {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    XCTAssertTrue(inner.superview === outer)
    XCTAssertEqual(outer.subviews, [inner])
    XCTAssertTrue(inner.isDescendant(of: outer))
    XCTAssertNil(inner.window)
    inner.removeFromSuperview()
    XCTAssertNil(inner.superview)
  }

  func testW5ShowingAndHidingIsPosted() async {
    let log = Log()
    let stage = await Stage(Probe("a", log), log: log)
    let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: stage.window, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.note(name == UIWindow.didBecomeHiddenNotification ? "posted hidden" : "posted visible")
        }
      }
    }
    stage.window.isHidden = true
    stage.window.isHidden = false
    await stage.settle()
    XCTAssertEqual(log.take("hidden", "visible"), ["posted hidden", "posted visible"])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  // Apple leaves it open; see `UIKitVariant`.
  func testW6NewRootTakesOldModalsAway() async {
    let log = Log()
    let old = Probe("a", log)
    let stage = await Stage(old, log: log)
    let modal = await stage.present("b", from: old, log)
    stage.window.rootViewController = Probe("c", log)
    await stage.settle()
    XCTAssertNil(modal.view.window)
    XCTAssertTrue(old.presentedViewController === modal)
  }

  // Apple leaves it open; see `UIKitVariant`.
  func testW7HidingMakesTheRootDisappear() async {
    let log = Log()
    let stage = await Stage(Probe("a", log), log: log)
    stage.window.isHidden = true
    await stage.settle()
    XCTAssertEqual(log.take("willDisappear", "didDisappear"), ["a willDisappear", "a didDisappear"])
    stage.window.isHidden = false
    await stage.settle()
    XCTAssertEqual(log.take("willAppear", "didAppear"), ["a willAppear", "a didAppear"])
  }
}
