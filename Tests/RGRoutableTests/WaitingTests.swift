import HeadlessUIKit
import RGRoutable
import Testing
import WaymarkTesting

/// What is asked for during a transition, and what goes wrong.
@MainActor
@Suite struct WaitingTests {
  static let timedOut = "failed: no acknowledgement came in time"

  @Test(arguments: [true, false]) func tenInOneTurnAllArrive(animated: Bool) {
    let stage = Stage()
    let warnings = UIKitWarnings.during {
      for number in 0..<10 { stage.home.push(next: Screen("\(number)"), animated: animated) }
      stage.rest()
    }
    #expect(stage.screen == "home 0 1 2 3 4 5 6 7 8 9")
    #expect(warnings.isEmpty)
  }

  @Test(arguments: [true, false]) func aFingerThatHoldsASheetForLongIsWaitedFor(finishes: Bool) throws {
    let stage = Stage()
    stage.home.present(next: Screen("sheet"))
    stage.rest()
    let pull = try #require(stage.window.user.beginPullDown())
    stage.home.push(next: Screen("a"))
    stage.home.push(next: Screen("b"))
    stage.clock.advance(by: .seconds(30))
    #expect(stage.steps == ["present Screen"])
    if finishes { pull.finish() } else { pull.cancel() }
    stage.rest()
    #expect(stage.screen == (finishes ? "home a b" : "home a b | sheet"))
    #expect(stage.events == ["completed", "completed", "completed"])
  }

  @Test func aScreenRemovedWhileItArrivesGoesWhenItHasArrived() {
    let stage = Stage()
    let sheet = Screen("sheet")
    let warnings = UIKitWarnings.during {
      stage.home.present(next: sheet)
      sheet.router.onComplete(sheet.says(.bye))
      #expect(stage.home.returned.isEmpty)
      stage.rest()
    }
    #expect(stage.screen == "home")
    #expect(stage.home.returned == [.bye])
    #expect(warnings.isEmpty)
  }

  @Test(arguments: [true, false], [true, false])
  func whatACompletionPresentsComesThoughItsScreenIsOnItsWayOut(animated: Bool, endsAtOnce: Bool) {
    let stage = Stage()
    stage.window.clock.endsUnanimatedAtOnce = endsAtOnce
    let (a, b) = (Screen("a"), Screen("b"))
    var completed: [String] = []
    let warnings = UIKitWarnings.during {
      stage.home.present(next: a, animated: animated) {
        completed.append("a")
        a.present(next: b, animated: animated) { completed.append("b") }
      }
      a.remove(payload: nil, animated: animated) { completed.append("removed") }
      for _ in 0..<5 {
        stage.rest()
        stage.clock.advance(by: .milliseconds(20))
      }
    }
    #expect(Set(completed) == ["a", "b", "removed"])
    #expect(completed.count == 3)
    #expect(stage.screen == (animated || !endsAtOnce ? "home | b" : "home | a"))
    #expect(warnings.isEmpty)
    #expect(stage.transitions.engine.isSettled)
    #expect(!stage.events.contains { $0 != "completed" })
  }

  @Test(arguments: [true, false]) func aScreenPoppedWhileItArrivesGivesItsPayload(animated: Bool) {
    let stage = Stage()
    let top = Screen("a")
    stage.home.push(next: top)
    top.remove(payload: top.says(.bye), animated: animated, completion: nil)
    stage.rest()
    #expect(stage.screen == "home")
    #expect(stage.home.returned == [.bye])
  }

  @Test func aSheetFromAScreenThatIsPoppedIsPresentedByWhatTookItsPlace() {
    let stage = Stage()
    let top = stage.build("a")[0]
    let warnings = UIKitWarnings.during {
      top.remove(payload: nil, animated: true, completion: nil)
      top.present(next: Screen("sheet"))
      stage.rest()
    }
    #expect(stage.screen == "home | sheet")
    #expect(warnings.isEmpty)
  }

  @Test func whatAPayloadsReceiverAsksForComesBeforeWhatWaits() {
    let stage = Stage()
    let top = stage.build("a")[0]
    stage.home.push(next: Screen("b"))
    stage.home.router.onReturn = { [home = stage.home] _ in home.present(next: Screen("sheet")) }
    stage.stack.setViewControllers([stage.home, top], animated: false)
    top.remove(payload: top.says(.bye), animated: true, completion: nil)
    stage.home.push(next: Screen("z"))
    stage.rest()
    #expect(stage.screen == "home z | sheet")
  }

  @Test func onReturnThatPresentsDuringTheDismissalWaits() {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    stage.home.router.onReturn = { [home = stage.home] _ in home.present(next: Screen("next")) }
    let warnings = UIKitWarnings.during {
      sheet.router.onComplete(sheet.says(.bye))
      stage.rest()
    }
    #expect(stage.screen == "home | next")
    #expect(warnings.isEmpty)
  }

  @Test func aSheetThatTheUserPullsDownInTheMiddleIsGoneBeforeTheNextComes() {
    let stage = Stage()
    stage.home.present(next: Screen("a"), animated: false, completion: nil)
    let warnings = UIKitWarnings.during {
      #expect(stage.window.user.pullDown())
      stage.home.present(next: Screen("b"))
      stage.rest()
    }
    #expect(stage.screen == "home | b")
    #expect(warnings.isEmpty)
  }

  @Test func aPushOnAStackThatTheUserDismissesInTheMiddleIsHarmless() {
    let stage = Stage()
    let root = Screen("root")
    stage.home.present(next: RoutableStack(rootViewController: root), animated: false, completion: nil)
    #expect(stage.window.user.pullDown())
    root.push(next: Screen("late"))
    stage.home.push(next: Screen("a"))
    stage.rest()
    #expect(stage.screen == "home a")
    #expect(stage.transitions.engine.isSettled)
  }

  @Test func aSwipeBackThatIsGivenUpIsWaitedFor() throws {
    let stage = Stage()
    _ = stage.build("a")
    let swipe = try #require(stage.window.user.beginSwipeBack())
    stage.home.push(next: Screen("b"))
    swipe.cancel()
    stage.rest()
    #expect(stage.screen == "home a b")
  }

  @Test func completionsThatComeLaterAreWaitedForWithoutAnimationToo() {
    let stage = Stage()
    stage.window.clock.endsUnanimatedAtOnce = false
    let sheet = Screen("sheet")
    let warnings = UIKitWarnings.during {
      stage.home.present(next: sheet, animated: false, completion: nil)
      sheet.remove(payload: nil, animated: false, completion: nil)
      stage.home.present(next: Screen("next"), animated: false, completion: nil)
      stage.rest()
    }
    #expect(stage.screen == "home | next")
    #expect(warnings.isEmpty)
  }

  @Test func aCompletionThatNeverComesCostsOneTimeOutAndOneEvent() {
    let stage = Stage()
    let animator = ForgetfulAnimator()
    stage.stack.delegate = animator
    stage.home.push(next: Screen("a"))
    stage.home.present(next: Screen("b"))
    stage.rest()
    #expect(stage.screen == "home a")
    stage.clock.advance(by: .seconds(3))
    stage.rest()
    #expect(stage.screen == "home a | b")
    #expect(stage.events == [Self.timedOut, "completed", "completed"])
    stage.home.presentedViewController?.dismiss(animated: false)
    stage.home.present(next: Screen("c"), animated: false, completion: nil)
    #expect(stage.screen == "home a | c")
    animator.transitions.first?.completeTransition(true)
    #expect(stage.events == [Self.timedOut, "completed", "completed", "completed", "late"])
  }

  @Test func twoCompletionsThatNeverComeLoseWhatWaitedAndSaySo() {
    let stage = Stage()
    let animator = ForgetfulAnimator()
    stage.stack.delegate = animator
    stage.home.push(next: Screen("a"))
    let other = RoutableStack(rootViewController: Screen("deep"))
    other.delegate = animator
    stage.home.present(next: other, animated: false) {
      other.pushViewController(Screen("deeper"), animated: true)
    }
    stage.home.push(next: Screen("b"))
    stage.clock.advance(by: .seconds(3))
    stage.clock.advance(by: .seconds(3))
    #expect(stage.events.contains { $0.hasPrefix("failed: ") && $0 != Self.timedOut })
    stage.home.push(next: Screen("c"), animated: false)
    #expect(stage.screen == "home a c | deep deeper")
  }

  @Test(arguments: [HostAnswer.error(CancellationError()), .dropped])
  func aStepThatFailsIsCarriedOutByTheRebuild(answer: HostAnswer) {
    let stage = Stage()
    let faulty = FaultyHost(stage.transitions.host)
    stage.transitions.engine.attach(faulty)
    faulty.script = [answer]
    stage.home.push(next: Screen("a"), animated: false)
    #expect(stage.screen == "home a")
    #expect(stage.events.count == 2)
    #expect(stage.events.first?.hasPrefix("failed: ") == true)
  }

  @Test func aStepAnsweredTwiceIsCarriedOutOnce() {
    let stage = Stage()
    let faulty = FaultyHost(stage.transitions.host)
    stage.transitions.engine.attach(faulty)
    faulty.script = [.twice]
    stage.home.push(next: Screen("a"))
    stage.home.push(next: Screen("b"))
    stage.rest()
    #expect(stage.screen == "home a b")
    #expect(stage.events.contains("repeated"))
  }

  @Test func windowsWaitForOneAnother() {
    let stage = Stage()
    let other = Screen("other")
    let window = UIWindow()
    window.rootViewController = RoutableStack(rootViewController: other)
    window.makeKeyAndVisible()
    stage.home.push(next: Screen("a"))
    other.push(next: Screen("b"), animated: false)
    #expect(other.navigationController?.viewControllers.count == 1)
    stage.rest()
    #expect(other.navigationController?.viewControllers.count == 2)
  }
}
