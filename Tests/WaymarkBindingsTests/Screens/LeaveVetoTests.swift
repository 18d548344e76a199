import Testing
import Waymark

@testable import WaymarkBindings

/// The veto of a view.
@MainActor
struct LeaveVetoTests {
  private let stage = Stage("a", "b")

  private var top: ScreenContext<Place> { stage.router.host.context(for: stage.router.tree.visibleElement) }

  private func look() { stage.host.lookAtVetoes() }

  @Test func itStaysWhileAnotherScreenCoversItsOwn() {
    let veto = LeaveVeto<Place>()
    veto.update(true, .immediate { .block("unsaved") })
    veto.apply(to: top, look)
    stage.router.push("c")
    stage.settle()
    #expect(stage.router.popToRoot().currentOutcome == .blocked("unsaved"))
    stage.expectRest("[a b c]")
    withExtendedLifetime(veto) {}
  }

  @Test func itFollowsTheReason() {
    let veto = LeaveVeto<Place>()
    let id = top.id
    veto.update(false, .immediate { .block("unsaved") })
    veto.apply(to: top, look)
    #expect(!stage.host.isHeld(id))
    veto.update(true, .immediate { .block("unsaved") })
    veto.apply(to: top, look)
    #expect(stage.host.isHeld(id))
    veto.update(false, .immediate { .block("unsaved") })
    veto.apply(to: top, look)
    #expect(!stage.host.isHeld(id))
    #expect(stage.views.swipeBack())
    stage.expectRest("[a]")
  }

  @Test func reasonThatIsGoneCountsBeforeItIsApplied() {
    let veto = LeaveVeto<Place>()
    veto.update(true, .immediate { .block("unsaved") })
    veto.apply(to: top, look)
    stage.router.push("c")
    stage.settle()
    // The view is covered: it is described, and nobody tells it that it has appeared.
    veto.update(false, .immediate { .block("unsaved") })
    stage.router.popToRoot()
    stage.expectRest("[a]")
  }

  @Test func itEndsWithTheViewAndTheGestureIsFree() {
    var veto: LeaveVeto<Place>? = LeaveVeto()
    veto?.update(true, .immediate { .block("unsaved") })
    veto?.apply(to: top, look)
    #expect(stage.host.isHeld(top.id))
    veto = nil
    #expect(stage.router.host.mayLeave(top.id))
    #expect(!stage.host.isHeld(top.id))
  }

  @Test func itGoesWithTheViewToAnotherScreen() {
    let veto = LeaveVeto<Place>()
    let first = top
    veto.update(true, .immediate { .block("unsaved") })
    veto.apply(to: first, look)
    let host = BindingHost(router: stage.router, timer: stage.clock)
    stage.router.host.attach(host)
    #expect(first.phase == .removed)
    #expect(stage.router.host.mayLeave(first.id))
    veto.apply(to: top) {}
    #expect(!stage.router.host.mayLeave(first.id))
  }
}
