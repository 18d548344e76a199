import HeadlessUIKit
import RGRoutable
import Testing
import WaymarkTraces

/// What is asked for during a transition, and what goes wrong.
@MainActor
@Suite struct WaitingTests {
  private static let timedOut =
    "A transition has not ended within 3.0 seconds. Its animator may have forgotten completeTransition(_:)."

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
    #expect(stage.screen == "home | sheet")
    if finishes { pull.finish() } else { pull.cancel() }
    stage.rest()
    #expect(stage.screen == (finishes ? "home a b" : "home a b | sheet"))
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
    #expect(stage.failures.isEmpty)
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

  @Test func aCompletionThatNeverComesCostsOneTimeLimitAndOneFailure() {
    let stage = Stage()
    let animator = ForgetfulAnimator()
    stage.stack.delegate = animator
    stage.home.push(next: Screen("a"))
    stage.home.present(next: Screen("b"))
    stage.clock.advance(by: .milliseconds(2_999))
    #expect(stage.screen == "home a")
    stage.clock.advance(by: .milliseconds(1))
    #expect(stage.screen == "home a | b")
    stage.rest()
    stage.home.presentedViewController?.dismiss(animated: false)
    stage.home.present(next: Screen("c"), animated: false, completion: nil)
    #expect(stage.screen == "home a | c")
    animator.transitions.first?.completeTransition(true)
    #expect(stage.failures == [Self.timedOut])
  }

  @Test func anAppMayShowAScreenAsItHearsOfAFailure() {
    let stage = Stage()
    let animator = ForgetfulAnimator()
    stage.stack.delegate = animator
    RoutableTransitions.shared.onFailure = { _ in stage.home.present(next: Screen("error")) }
    stage.home.push(next: Screen("a"))
    stage.home.push(next: Screen("b"), animated: false)
    stage.clock.advance(by: .seconds(3))
    stage.rest()
    #expect(stage.screen == "home a b | error")
  }

  @Test func eachOfTwoCompletionsThatNeverComeCostsATimeLimitAndNothingIsLost() {
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
    #expect(stage.screen == "home a | deep deeper")
    stage.clock.advance(by: .seconds(3))
    #expect(stage.screen == "home a b | deep deeper")
    #expect(stage.failures == [Self.timedOut, Self.timedOut])
  }

  @Test func failuresGoToStandardErrorUnlessTheAppHearsThem() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      final class Bare: Routable { let router = Router() }
      await MainActor.run { Bare().remove(payload: nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasPrefix("RGRoutable: Bare is no UIViewController"))
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

  // MARK: From the top-most screen, during a transition

  private func top(_ stage: Stage) -> (any Routable)? { stage.window.user.frontmost as? any Routable }

  @Test(arguments: [true, false]) func presentationsFromTheTopMostScreenAreAllShownAndCompleted(
    isStacked: Bool
  ) {
    let stage = Stage()
    stage.home.push(next: Screen("a"))
    var completed: [String] = []
    let warnings = UIKitWarnings.during {
      for title in ["b", "c", "d"] {
        let screen = Screen(title)
        let next: any Routable = isStacked ? RoutableStack(rootViewController: screen) : screen
        top(stage)?.present(next: next, animated: true) { completed.append(title) }
      }
      stage.rest()
    }
    #expect(stage.screen == "home a | b | c | d")
    #expect(completed == ["b", "c", "d"])
    #expect(warnings.isEmpty)
  }

  @Test func aPushAfterAPresentationFromTheTopMostScreenIsPushedOnItsStack() {
    let stage = Stage()
    stage.home.push(next: Screen("a"))
    top(stage)?.present(next: Screen("b"))
    top(stage)?.push(next: Screen("c"))
    top(stage)?.present(next: Screen("d"))
    stage.rest()
    #expect(stage.screen == "home a c | b | d")
  }

  @Test(arguments: ["bare", "root", "top", "stack"])
  func presentationsOfASheetThatIsPulledDownMeanwhileAreShownAndCompleted(asker: String) throws {
    let stage = Stage()
    let (root, pushed) = (Screen("root"), Screen("top"))
    let modal: any Routable = asker == "bare" ? root : RoutableStack(rootViewController: root)
    stage.home.present(next: modal, animated: false, completion: nil)
    if asker == "top" { root.push(next: pushed, animated: false) }
    let screen = asker == "top" ? pushed : asker == "stack" ? modal : root
    let pull = try #require(stage.window.user.beginPullDown())
    var completed: [Int] = []
    for number in 0..<3 {
      screen.present(next: Screen("\(number)"), animated: true) { completed.append(number) }
    }
    stage.clock.advance(by: .seconds(5))
    pull.finish()
    stage.rest()
    #expect(stage.screen == "home | 0 | 1 | 2")
    #expect(completed == [0, 1, 2])
    #expect(stage.failures.isEmpty)
  }
}
