import FreshRouter
import HeadlessUIKit
import Testing

@MainActor
@Suite struct WaitingTests {
  @Test func aNavigationDuringATransitionWaitsForItsEnd() {
    let stage = Stage()
    stage.go(.push("a"))
    stage.go(.push("b"))
    #expect(stage.app.calls.count == 3)
    #expect(stage.screen == "home a")
    stage.window.clock.runUntilIdle()
    #expect(
      stage.app.calls == [
        "make push(\"a\")", "show push(\"a\")", "did push(\"a\")",
        "make push(\"b\")", "show push(\"b\")", "did push(\"b\")",
      ])
    #expect(stage.screen == "home a b")
  }

  @Test(arguments: [true, false]) func tenInOneTurnAllArrive(animated: Bool) {
    let stage = Stage(animated: animated)
    let warnings = UIKitWarnings.during {
      for number in 0..<10 { stage.go(.push("\(number)")) }
      stage.window.clock.runUntilIdle()
    }
    #expect(stage.screen == "home 0 1 2 3 4 5 6 7 8 9")
    #expect(warnings.isEmpty)
  }

  @Test func aTransitionOfTheAppsOwnIsWaitedFor() {
    let stage = Stage()
    stage.home.present(Screen("own"), animated: true)
    stage.go(.push("a"))
    #expect(stage.app.calls.isEmpty)
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home a | own")
  }

  @Test func aSheetThatTheUserPullsDownInTheMiddleIsGoneBeforeTheNextComes() {
    let stage = Stage()
    stage.go(.sheet("a"))
    stage.window.clock.runUntilIdle()
    let warnings = UIKitWarnings.during {
      #expect(stage.window.user.pullDown())
      stage.go(.sheet("b"))
      #expect(stage.screen == "home | a")
      stage.window.clock.runUntilIdle()
    }
    #expect(stage.screen == "home | b")
    #expect(warnings.isEmpty)
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

  // MARK: From the top-most screen, during a transition

  @Test(arguments: [true, false]) func twoSheetsFromTheTopMostScreenAreBothShown(isStacked: Bool) {
    let stage = Stage()
    stage.app.intercept = { place, from in
      guard isStacked, case .sheet(let title) = place else { return false }
      from.present(UINavigationController(rootViewController: Screen(title)), animated: true)
      return true
    }
    stage.go(.push("a"))
    let warnings = UIKitWarnings.during {
      for title in ["b", "c", "d"] { stage.go(.sheet(title), from: stage.window.user.frontmost) }
      stage.window.clock.runUntilIdle()
    }
    #expect(stage.screen == "home a | b | c | d")
    #expect(stage.app.calls.count == 12)
    #expect(warnings.isEmpty)
  }
}
