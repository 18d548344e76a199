import FreshRouter
import HeadlessUIKit
import Testing

/// Which of the app's functions is called when, as in the original.
@MainActor
@Suite struct CallbackTests {
  @Test func everythingHappensWithinTheCall() {
    let stage = Stage()
    stage.go(.push("a"))
    #expect(stage.app.calls == ["make push(\"a\")", "show push(\"a\")", "did push(\"a\")"])
    #expect(stage.screen == "home a")
    #expect(!stage.window.clock.isIdle)
  }

  @Test func blocksAreCalledInTheOrderInWhichTheyWereAdded() {
    let stage = Stage()
    var seen: [Int] = []
    for number in 1...3 { stage.router.didNavigate { _ in seen.append(number) } }
    stage.go(.nowhere)
    #expect(seen == [1, 2, 3])
  }

  @Test func blocksAreCalledWhereTheAppShowsNothing() {
    let stage = Stage()
    stage.go(.nowhere)
    #expect(stage.app.calls == ["make nowhere", "show nowhere", "did nowhere"])
    #expect(stage.screen == "home")
  }

  @Test func withoutAnAppNavigationNothingHappensButAFailure() {
    let stage = Stage()
    stage.router.appNavigation = nil
    stage.go(.push("a"))
    #expect(stage.app.calls.isEmpty)
    #expect(stage.failures.count == 1)
    #expect(stage.failures.first?.hasPrefix("No AppNavigation. Call Router.default.setup") == true)
    stage.router.setupAppNavigation(appNavigation: stage.app)
    stage.go(.push("b"))
    #expect(stage.screen == "home b")
  }

  @Test func aNavigationInTheMiddleOfAnotherIsNestedWhereNothingIsUnderWay() {
    let stage = Stage(animated: true)
    stage.app.intercept = { [router = stage.router] place, from in
      guard case .push("profile") = place else { return false }
      router.navigate(Place.sheet("sign in"), from: from)
      return true
    }
    stage.go(.push("profile"))
    #expect(
      stage.app.calls == [
        "make push(\"profile\")", "show push(\"profile\")",
        "make sheet(\"sign in\")", "show sheet(\"sign in\")", "did sheet(\"sign in\")",
        "did push(\"profile\")",
      ])
    #expect(stage.screen == "home | sign in")
  }

  @Test func aScreenThatNavigatesWhileItLoadsWaitsUntilItIsShown() {
    let stage = Stage()
    stage.app.made = { [router = stage.router] screen in
      guard screen.title == "a" else { return }
      screen.onLoad = { [unowned screen] in router.navigate(Place.push("b"), from: screen) }
    }
    let warnings = UIKitWarnings.during {
      stage.go(.push("a"))
      #expect(stage.screen == "home a")
      #expect(stage.app.calls.last == "show push(\"a\")")
      stage.window.clock.runUntilIdle()
    }
    #expect(stage.screen == "home a b")
    // The inner navigation is told first, as in the original.
    #expect(stage.app.calls.suffix(2) == ["did push(\"b\")", "did push(\"a\")"])
    #expect(warnings.isEmpty)
  }

  @Test func whatANavigationNeededIsLetGoOf() {
    let stage = Stage(animated: false)
    weak var gone: Screen?
    do {
      let screen = Screen("gone")
      gone = screen
      stage.go(.nowhere, from: screen)
    }
    #expect(gone == nil)
  }
}
