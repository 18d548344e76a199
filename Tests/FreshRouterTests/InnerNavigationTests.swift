import FreshRouter
import HeadlessUIKit
import Testing

/// What is asked for inside a navigation belongs inside it; the recorded traces have what waits.
@MainActor
@Suite("Navigations inside navigations")
struct InnerNavigationTests {
  private let stage = Stage()

  @Test func whatFailsInsideIsToldWithItsOwnStepAndTheRestGoesOn() {
    let loose = Screen("loose")
    stage.app.intercept = { [unowned stage] place, _ in
      guard case .push("outer") = place else { return false }
      stage.go(.sheet("b"), from: loose)
      return true
    }
    stage.go(.push("outer"))
    stage.go(.push("z"))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home z")
    #expect(stage.events.count { $0.hasPrefix("failed") } == 1)
    #expect(stage.events.count { $0 == "completed" } == 3)
    #expect(stage.app.calls.filter { $0.hasPrefix("did") } == ["did push(\"outer\")", "did push(\"z\")"])
  }

  @Test func whatIsDoneToAStackThatHasGoneIsNotReported() {
    let loose = Screen("loose")
    let gone = UINavigationController(rootViewController: loose)
    stage.app.intercept = { _, from in
      from.navigationController?.setViewControllers([Screen("late")], animated: false)
      return true
    }
    stage.go(.nowhere, from: loose)
    #expect(gone.topViewController?.title == "late")
    #expect(stage.app.calls.last == "show nowhere")
  }

  @Test func severalThatShowNothingCostNothingThatWaits() {
    let loose = Screen("loose")
    for round in 0..<2 {
      stage.go(.push("a\(round)"))
      stage.go(.sheet("x"), from: loose)
      stage.go(.sheet("y"), from: loose)
      stage.go(.push("b\(round)"))
      stage.window.clock.runUntilIdle()
    }
    #expect(stage.screen == "home a0 b0 a1 b1")
    #expect(stage.events.count { $0.hasPrefix("failed: Screen is not on the screen") } == 4)
    #expect(stage.events.count { $0 == "completed" } == 8)
    #expect(stage.events.count == 12)
  }

  @Test func whatWasRefusedIsNotReportedWhenWhatIsInsideItHasEndedEither() {
    stage.app.intercept = { [unowned stage] place, _ in
      guard case .nowhere = place else { return false }
      stage.navigation.pushViewController(Screen("own"), animated: true)
      stage.go(.push("b"))
      return true
    }
    stage.go(.nowhere, from: Screen("loose"))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home own b")
    #expect(stage.app.calls.filter { $0.hasPrefix("did") } == ["did push(\"b\")"])
    #expect(stage.events.count { $0.hasPrefix("failed") } == 1)
  }
}
