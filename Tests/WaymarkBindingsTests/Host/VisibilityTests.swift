import Testing
import Waymark

@testable import WaymarkBindings

/// The background, and views that leave the screen.
@MainActor
struct VisibilityTests {
  @Test func backgroundOfASceneThatWasNeverInFrontIsNotBelieved() {
    let stage = Stage("a", "b")
    stage.host.setSceneInBackground(true)
    let push = stage.router.push("c")
    #expect(push.currentOutcome == nil)
    stage.expectRest("[a b c]")
    #expect(stage.views.goBack())
    stage.expectRest("[a b]")
    #expect(stage.reports.count == 1)
  }

  @Test func backgroundOfASceneThatWasInFrontIs() {
    let stage = Stage("a")
    stage.host.setSceneInBackground(false)
    stage.host.setSceneInBackground(true)
    #expect(stage.router.push("b").currentOutcome == .completed)
    stage.host.setSceneInBackground(false)
    stage.expectRest("[a b]")
  }
}
