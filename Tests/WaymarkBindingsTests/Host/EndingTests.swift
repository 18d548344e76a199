import Testing
import Waymark

@testable import WaymarkBindings

/// How the end of a step is known.
@MainActor
struct EndingTests {
  @Test func pushEndsWhenItsScreenHasComeToRest() throws {
    let stage = Stage("a")
    let push = stage.router.push("b")
    let screen = try #require(stage.host.screens[stage.router.tree.visibleElement.id])
    stage.frame()
    stage.host.screenWillAppear(screen)
    #expect(push.currentOutcome == nil)
    stage.host.screenDidAppear(screen)
    #expect(push.currentOutcome == .completed)
  }

  @Test func whatNobodySaysTheClockDecides() {
    let stage = Stage("a")
    stage.views.isSilent = true
    let push = stage.router.push("b")
    stage.clock.advance(by: .milliseconds(999))
    #expect(push.currentOutcome == nil)
    stage.clock.advance(by: .milliseconds(1))
    #expect(push.currentOutcome == .completed)
  }

  @Test func whatTheUserDoesNotSeeEndsWhenViewsHaveTakenItUp() {
    let stage = Stage(RouteTree(tabs: RouteTab("x"), RouteTab("y")))
    let push = stage.router.edit { $0.push("p", inTab: "y") }
    #expect(push.currentOutcome == nil)
    stage.host.rendered(stage.host.revision - 1)
    #expect(push.currentOutcome == nil)
    stage.host.rendered(stage.host.revision)
    #expect(push.currentOutcome == .completed)
  }

  @Test func offTheScreenEverythingEndsAtOnce() {
    let stage = Stage(RouteTree("a"), isShown: false)
    #expect(stage.router.push("b").currentOutcome == .completed)
    #expect(stage.router.present("m").currentOutcome == .completed)
    stage.host.setRootShown(true)
    stage.expectRest("[a b] {m}")
  }

  @Test func stepWaitsForAFingerHoweverLongItHolds() {
    let stage = Stage("a", "b")
    let finger = Finger()
    stage.host.hold { finger.isDown }
    let push = stage.router.push("c")
    for _ in 0..<500 { stage.frame() }
    #expect(push.currentOutcome == nil)
    #expect(stage.drawn == "[a b]")
    finger.isDown = false
    stage.expectRest("[a b c]")
    #expect(push.currentOutcome == .completed)
  }

  @Test func stepWaitsForWhatATransitionHasYetToWrite() {
    let stage = Stage("a", "b")
    let finger = Finger()
    stage.host.hold { finger.isDown }
    stage.router.push("c")
    finger.isDown = false
    stage.clock.advance(by: .milliseconds(149))
    #expect(stage.host.displayed?.description == "[a b]")
    stage.clock.advance(by: .milliseconds(1))
    #expect(stage.host.displayed?.description == "[a b c]")
  }

  @Test func anAlertHasTimeToComeAndToGo() {
    let stage = Stage("a")
    let alert = stage.router.present("sure?", as: .alert)
    stage.clock.advance(by: .milliseconds(399))
    #expect(alert.currentOutcome == nil)
    stage.clock.advance(by: .milliseconds(1))
    #expect(alert.currentOutcome == .completed)
    #expect(stage.views.answerAlert(nil, isWrittenFirst: false) == false)
    stage.settle()
    #expect(stage.views.answerAlert(nil, isWrittenFirst: false))
    stage.router.present("m")
    stage.clock.advance(by: .milliseconds(399))
    #expect(stage.host.displayed?.description == "[a]")
    stage.expectRest("[a] {m}")
  }

  @Test func modalsAreBuiltOneByOne() {
    let stage = Stage("a")
    stage.router.host.detach()
    stage.router.set(
      RouteTree(
        .stack("a"), modals: [Modal(.sheet, ["m"]), Modal(.fullScreen, ["n", "o"]), Modal(.sheet, ["p"])]))
    stage.router.host.attach(stage.host)
    stage.frame(3)
    #expect(stage.host.layers.count == 2)
    stage.expectRest("[a] {m} {fullScreen: n o} {p}")
  }

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

  @Test func stepThatTheAppIsTakenAwayFromEndsAtOnce() {
    let stage = Stage("a")
    let push = stage.router.push("b")
    stage.host.setSceneInBackground(false)
    stage.host.setSceneInBackground(true)
    #expect(push.currentOutcome == .completed)
    stage.host.setSceneInBackground(false)
    stage.expectRest("[a b]")
  }
}

@MainActor
private final class Finger {
  var isDown = true
}
