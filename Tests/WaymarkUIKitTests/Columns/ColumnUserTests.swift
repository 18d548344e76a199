import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Columns in the hands of the user and of other code.
@MainActor
struct ColumnUserTests {
  private let message = RouteTree<Place>(columns: ["inbox"], ["m1"], capacity: 2, front: 1)

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

  @Test func aScreenThatTakesTheKeyboardAsItAppearsIsNotTheUser() {
    let stage = Stage(message, prepare: { $0.fieldCount = 1 })
    stage.rest()
    stage.turn()
    stage.rest()
    #expect(stage.tree == message)
  }
}
