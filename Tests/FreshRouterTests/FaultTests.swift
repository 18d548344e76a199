import FreshRouter
import HeadlessUIKit
import Testing
import WaymarkTesting
import WaymarkTraces

/// Steps that go wrong: every navigation is still carried out once, and events say what happened.
@MainActor
@Suite struct FaultTests {
  struct Broken: Error, CustomStringConvertible { var description: String { "broken" } }

  static let timedOut = "failed: no acknowledgement came in time"

  @Test func aCompletionThatNeverComesCostsOneTimeOutAndOneEvent() {
    let stage = Stage()
    let animator = ForgetfulAnimator()
    stage.navigation.delegate = animator
    stage.go(.push("a"))
    stage.go(.sheet("b"))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home a")
    stage.clock.advance(by: .seconds(3))
    #expect(stage.screen == "home a | b")
    stage.window.clock.runUntilIdle()
    #expect(stage.events == [Self.timedOut, "completed", "completed"])
    stage.home.dismiss(animated: true)
    stage.window.clock.runUntilIdle()
    stage.go(.sheet("c"))
    #expect(stage.screen == "home a | c")
    stage.window.clock.runUntilIdle()
    #expect(stage.events == [Self.timedOut, "completed", "completed", "completed"])
  }

  @Test func whatWaitedBehindACompletionThatNeverComesIsCarriedOutInOrder() {
    let stage = Stage()
    let animator = ForgetfulAnimator()
    stage.navigation.delegate = animator
    stage.go(.push("a"))
    for _ in 0..<9 { stage.go(.nowhere) }
    stage.clock.advance(by: .seconds(3))
    #expect(stage.app.calls.filter { $0.hasPrefix("did") }.count == 10)
    #expect(stage.events == [Self.timedOut] + Array(repeating: "completed", count: 10))
  }

  @Test func aCompletionThatComesTooLateIsAnEventAndNoMore() {
    let stage = Stage()
    let animator = ForgetfulAnimator()
    stage.navigation.delegate = animator
    stage.go(.push("a"))
    stage.clock.advance(by: .seconds(3))
    animator.transitions.first?.completeTransition(true)
    #expect(stage.screen == "home a")
    #expect(stage.events == [Self.timedOut, "completed", "late"])
  }

  @Test func twoCompletionsThatNeverComeLoseWhatWaitedAndSaySo() {
    let stage = Stage()
    let animator = ForgetfulAnimator()
    stage.navigation.delegate = animator
    stage.go(.push("a"))
    stage.app.intercept = { _, from in
      let other = UINavigationController(rootViewController: Screen("deep"))
      other.delegate = animator
      from.present(other, animated: false)
      other.pushViewController(Screen("deeper"), animated: true)
      return true
    }
    stage.go(.sheet("b"))
    stage.go(.sheet("c"))
    stage.clock.advance(by: .seconds(3))
    stage.app.intercept = { _, _ in false }
    stage.clock.advance(by: .seconds(3))
    #expect(stage.app.calls.filter { $0.hasPrefix("did") } == ["did push(\"a\")", "did sheet(\"b\")"])
    #expect(stage.events.contains("rebuild failed"))
    stage.go(.push("d"))
    #expect(stage.screen == "home a d | deep deeper")
    #expect(stage.app.calls.last == "did push(\"d\")")
  }

  @Test(arguments: [HostAnswer.error(Broken()), .dropped]) func aStepThatFailsIsCarriedOutByTheRebuild(
    answer: HostAnswer
  ) {
    let stage = Stage()
    let faulty = FaultyHost(stage.router.host)
    stage.router.engine.attach(faulty)
    faulty.script = [answer]
    stage.go(.push("a"))
    #expect(stage.screen == "home a")
    stage.window.clock.runUntilIdle()
    #expect(stage.app.calls.count == 3)
    #expect(stage.events.count == 2)
    #expect(stage.events.first?.hasPrefix("failed: ") == true)
  }

  @Test func aStepThatIsLostIsCarriedOutAfterTheTimeOut() {
    let stage = Stage()
    let faulty = FaultyHost(stage.router.host)
    stage.router.engine.attach(faulty)
    faulty.script = [.never]
    stage.go(.push("a"))
    stage.go(.push("b"))
    #expect(stage.screen == "home")
    stage.clock.advance(by: .seconds(3))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home a b")
    faulty.acknowledgeLost()
    #expect(stage.events == [Self.timedOut, "completed", "completed", "late"])
  }

  @Test func aStepThatIsHeldUpKeepsTheOthersWaiting() {
    let stage = Stage(animated: false)
    let faulty = FaultyHost(stage.router.host)
    stage.router.engine.attach(faulty)
    faulty.script = [.later]
    stage.go(.push("a"))
    stage.go(.push("b"))
    #expect(stage.screen == "home")
    faulty.handOn()
    #expect(stage.screen == "home a b")
  }

  @Test func aStepAnsweredTwiceIsCarriedOutOnce() {
    let stage = Stage()
    let faulty = FaultyHost(stage.router.host)
    stage.router.engine.attach(faulty)
    faulty.script = [.twice]
    let warnings = UIKitWarnings.during {
      stage.go(.push("a"))
      stage.go(.push("b"))
      stage.window.clock.runUntilIdle()
    }
    #expect(stage.screen == "home a b")
    #expect(stage.app.calls.count == 6)
    #expect(warnings.isEmpty)
    #expect(stage.events.contains("repeated"))
  }
}
