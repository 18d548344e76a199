import HeadlessUIKit
import RGRoutable
import Testing
import WaymarkTraces

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
}
