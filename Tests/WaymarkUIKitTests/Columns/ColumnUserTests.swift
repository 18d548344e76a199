import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Columns in the hands of the user and of other code.
@MainActor
struct ColumnUserTests {
  private let message = RouteTree<Place>(columns: ["inbox"], ["m1"], capacity: 2, front: 1)

  @Test func aSwipeBackAtAColumnsRootClosesIt() {
    let stage = Stage(message)
    #expect(stage.user.swipeBack())
    #expect(stage.tree == message)
    stage.settle()
    stage.expectAgreement()
    #expect(stage.tree == .inbox)
    #expect(stage.log.take().contains("m1 released"))
    stage.turn()
    stage.expectAgreement()
  }

  @Test func theBackButtonAtAColumnsRootAsksFirst() {
    let stage = Stage(message)
    let context = stage.router.host.context(for: stage.router.tree.visibleElement)
    let objection = context.onLeave { _ in .stay("unsaved") }
    #expect(stage.user.beginSwipeBack() == nil)
    stage.user.tapBack()
    stage.settle()
    #expect(stage.tree == message)
    stage.expectAgreement()
    objection.cancel()
    stage.user.tapBack()
    #expect(stage.isAnimating)
    stage.settle()
    #expect(stage.tree == .inbox)
    stage.expectAgreement()
  }

  @Test func theBackMenuGoesBackOverAColumnsRoot() {
    let stage = Stage(RouteTree(columns: ["inbox", "folder"], ["m1", "reply"], capacity: 2, front: 1))
    #expect(stage.user.backMenu.count == 3)
    #expect(stage.user.longPressBack(pick: 2))
    stage.settle()
    #expect(stage.tree == .inbox)
    stage.expectAgreement()
  }

  @Test func expandedThereIsNothingToGoBackTo() {
    let stage = Stage(message, isWide: true)
    #expect(stage.user.beginSwipeBack() == nil)
    #expect(!stage.user.tapBack())
    #expect(stage.tree == message)
  }

  @Test func inAnotherColumnTheUserGoesBackToo() {
    let tree = RouteTree<Place>(columns: ["inbox", "folder"], ["m1"], capacity: 2, front: 1)
    let stage = Stage(tree, isWide: true)
    #expect(stage.user.column(.primary)?.swipeBack() == true)
    stage.settle()
    stage.expectAgreement()
    #expect(stage.tree == message)
  }

  @Test func selectionWhileTheDetailHasAnObjectionAsksIt() {
    let stage = Stage(.mail, isWide: true)
    stage.router.host.context(for: stage.router.tree.visibleElement).onLeave { _ in .stay("unsaved") }
    stage.tapField(of: "inbox")
    stage.router.focusColumn(0)
    stage.settle()
    #expect(stage.tree == RouteTree(columns: ["inbox"], ["m1", "reply"], capacity: 2, front: 0))
    let navigation = stage.router.fill(.stack("m2"), column: 1)
    stage.settle()
    #expect(navigation.currentOutcome == .blocked("unsaved"))
    stage.expectAgreement()
  }

  @Test func typingInAnotherColumnBringsItToFront() {
    let stage = Stage(message, isWide: true, prepare: { $0.fieldCount = 1 })
    stage.rest()
    #expect(stage.tree == message)
    stage.tapField(of: "inbox")
    #expect(stage.tree == RouteTree(columns: ["inbox"], ["m1"], capacity: 2, front: 0))
    #expect((stage.page("inbox") as? Page)?.fields[0].isFirstResponder == true)
    stage.tapField(of: "m1")
    #expect(stage.tree == message)
    stage.expectAgreement()
  }

  @Test func aScreenThatTakesTheKeyboardAsItAppearsIsNotTheUser() {
    let stage = Stage(message, prepare: { $0.fieldCount = 1 })
    stage.rest()
    stage.turn()
    stage.rest()
    #expect(stage.tree == message)
  }

  @Test func norIsOneThatIsPushedBesideTheFrontAndAppearsLate() {
    let stage = Stage(message, isWide: true, prepare: { $0.fieldCount = 1 })
    stage.rest()
    stage.clock.endsUnanimatedAtOnce = false
    stage.router.edit(options: .unanimated) { $0.push("folder", at: BranchPath.root.appending(branch: 0)) }
    stage.time.advance(by: .seconds(1))
    stage.rest()
    #expect(stage.tree == RouteTree(columns: ["inbox", "folder"], ["m1"], capacity: 2, front: 1))
    #expect((stage.page("m1") as? Page)?.fields[0].isFirstResponder == true)
    stage.expectAgreement()
  }
}
