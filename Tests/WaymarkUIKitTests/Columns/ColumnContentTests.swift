import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Tabs and columns in columns, and the delegate of a split view.
@MainActor
struct ColumnContentTests {
  @Test(arguments: [false, true])
  func aColumnHoldsTabs(isWide: Bool) throws {
    let tabs = try #require(
      RouteTabs<Place>(
        checking: [RouteTab("x", .stack("x1")), RouteTab("y", .stack("y1"))],
        selectedKey: "x"))
    for first in [true, false] {
      let filled: [Container<Place>] = first ? [.tabs(tabs), .stack("m1")] : [.stack("inbox"), .tabs(tabs)]
      let columns = try #require(RouteColumns(capacity: 2, filled: filled, front: 1))
      let stage = Stage(RouteTree(.columns(columns)), isWide: isWide)
      #expect(stage.router.isSettled)
      stage.router.focusColumn(0)
      stage.settle()
      stage.turn()
      stage.router.focusColumn(1)
      stage.settle()
      stage.turn()
      #expect(stage.shown == stage.tree)
      #expect(stage.host.visibleScreen?.viewIfLoaded?.window != nil)
      stage.router.clearColumns(from: 1)
      stage.settle()
      #expect(stage.shown == stage.tree)
      #expect(stage.host.visibleScreen?.viewIfLoaded?.window != nil)
    }
  }

  @Test(arguments: [false, true])
  func columnsInAColumnShowTheOneInFront(isWide: Bool) throws {
    let inner = RouteColumns<Place>(["b"], ["c"], capacity: 2, front: 1)
    let columns = try #require(RouteColumns(capacity: 2, filled: [.stack("a"), .columns(inner)], front: 1))
    let stage = Stage(RouteTree(.columns(columns)), isWide: isWide)
    #expect(stage.host.visibleScreen === stage.page("c"))
    #expect(stage.page("c")?.viewIfLoaded?.window != nil)
    #expect(stage.page("b")?.viewIfLoaded?.window == nil)
    stage.turn()
    #expect(stage.page("c")?.viewIfLoaded?.window != nil)
  }

  @Test func theAppsDelegateGetsEveryCall() {
    let delegate = HearingDelegate()
    let makeSplit: (Int) -> UISplitViewController = { _ in
      let split = ColumnsController(style: .doubleColumn)
      split.delegate = delegate
      return split
    }
    let stage = Stage(.mail, isWide: true, prepare: { $0.makeSplit = makeSplit })
    stage.turn()
    #expect(delegate.heard == ["topColumn secondary", "didCollapse"])
    stage.turn()
    #expect(delegate.heard.suffix(2) == ["displayMode", "didExpand"])
    let other = HearingDelegate()
    stage.split?.delegate = other
    stage.turn()
    #expect(other.heard == ["topColumn secondary", "didCollapse"])
    #expect(stage.names == ["m1", "reply"])
  }
}

/// A delegate of the app's that would have the first column on top.
@MainActor
private final class HearingDelegate: NSObject, UISplitViewControllerDelegate {
  private(set) var heard: [String] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    heard.append("topColumn \(proposedTopColumn)")
    return .primary
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    heard.append("displayMode")
    return proposedDisplayMode
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("didExpand") }
}
