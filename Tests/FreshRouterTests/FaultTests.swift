import FreshRouter
import HeadlessUIKit
import Testing
import WaymarkTraces

/// Transitions that never end: every navigation is still carried out once, and what waited is late by the time limit.
@MainActor
@Suite struct FaultTests {
  private static let timedOut =
    "A transition has not ended within 3.0 seconds. Its animator may have forgotten completeTransition(_:)."

  private let stage = Stage()
  private let animator = ForgetfulAnimator()

  init() { stage.navigation.delegate = animator }

  @Test func aCompletionThatNeverComesCostsOneTimeLimitAndOneFailure() {
    stage.go(.push("a"))
    stage.go(.sheet("b"))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home a")
    stage.clock.advance(by: .milliseconds(2_999))
    #expect(stage.screen == "home a")
    stage.clock.advance(by: .milliseconds(1))
    #expect(stage.screen == "home a | b")
    stage.window.clock.runUntilIdle()
    stage.home.dismiss(animated: true)
    stage.window.clock.runUntilIdle()
    stage.go(.sheet("c"))
    #expect(stage.screen == "home a | c")
    #expect(stage.failures == [Self.timedOut])
  }

  @Test func anAppMayNavigateAsItHearsOfAFailure() {
    stage.router.onFailure = { [stage] _ in stage.go(.sheet("error")) }
    stage.go(.push("a"))
    for _ in 0..<3 { stage.go(.nowhere) }
    stage.clock.advance(by: .seconds(3))
    stage.window.clock.runUntilIdle()
    stage.clock.advance(by: .milliseconds(20))
    #expect(stage.app.calls.filter { $0.hasPrefix("show") }.count == 5)
    #expect(stage.screen == "home a | error")
  }

  @Test func theTimeLimitIsTheAppsChoice() {
    let router = DefaultRouter(timer: stage.clock, timeLimit: .seconds(1))
    router.setupAppNavigation(appNavigation: stage.app)
    router.onFailure = { _ in }
    router.navigate(Place.push("a"), from: stage.home)
    router.navigate(Place.sheet("b"), from: stage.home)
    stage.clock.advance(by: .seconds(1))
    #expect(stage.screen == "home a | b")
  }

  @Test func failuresGoToStandardErrorUnlessTheAppHearsThem() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run { DefaultRouter().navigate(Place.nowhere, from: UIViewController()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasPrefix("FreshRouter: No AppNavigation."))
  }
}
