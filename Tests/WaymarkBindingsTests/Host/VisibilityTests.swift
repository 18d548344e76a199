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

  @Test(arguments: [true, false]) func silentViewsGoBackFromWhatCameInTheBackground(isHidden: Bool) {
    let stage = Stage("a")
    stage.views.isSilent = true
    if isHidden { stage.host.setRootShown(false) } else { stage.host.setActive(false) }
    stage.router.push("b")
    if isHidden { stage.host.setRootShown(true) } else { stage.host.setActive(true) }
    stage.frame(30)
    #expect(stage.drawn == "[a b]")
    // Views that say nothing are given their time, here as everywhere.
    stage.frame(60)
    #expect(stage.views.goBack())
    stage.frame(90)
    #expect(stage.tree == "[a]")
    #expect(stage.drawn == "[a]")
  }

  @Test func stepThatIsUnderWayWhenViewsComeBackTakesUpForItself() throws {
    let stage = Stage("a")
    stage.views.isSilent = true
    stage.host.setActive(false)
    stage.host.setActive(true)
    stage.frame(30)
    let before = try stage.stack.path
    stage.router.push("b")
    stage.clock.advance(by: .milliseconds(600))
    stage.host.write(path: before, to: try stage.stack)
    #expect(stage.reports == [])
    stage.settle()
    stage.frame(60)
    #expect(stage.tree == "[a b]")
  }
}
