import FreshRouter
import HeadlessUIKit
import Testing

/// What is asked for inside a navigation belongs inside it, whatever waits.
@MainActor
@Suite("Navigations inside navigations")
struct InnerNavigationTests {
  private let stage = Stage()

  /// Has a navigation ask for others, before or after it shows its own screen, which it need not.
  private func intercept(
    _ outer: Place, showing: Bool = false, then inner: [Place], from screen: UIViewController? = nil
  ) {
    stage.app.intercept = { [unowned stage] place, from in
      guard "\(place)" == "\(outer)" else { return false }
      if showing {
        from.navigationController?.pushViewController(Screen("shown"), animated: true)
      }
      for next in inner { stage.router.navigate(next, from: screen ?? from) }
      return true
    }
  }

  @Test func itComesBeforeWhatWaits() {
    intercept(.push("account"), then: [.sheet("sign in")])
    stage.go(.push("a"))
    stage.go(.push("account"))
    stage.go(.sheet("other"))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home a | sign in | other")
    #expect(
      stage.app.calls == [
        "make push(\"a\")", "show push(\"a\")", "did push(\"a\")",
        "make push(\"account\")", "show push(\"account\")",
        "make sheet(\"sign in\")", "show sheet(\"sign in\")", "did sheet(\"sign in\")",
        "did push(\"account\")",
        "make sheet(\"other\")", "show sheet(\"other\")", "did sheet(\"other\")",
      ])
  }

  @Test func severalKeepTheirOrderAlsoWhereTheyHaveToWait() {
    intercept(.push("outer"), showing: true, then: [.push("b"), .push("c")])
    stage.go(.push("a"))
    stage.go(.push("outer"))
    stage.go(.push("z"))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home a shown b c z")
    #expect(
      stage.app.calls.filter { $0.hasPrefix("did") } == [
        "did push(\"a\")", "did push(\"b\")", "did push(\"c\")", "did push(\"outer\")",
        "did push(\"z\")",
      ])
  }

  @Test func oneInsideOneInsideOneComesFirst() {
    stage.app.intercept = { [unowned stage] place, from in
      switch place {
      case .push("1"):
        from.navigationController?.pushViewController(Screen("one"), animated: true)
        stage.router.navigate(Place.push("2"), from: from)
        stage.router.navigate(Place.push("4"), from: from)
        return true
      case .push("2"):
        stage.router.navigate(Place.push("3"), from: from)
        return true
      default: return false
      }
    }
    stage.go(.push("1"))
    stage.go(.push("5"))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home one 3 4 5")
    let told = stage.app.calls.filter { $0.hasPrefix("did") }.map { $0.filter(\.isNumber) }
    #expect(told == ["3", "2", "4", "1", "5"])
  }

  @Test func whatCannotBeShownInsideIsReportedAndTheRestGoesOn() {
    intercept(.push("outer"), then: [.sheet("b")], from: Screen("loose"))
    stage.go(.push("outer"))
    stage.go(.push("z"))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home z")
    #expect(
      stage.app.calls.filter { $0.hasPrefix("did") }
        == ["did sheet(\"b\")", "did push(\"outer\")", "did push(\"z\")"])
  }

  @Test(arguments: [true, false]) func aScreenThatWentWhileItsNavigationWaitedIsStoodInFor(animated: Bool) {
    let stage = Stage(animated: animated)
    stage.app.intercept = { place, from in
      guard case .push("replace") = place else { return false }
      from.navigationController?.setViewControllers([Screen("new")], animated: true)
      return true
    }
    stage.go(.push("replace"))
    stage.go(.sheet("sheet"))
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "new | sheet")
    #expect(stage.app.calls.last == "did sheet(\"sheet\")")
  }

  @Test func soIsOneThatIsPopped() throws {
    stage.go(.push("a"))
    stage.window.clock.runUntilIdle()
    let a = try #require(stage.navigation.topViewController)
    stage.app.intercept = { place, from in
      guard case .nowhere = place else { return false }
      from.navigationController?.popViewController(animated: true)
      return true
    }
    stage.go(.nowhere, from: a)
    stage.go(.sheet("sheet"), from: a)
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home | sheet")
  }

  @Test func whatABlockAsksForIsInsideToo() {
    intercept(.nowhere, then: [.push("1")])
    stage.router.didNavigate { [unowned stage] in
      if "\($0)" == "push(\"1\")" { stage.go(.push("2")) }
    }
    stage.go(.nowhere)
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home 1 2")
    #expect(
      stage.app.calls.filter { $0.hasPrefix("did") }
        == ["did push(\"1\")", "did push(\"2\")", "did nowhere"])
  }

  @Test(arguments: [true, false]) func aDismissalIsReportedThoughItShowsNoScreen(animated: Bool) {
    stage.go(.sheet("a"))
    stage.window.clock.runUntilIdle()
    stage.app.intercept = { _, from in
      from.dismiss(animated: animated)
      return true
    }
    stage.go(.nowhere)
    stage.window.clock.runUntilIdle()
    #expect(stage.screen == "home")
    #expect(stage.app.calls.last == "did nowhere")
  }

  @Test func whatIsDoneToAStackThatHasGoneIsReportedToo() {
    let loose = Screen("loose")
    let gone = UINavigationController(rootViewController: loose)
    stage.app.intercept = { _, from in
      from.navigationController?.setViewControllers([Screen("late")], animated: false)
      return true
    }
    stage.go(.nowhere, from: loose)
    #expect(gone.topViewController?.title == "late")
    #expect(stage.app.calls.last == "did nowhere")
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
    #expect(stage.app.calls.count { $0.hasPrefix("did") } == 8)
  }
}
