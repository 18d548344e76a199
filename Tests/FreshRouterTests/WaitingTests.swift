import FreshRouter
import HeadlessUIKit
import Testing

/// What is asked for during a transition, where the recorded traces say nothing of it.
@MainActor
@Suite struct WaitingTests {
  @Test func aCompletionOfTheAppsOwnTransitionNavigatesAtOnce() {
    let stage = Stage()
    stage.home.present(Screen("own"), animated: true) { [stage] in
      stage.go(.push("a"))
      #expect(stage.screen == "home a | own")
    }
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home a | own")
  }

  @Test(arguments: [true, false]) func aSwipeBackIsWaitedForWhicheverWayItEnds(finishes: Bool) throws {
    let stage = Stage()
    stage.go(.push("a"))
    stage.window.clock.runUntilIdle()
    let swipe = try #require(stage.window.user.beginSwipeBack())
    stage.go(.push("b"))
    #expect(stage.app.calls.count == 3)
    stage.clock.advance(by: .seconds(2))
    if finishes { swipe.finish() } else { swipe.cancel() }
    stage.clock.advance(by: .seconds(2))
    #expect(stage.events == ["completed"])
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == (finishes ? "home b" : "home a b"))
    #expect(stage.events == ["completed", "completed"])
  }

  @Test(arguments: [true, false]) func aFingerThatHoldsASwipeForLongIsWaitedFor(finishes: Bool) throws {
    let stage = Stage()
    stage.go(.push("a"))
    stage.window.clock.runUntilIdle()
    let swipe = try #require(stage.window.user.beginSwipeBack())
    stage.go(.push("b"))
    stage.go(.push("c"))
    stage.clock.advance(by: .seconds(30))
    #expect(stage.screen == "home")
    if finishes { swipe.finish() } else { swipe.cancel() }
    stage.window.clock.runUntilIdle()
    stage.clock.advance(by: .seconds(1))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == (finishes ? "home b c" : "home a b c"))
    #expect(stage.events == ["completed", "completed", "completed"])
  }

  @Test func windowsWaitForOneAnother() {
    let stage = Stage()
    let other = Screen("other")
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: other)
    window.makeKeyAndVisible()
    stage.go(.push("a"))
    stage.go(.push("b"), from: other)
    #expect(other.navigationController?.viewControllers.count == 1)
    stage.window.clock.runUntilIdle()
    #expect(other.navigationController?.viewControllers.count == 2)
  }
}
