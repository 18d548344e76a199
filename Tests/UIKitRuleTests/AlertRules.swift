import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

@MainActor
final class AlertRules: XCTestCase {
  func testA1HandlerRunsWhenTheAlertHasGone() async throws {
    let (stage, root, log) = await Stage.probe()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { action in
        log.note("\(action.title ?? "") tapped")
        XCTAssertNil(root.presentedViewController)
      })
    root.present(alert, animated: true)
    await stage.settle()
    XCTAssertTrue(try stage.tapAlert("Delete"))
    XCTAssertEqual(log.take("tapped"), [])
    await stage.settle()
    XCTAssertEqual(log.take("tapped"), ["Delete tapped"])
  }

  func testA2DismissByCodeRunsNoHandler() async {
    let (stage, root, log) = await Stage.probe()
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in log.note("x tapped") })
    root.present(alert, animated: false)
    await stage.settle()
    root.dismiss(animated: false)
    await stage.settle()
    XCTAssertEqual(log.take("tapped"), [])
    XCTAssertNil(root.presentedViewController)
  }

  func testA3AlertLeavesTheOneBelow() async {
    let (stage, root, log) = await Stage.probe()
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    XCTAssertEqual(alert.textFields?.count, 1)
    root.present(alert, animated: true)
    await stage.settle()
    XCTAssertEqual(log.take("willDisappear", "didDisappear"), [])
    XCTAssertNotNil(root.view.window)
  }

  func testA4OnlyEnabledButtonsAreTapped() async throws {
    let (stage, root, _) = await Stage.probe()
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    root.present(alert, animated: false)
    await stage.settle()
    XCTAssertFalse(try stage.tapAlert("OK"))
    XCTAssertTrue(root.presentedViewController === alert)
  }
}
