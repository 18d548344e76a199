import Testing
import Waymark

@testable import WaymarkBindings

/// Gestures that are held while a screen has an objection.
@MainActor
struct ObjectionTests {
  @Test func swipeIsHeldAndTheButtonAsks() throws {
    let stage = Stage("a", "b")
    let top = stage.router.tree.visibleElement
    var isAsked = false
    let objection = stage.router.host.context(for: top).onLeave { _ in
      isAsked = true
      return .stay("unsaved")
    }
    #expect(stage.host.isHeld(top.id))
    #expect(!stage.views.swipeBack())
    stage.host.askToClose(top.id)
    #expect(isAsked)
    stage.expectRest("[a b]")
    objection.cancel()
    #expect(stage.views.swipeBack())
    stage.expectRest("[a]")
  }

  @Test func sheetIsHeldByAScreenDeepInIt() {
    let stage = Stage("a")
    stage.router.present("m")
    stage.router.push("n")
    stage.settle()
    stage.router.host.context(for: stage.router.tree.visibleElement).onLeave { _ in .stay("unsaved") }
    #expect(!stage.views.pullDown())
    stage.expectRest("[a] {m n}")
  }
}
