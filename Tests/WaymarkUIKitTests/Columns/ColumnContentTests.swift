import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Tabs and columns in columns, and the delegate of a split view.
@MainActor
struct ColumnContentTests {
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
