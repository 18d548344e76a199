import FreshRouter
import HeadlessUIKit
import Testing

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
}
