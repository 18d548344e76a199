import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Columns collapse and expand, and the tree stays what it is.
@MainActor
struct ColumnWidthTests {
  @Test func theColumnInFrontIsSeenThatHasComeBelowASheet() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]), isWide: true)
    stage.router.setRoot(.columns(RouteColumns(["inbox"], capacity: 3, front: 0)))
    stage.router.dismiss()
    stage.rest()
    #expect(stage.page("inbox")?.viewIfLoaded?.window != nil)
    stage.expectAgreement()
  }

  @Test(arguments: [false, true])
  func rotationKeepsADeepDetail(isWide: Bool) {
    let stage = Stage(.mail, isWide: isWide)
    stage.settle()
    stage.expectAgreement()
    let reply = stage.page("reply")
    for _ in 0..<10 {
      stage.turn()
      stage.expectAgreement()
    }
    #expect(stage.tree == .mail)
    #expect(stage.page("reply") === reply)
    #expect(!stage.log.lines.contains("reply made"))
  }

  @Test func rotationDuringAPushKeepsIt() {
    let stage = Stage(RouteTree(columns: ["inbox"], ["m1"], capacity: 2, front: 1), isWide: true)
    stage.router.push("reply")
    #expect(stage.isAnimating)
    stage.isNarrow = true
    stage.router.push("draft")
    stage.isNarrow = false
    stage.isNarrow = true
    stage.settle()
    stage.expectAgreement()
    #expect(stage.tree == RouteTree(columns: ["inbox"], ["m1", "reply", "draft"], capacity: 2, front: 1))
  }

  @Test func noDetailThatNobodyChoseWhenCollapsed() {
    let stage = Stage(.inbox)
    stage.expectAgreement()
    #expect(stage.names == ["inbox"])
    stage.turn()
    stage.turn()
    #expect(stage.names == ["inbox"])
    #expect(stage.tree == .inbox)
  }

  @Test func turningAsksNobody() {
    let stage = Stage(.mail, isWide: true)
    var asked = 0
    stage.router.addGuard { _ in
      asked += 1
      return .allow
    }
    stage.router.tree.forEachElement { entry in
      stage.router.host.context(for: entry).onLeave { _ in
        asked += 1
        return .stay("no")
      }
    }
    for _ in 0..<4 { stage.turn() }
    #expect(asked == 0)
    stage.expectAgreement()
  }

  @Test func theRouterIsToldHowManyFit() {
    let stage = Stage(.mail, isWide: true)
    #expect(stage.router.host.columnsThatFit == 2)
    #expect(stage.phase("inbox") == .appeared)
    stage.turn()
    #expect(stage.router.host.columnsThatFit == 1)
    #expect(stage.phase("inbox") == .covered)
    stage.turn()
    #expect(stage.router.host.columnsThatFit == 2)
  }

  @Test func showingAndHidingAColumnIsNoNavigation() {
    let stage = Stage(.mail, isWide: true)
    #expect(stage.user.swipeColumnOut())
    stage.rest()
    #expect(stage.router.host.columnsThatFit == 1)
    #expect(stage.tree == .mail)
    #expect(stage.user.tapDisplayModeButton())
    stage.rest()
    #expect(stage.router.host.columnsThatFit == 2)
    #expect(stage.tree == .mail)
  }

  @Test func theColumnInFrontIsShownWhereThereIsNoRoomBeside() {
    let stage = Stage(.mail, isShown: false, isWide: true)
    stage.window.tilesColumns = false
    stage.window.makeKeyAndVisible()
    stage.rest()
    #expect(stage.split?.displayMode == .secondaryOnly)
    stage.router.focusColumn(0)
    stage.rest()
    #expect(stage.split?.displayMode == .oneOverSecondary)
    stage.turn()
    #expect(stage.names == ["inbox"])
    stage.turn()
    #expect(stage.page("inbox")?.viewIfLoaded?.window != nil)
  }

  @Test func theWidthChangesUnderASheet() {
    let stage = Stage(.mail, isWide: true)
    stage.router.present("sheet", as: .sheet)
    stage.settle()
    stage.turn()
    stage.router.dismiss()
    stage.settle()
    stage.expectAgreement()
    #expect(!stage.log.lines.contains { $0.hasSuffix("made") && $0 != "sheet made" })
  }

  @Test func inATabThatIsNotSelectedTheyFollowWhenTheyAppear() throws {
    let columns = RouteColumns<Place>(["inbox"], ["m1"], capacity: 2, front: 1)
    let all = [
      RouteTab<Place>("a", .columns(columns)), RouteTab("b", .stack("home")),
    ]
    let tabs = try #require(RouteTabs(checking: all, selectedKey: "b"))
    let stage = Stage(RouteTree(.tabs(tabs)), isWide: true)
    stage.router.select("a")
    stage.settle()
    #expect(stage.split?.isCollapsed == false)
    stage.router.select("b")
    stage.settle()
    stage.turn()
    stage.router.edit { $0.fill(.stack("m2"), column: 1, in: BranchPath(layer: 0).appending(branch: 0)) }
    stage.router.select("a")
    stage.settle()
    #expect(stage.split?.isCollapsed == true)
    #expect(stage.names == ["m2"])
  }
}
