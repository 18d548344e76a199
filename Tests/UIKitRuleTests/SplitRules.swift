import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Answers and records what a split view asks and tells.
private final class Columns: NSObject, UISplitViewControllerDelegate {
  let log: Log
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.note("proposed \(proposedTopColumn.rawValue) topColumn")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.note("columns displayMode")
    return mode ?? proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.note("columns didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.note("columns didExpand") }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log.note("\(column.rawValue) willShow")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log.note("\(column.rawValue) willHide")
  }
}

/// Two columns with a stack each, in a window whose width the rules set.
@MainActor
private struct World {
  let log = Log()
  let split = UISplitViewController(style: .doubleColumn)
  let first = UINavigationController()
  let last = UINavigationController()
  let delegate: Columns
  let stage: Stage

  init(width: UIUserInterfaceSizeClass) async throws {
    delegate = Columns(log)
    first.viewControllers = [Probe("a", log)]
    last.viewControllers = [Probe("x", log), Probe("y", log)]
    split.delegate = delegate
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredSplitBehavior = .tile
    split.setViewController(first, for: .primary)
    split.setViewController(last, for: .secondary)
    stage = await Stage(split, log: log)
    try await set(width)
    _ = log.take()
  }

  func set(_ width: UIUserInterfaceSizeClass) async throws {
    try stage.useWidth(width)
    await stage.settle()
  }

  /// The names of the screens in the window, in the order of the columns.
  var shown: [String] {
    (first.viewControllers + last.viewControllers).compactMap { controller in
      controller is UINavigationController || controller.viewIfLoaded?.window == nil ? nil : controller.title
    }
  }
}

@MainActor
final class SplitRules: XCTestCase {
  func testK1PlainControllersGetAStack() async {
    let split = UISplitViewController(style: .doubleColumn)
    let plain = UIViewController()
    split.setViewController(plain, for: .primary)
    XCTAssertTrue(split.viewController(for: .primary) === plain)
    XCTAssertTrue(plain.navigationController?.viewControllers.first === plain)
    let stack = UINavigationController(rootViewController: UIViewController())
    split.setViewController(stack, for: .secondary)
    XCTAssertTrue(split.viewController(for: .secondary) === stack)
  }

  func testK2ColumnsShowBesideEachOther() async throws {
    let world = try await World(width: .regular)
    XCTAssertFalse(world.split.isCollapsed)
    XCTAssertEqual(world.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(world.shown, ["a", "y"])
    XCTAssertTrue(world.last.topViewController?.splitViewController === world.split)
  }

  func testK3LaterStacksLieOnTheFirst() async throws {
    let world = try await World(width: .compact)
    XCTAssertTrue(world.split.isCollapsed)
    XCTAssertEqual(world.shown, ["y"])
    XCTAssertEqual(world.first.viewControllers.count, 2)
    XCTAssertTrue(world.first.topViewController === world.last)
    XCTAssertEqual(world.last.viewControllers.map(\.title), ["x", "y"])
    XCTAssertEqual(world.split.viewControllers.count, 1)
    XCTAssertTrue(world.last.topViewController?.splitViewController === world.split)
  }

  func testK4CollapseAsksThenTells() async throws {
    let world = try await World(width: .regular)
    try await world.set(.compact)
    XCTAssertEqual(
      world.log.take("topColumn", "didCollapse"), ["proposed 2 topColumn", "columns didCollapse"])
    XCTAssertEqual(world.shown, ["y"])
  }

  func testK5ExpandAsksThenTells() async throws {
    let world = try await World(width: .compact)
    world.delegate.mode = .secondaryOnly
    try await world.set(.regular)
    XCTAssertEqual(
      world.log.take("displayMode", "didExpand"), ["columns displayMode", "columns didExpand"])
    XCTAssertEqual(world.split.displayMode, .secondaryOnly)
    XCTAssertEqual(world.shown, ["y"])
  }

  func testK6TheDelegateChoosesTheTop() async throws {
    let world = try await World(width: .regular)
    world.delegate.top = .primary
    try await world.set(.compact)
    XCTAssertEqual(world.shown, ["a"])
    XCTAssertEqual(world.first.viewControllers.count, 1)
    try await world.set(.regular)
    XCTAssertEqual(world.shown, ["a", "y"])
  }

  func testK7CollapseAndExpandKeepTheStacks() async throws {
    let world = try await World(width: .regular)
    try await world.set(.compact)
    try await world.set(.regular)
    XCTAssertEqual(world.first.viewControllers.map(\.title), ["a"])
    XCTAssertEqual(world.last.viewControllers.map(\.title), ["x", "y"])
    XCTAssertEqual(world.shown, ["a", "y"])
  }

  func testK8WhatStaysOnTheScreenHearsNothing() async throws {
    let world = try await World(width: .regular)
    try await world.set(.compact)
    XCTAssertEqual(
      world.log.take("willAppear", "didAppear", "willDisappear", "didDisappear").filter { $0.hasPrefix("y") },
      [])
  }

  func testK9CollapseTellsWhichColumnsGo() async throws {
    let world = try await World(width: .regular)
    try await world.set(.compact)
    XCTAssertEqual(world.log.take("willShow", "willHide"), ["0 willHide"])
    try await world.set(.regular)
    XCTAssertEqual(world.log.take("willShow", "willHide"), ["0 willShow"])
  }

  func testK10HideAndShowChangeTheDisplayMode() async throws {
    let world = try await World(width: .regular)
    world.split.hide(.primary)
    await world.stage.settle()
    XCTAssertEqual(world.split.displayMode, .secondaryOnly)
    XCTAssertEqual(world.shown, ["y"])
    world.split.hide(.secondary)
    world.split.show(.primary)
    await world.stage.settle()
    XCTAssertEqual(world.split.displayMode, .oneBesideSecondary)
    XCTAssertEqual(world.shown, ["a", "y"])
    XCTAssertEqual(world.log.take("willShow", "willHide"), [])
  }

  func testK11HideAndShowMoveOnTheCollapsedStack() async throws {
    let world = try await World(width: .compact)
    world.split.hide(.primary)
    XCTAssertEqual(world.first.viewControllers.count, 2)
    world.split.hide(.secondary)
    await world.stage.settle()
    XCTAssertEqual(world.shown, ["a"])
    XCTAssertTrue(world.split.viewController(for: .secondary) === world.last)
    world.split.show(.secondary)
    await world.stage.settle()
    XCTAssertEqual(world.shown, ["y"])
    world.split.show(.primary)
    await world.stage.settle()
    XCTAssertEqual(world.first.viewControllers.count, 1)
  }

  func testK12AColumnThatIsOffTheStackIsBackWhenExpanded() async throws {
    let world = try await World(width: .compact)
    world.split.hide(.secondary)
    await world.stage.settle()
    try await world.set(.regular)
    XCTAssertEqual(world.shown, ["a", "y"])
    XCTAssertEqual(world.last.viewControllers.count, 2)
  }

  func testK14AControllerSetForTheLastColumnIsPushed() async throws {
    let world = try await World(width: .regular)
    world.split.setViewController(Probe("z", world.log), for: .secondary)
    await world.stage.settle()
    XCTAssertEqual(world.last.viewControllers.map(\.title), ["x", "y", "z"])
    world.split.setViewController(nil, for: .secondary)
    let other = Probe("v", world.log)
    world.split.setViewController(other, for: .secondary)
    await world.stage.settle()
    XCTAssertEqual(other.navigationController?.viewControllers.count, 1)
  }

  func testK15BackGoesFromColumnToColumn() async throws {
    let world = try await World(width: .compact)
    XCTAssertTrue(try world.stage.tapBack())
    await world.stage.settle()
    XCTAssertEqual(world.shown, ["x"])
    XCTAssertTrue(try world.stage.tapBack())
    await world.stage.settle()
    XCTAssertEqual(world.shown, ["a"])
    XCTAssertEqual(world.first.viewControllers.count, 1)
    XCTAssertEqual(world.last.viewControllers.count, 1)
  }

  func testK16TheSplitViewPresentsForItsColumns() async throws {
    let world = try await World(width: .regular)
    let modal = Probe("m", world.log)
    modal.modalPresentationStyle = .overFullScreen
    world.last.topViewController?.present(modal, animated: false)
    await world.stage.settle()
    XCTAssertTrue(modal.presentingViewController === world.split)
    _ = world.log.take()
    try await world.set(.compact)
    XCTAssertTrue(world.split.presentedViewController === modal)
    XCTAssertEqual(world.log.take("didDisappear", "didAppear").filter { $0.hasPrefix("m") }, [])
  }

  func testK17HiddenColumnsFollowWhenTheyAppear() async throws {
    let world = try await World(width: .regular)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    world.stage.window.rootViewController = tabs
    tabs.viewControllers = [world.split, UIViewController()]
    await world.stage.settle()
    tabs.selectedIndex = 1
    try await world.set(.compact)
    tabs.selectedIndex = 0
    await world.stage.settle()
    XCTAssertTrue(world.split.isCollapsed)
    XCTAssertEqual(world.shown, ["y"])
  }
}
