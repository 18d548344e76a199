import Testing
import Waymark

@testable import WaymarkBindings

/// The views out of which screens grow, and changes that are not animated.
@MainActor
struct ZoomTests {
  private let stage = Stage("a")

  @Test func whatComesByAZoomKnowsItsView() throws {
    stage.router.push("b", options: .init(transition: .zoom(from: "five")))
    stage.settle()
    stage.router.push("c")
    stage.settle()
    #expect(try stage.stack.path.map(\.zoomSource) == ["five", nil])
    stage.router.present("m", as: .fullScreen.transition(.zoom(from: "six")))
    stage.settle()
    let modal = try stage.modal
    stage.router.setRoot(.stack(RouteStack(root: "z")))
    #expect(modal.zoomSource == "six")
  }

  @Test func aModalWithoutATransitionIsNotAnimated() {
    var isAnimated: [Bool] = []
    let transact = stage.host.transact
    stage.host.transact = { animated, change in
      isAnimated.append(animated)
      transact(animated, change)
    }
    for presentation in [Presentation.sheet.transition(.none), .sheet] {
      stage.router.present("m", as: presentation)
      stage.settle()
      stage.router.dismiss()
      stage.settle()
    }
    #expect(isAnimated == [false, false, true, true])
  }
}
