import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Columns collapse and expand, the tree stays what it is, and the user goes back in them.
@MainActor
struct ColumnWidthTests {
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

  @Test func theBackButtonAtAColumnsRootAsksFirst() {
    let stage = Stage(.message)
    let context = stage.router.host.context(for: stage.router.tree.visibleElement)
    let objection = context.onLeave { _ in .stay("unsaved") }
    #expect(stage.user.beginSwipeBack() == nil)
    stage.user.tapBack()
    stage.settle()
    #expect(stage.tree == .message)
    stage.expectAgreement()
    objection.cancel()
    stage.user.tapBack()
    #expect(stage.isAnimating)
    stage.settle()
    #expect(stage.tree == .inbox)
    stage.expectAgreement()
  }

  @Test func aScreenThatTakesTheKeyboardAsItAppearsIsNotTheUser() {
    let stage = Stage(.message, prepare: { $0.fieldCount = 1 })
    stage.rest()
    stage.turn()
    stage.rest()
    #expect(stage.tree == .message)
  }
}
