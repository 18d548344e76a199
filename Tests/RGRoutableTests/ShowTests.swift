import HeadlessUIKit
import RGRoutable
import Testing

/// Pushes and presentations, as in the original.
@MainActor
@Suite struct ShowTests {
  @Test(arguments: [true, false]) func pushesWithinTheCall(animated: Bool) {
    let stage = Stage()
    stage.home.push(next: Screen("a"), animated: animated)
    #expect(stage.screen == "home a")
    #expect(stage.window.clock.isIdle == !animated)
  }

  @Test(arguments: [true, false]) func presentsWithinTheCallAndCompletesWhenShown(animated: Bool) {
    let stage = Stage()
    var isCalled = false
    stage.home.present(next: Screen("a"), animated: animated) { isCalled = true }
    #expect(stage.screen == "home | a")
    #expect(isCalled == !animated)
    stage.rest()
    #expect(isCalled)
  }

  @Test func theShortFormsAreAnimated() {
    let stage = Stage()
    stage.home.push(next: Screen("a"))
    #expect(!stage.window.clock.isIdle)
    stage.rest()
    stage.home.present(next: Screen("b"))
    #expect(!stage.window.clock.isIdle)
    stage.rest()
    #expect(stage.screen == "home a | b")
  }

  @Test func withoutAStackAPushDoesNothing() {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    sheet.push(next: Screen("a"), animated: true)
    #expect(stage.screen == "home | sheet")
    #expect(stage.window.clock.isIdle)
  }

  @Test func aPresentationThatUIKitRefusesKeepsNobodyWaiting() {
    let stage = Stage()
    stage.home.present(next: Screen("a"), animated: false, completion: nil)
    let warnings = UIKitWarnings.during {
      stage.home.present(next: Screen("b"), animated: true, completion: nil)
    }
    #expect(warnings.map(\.kind) == [.alreadyPresenting])
    stage.home.push(next: Screen("c"), animated: false)
    #expect(stage.screen == "home c | a")
  }

  @Test func whatNobodyImplementsIsAFailure() {
    final class Bare: Routable { let router = Router() }
    let stage = Stage()
    Bare().push(next: stage.home)
    Bare().removeNavigationStack(payload: nil, animated: true, completion: nil)
    #expect(
      stage.failures == [
        "Bare is no UIViewController and does not implement push(next:animated:). Implement it.",
        "Bare is no UIViewController and does not implement "
          + "removeNavigationStack(payload:animated:completion:). Implement it.",
      ])
  }

  @Test func aTypeMayHaveTheLongFormsAlone() {
    final class Long: Routable {
      let router = Router()
      var calls: [String] = []
      func push(next: any Routable, animated: Bool) { calls.append("push \(animated)") }
      func present(next: any Routable, animated: Bool, completion handler: (() -> Void)?) {
        calls.append("present \(animated)")
      }
      func remove(payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?) {
        calls.append("remove \(animated)")
      }
      func removeNavigationStack(
        payload: RoutablePayload?, animated: Bool, completion handler: (() -> Void)?
      ) {}
    }
    let long = Long()
    long.push(next: Screen("a"))
    long.present(next: Screen("a"))
    Router.onComplete(long.routablePayload())
    #expect(long.calls == ["push true", "present true", "remove true"])
  }
}
