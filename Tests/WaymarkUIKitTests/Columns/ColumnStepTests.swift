import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What the router has columns do, collapsed and expanded.
@MainActor
struct ColumnStepTests {
  @Test(arguments: [false, true])
  func anotherDetailTakesThePlaceOfOne(isWide: Bool) {
    let stage = Stage(.mail, isWide: isWide)
    let inbox = stage.page("inbox")
    stage.router.fill(.stack("m2"), column: 1)
    stage.settle()
    stage.expectAgreement()
    #expect(stage.page("inbox") === inbox)
    #expect(
      stage.log.take().filter { $0.hasSuffix("made") || $0.hasSuffix("released") }.sorted() == [
        "m1 released", "m2 made", "reply released",
      ])
  }

  @Test(arguments: [false, true])
  func theFirstColumnChangesUnderTheOthers(isWide: Bool) {
    let stage = Stage(.mail, isWide: isWide)
    let inbox = stage.id("inbox")
    stage.router.edit { editor in
      editor.push("folder", at: BranchPath(layer: 0).appending(branch: 0))
    }
    stage.settle()
    stage.expectAgreement()
    #expect(stage.id("inbox") == inbox)
    #expect(stage.tree == RouteTree(columns: ["inbox", "folder"], ["m1", "reply"], places: 2, front: 1))
    stage.router.remove(stage.id("folder")!)
    stage.settle()
    stage.expectAgreement()
  }

  @Test(arguments: [false, true])
  func aColumnHoldsTabs(isWide: Bool) throws {
    let tabs = try #require(
      RouteTabs<Place>(
        checking: [RouteTab("x", .stack("x1")), RouteTab("y", .stack("y1"))],
        selectedKey: "x"))
    for first in [true, false] {
      let filled: [Container<Place>] = first ? [.tabs(tabs), .stack("m1")] : [.stack("inbox"), .tabs(tabs)]
      let columns = try #require(RouteColumns(places: 2, filled: filled, front: 1))
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
    let inner = RouteColumns<Place>(["b"], ["c"], places: 2, front: 1)
    let columns = try #require(RouteColumns(places: 2, filled: [.stack("a"), .columns(inner)], front: 1))
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
