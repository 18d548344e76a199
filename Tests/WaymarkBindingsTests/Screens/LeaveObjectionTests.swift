import Testing
import Waymark

@testable import WaymarkBindings

/// The objection of a view.
@MainActor
struct LeaveObjectionTests {
  private let stage = Stage("a", "b")

  private var top: ScreenContext<Place> { stage.router.host.context(for: stage.router.tree.visibleElement) }

  @Test func itStaysWhileAnotherScreenCoversItsOwn() {
    let objection = LeaveObjection<Place>()
    objection.decide = { _ in .stay("unsaved") }
    objection.apply(to: top)
    stage.router.push("c")
    stage.settle()
    #expect(stage.router.popToRoot().currentOutcome == .blocked("unsaved"))
    stage.expectRest("[a b c]")
    withExtendedLifetime(objection) {}
  }

  @Test func itFollowsTheReason() {
    let objection = LeaveObjection<Place>()
    let id = top.id
    objection.apply(to: top)
    #expect(!stage.host.isHeld(id))
    objection.decide = { _ in .stay("unsaved") }
    objection.apply(to: top)
    #expect(stage.host.isHeld(id))
    objection.decide = nil
    objection.apply(to: top)
    #expect(!stage.host.isHeld(id))
    #expect(stage.views.swipeBack())
    stage.expectRest("[a]")
  }

  @Test func itEndsWithTheViewAndTheGestureIsFree() {
    var objection: LeaveObjection<Place>? = LeaveObjection()
    objection?.decide = { _ in .stay("unsaved") }
    objection?.apply(to: top)
    #expect(stage.host.isHeld(top.id))
    objection = nil
    #expect(stage.router.host.mayLeave(top.id))
    #expect(!stage.host.isHeld(top.id))
  }
}
