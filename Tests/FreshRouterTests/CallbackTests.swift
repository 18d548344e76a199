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

  @Test func aBlockAddedByABlockIsCalledFromTheNextNavigationOn() {
    let stage = Stage()
    var count = 0
    stage.router.didNavigate { [router = stage.router] _ in router.didNavigate { _ in count += 1 } }
    stage.go(.nowhere)
    #expect(count == 0)
    stage.go(.nowhere)
    #expect(count == 1)
  }

  @Test func blocksAreCalledWhereTheAppShowsNothing() {
    let stage = Stage()
    stage.go(.nowhere)
    #expect(stage.app.calls == ["make nowhere", "show nowhere", "did nowhere"])
    #expect(stage.screen == "home")
  }

  @Test func blocksAreCalledWithoutAWindow() {
    let stage = Stage()
    stage.go(.push("a"), from: UIViewController())
    stage.go(.sheet("b"), from: UIViewController())
    #expect(stage.app.calls.suffix(2) == ["show sheet(\"b\")", "did sheet(\"b\")"])
    #expect(stage.app.calls.count == 6)
  }

  @Test func blocksAreCalledThoughAModalIsInTheWay() {
    let stage = Stage(animated: false)
    stage.go(.sheet("a"))
    stage.go(.sheet("b"))
    #expect(stage.screen == "home | a")
    #expect(stage.app.calls.last == "did sheet(\"b\")")
  }

  @Test func goingToTheSamePlaceTwiceIsTwoNavigations() {
    let stage = Stage(animated: false)
    stage.go(.push("a"))
    stage.go(.push("a"))
    #expect(stage.screen == "home a a")
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

  @Test func theAppNavigationRegisteredWhileAScreenIsMadeShowsIt() {
    let stage = Stage()
    let other = StageNavigation(animated: false)
    stage.app.made = { [router = stage.router] _ in router.setupAppNavigation(appNavigation: other) }
    stage.go(.push("a"))
    #expect(stage.app.calls == ["make push(\"a\")", "did push(\"a\")"])
    #expect(other.calls == ["show push(\"a\")"])
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

  @Test func aBlockThatNavigatesIsNestedWhereNothingIsUnderWay() {
    let stage = Stage(animated: false)
    stage.router.didNavigate { [router = stage.router, home = stage.home] in
      if case Place.push("a") = $0 { router.navigate(Place.push("b"), from: home) }
    }
    stage.router.didNavigate { [app = stage.app] in app.calls.append("second \($0)") }
    stage.go(.push("a"))
    #expect(
      stage.app.calls == [
        "make push(\"a\")", "show push(\"a\")", "did push(\"a\")",
        "make push(\"b\")", "show push(\"b\")", "did push(\"b\")", "second push(\"b\")",
        "second push(\"a\")",
      ])
    #expect(stage.screen == "home a b")
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
    // What was asked for inside is told first, as in the original.
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
