import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

// The code of apps for columns. It compiles with UIKit and with the model, or names and signatures differ.

private final class EverySplit: UISplitViewController, UISplitViewControllerDelegate {
  override var splitViewController: UISplitViewController? { super.splitViewController }
  override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    super.setViewController(vc, for: column)
  }
  override func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    super.viewController(for: column)
  }
  override func show(_ column: UISplitViewController.Column) { super.show(column) }
  override func hide(_ column: UISplitViewController.Column) { super.hide(column) }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override var isCollapsed: Bool { super.isCollapsed }
  override var displayMode: UISplitViewController.DisplayMode { super.displayMode }
  override var splitBehavior: UISplitViewController.SplitBehavior { super.splitBehavior }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

@MainActor
final class SplitSignatureRules: XCTestCase {
  func testColumns() async {
    let split = EverySplit(style: .tripleColumn)
    split.delegate = split
    split.preferredDisplayMode = .twoBesideSecondary
    split.preferredSplitBehavior = .tile
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
    XCTAssertEqual(split.style, .tripleColumn)
    XCTAssertEqual(split.viewControllers.count, 3)
    XCTAssertNotNil(split.viewController(for: .supplementary))
    XCTAssertFalse(split.isCollapsed)
    XCTAssertNil(split.splitViewController)
    XCTAssertTrue(split.viewControllers[0].splitViewController === split)
  }
}
