import HeadlessUIKit
import RGRoutable
import Testing
import WaymarkTesting

/// What hostile routables do inside their closures, and what becomes of it.
@MainActor
@Suite struct HostileRoutableTests {
  private let stage = Stage()

  private func rest() {
    for _ in 0..<10 {
      stage.rest()
      stage.clock.advance(by: .milliseconds(100))
    }
  }

  private func expectRest(_ screen: String, sourceLocation: SourceLocation = #_sourceLocation) {
    rest()
    #expect(stage.screen == screen, sourceLocation: sourceLocation)
    #expect(stage.failures.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func onReturnPushesPresentsAndRemovesInTurn() {
    let animated = true
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    rest()
    let home = stage.home
    home.router.onReturn = { [unowned home] _ in
      home.router.onReturn = nil
      home.push(next: Screen("a"), animated: animated)
      home.present(next: Screen("b"), animated: animated, completion: nil)
      home.push(next: Screen("c"), animated: animated)
    }
    sheet.remove(payload: sheet.says(.bye), animated: animated, completion: nil)
    expectRest("home a c | b")
  }

  @Test func everyHandlerIsCalledOnceThoughEachAsksForMore() {
    var calls: [String: Int] = [:]
    func note(_ name: String) { calls[name, default: 0] += 1 }
    let (a, b, c) = (Screen("a"), Screen("b"), Screen("c"))
    let stage = stage
    stage.home.present(next: a, animated: true) {
      note("a")
      a.present(next: b, animated: true) {
        note("b")
        b.present(next: c, animated: false) {
          note("c")
          c.remove(payload: nil, animated: true) {
            note("c removed")
            a.remove(payload: nil, animated: true) { note("a removed") }
          }
        }
      }
    }
    rest()
    rest()
    #expect(calls == ["a": 1, "b": 1, "c": 1, "c removed": 1, "a removed": 1])
  }

  @Test func aScreenIsRemovedTwiceInOneTurnWithHandlers() {
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    rest()
    var count = 0
    sheet.remove(payload: sheet.says(.hello), animated: true) { count += 1 }
    sheet.remove(payload: sheet.says(.bye), animated: true) { count += 1 }
    expectRest("home")
    #expect(count == 2)
    #expect(stage.home.returned == [.hello, .bye])
  }

  @Test func theSameScreenIsPresentedTwiceInOneTurn() {
    let sheet = Screen("sheet")
    var count = 0
    stage.home.present(next: sheet, animated: true) { count += 1 }
    stage.home.push(next: Screen("a"), animated: true)
    rest()
    #expect(count == 1)
    #expect(stage.screen == "home a | sheet")
  }

  @Test func theTransitionsAreReplacedInTheMiddle() {
    stage.home.push(next: Screen("a"))
    RoutableTransitions.shared = RoutableTransitions()
    stage.home.push(next: Screen("b"))
    rest()
    rest()
    #expect(stage.screen == "home a b")
  }

  @Test(arguments: [true, false]) func aScreenIsReleasedWhileItsRemovalWaits(animated: Bool) {
    weak var released: Screen?
    do {
      let screens = stage.build("a", "b")
      released = screens[1]
      stage.home.push(next: Screen("c"))
      screens[1].remove(payload: screens[1].says(.bye), animated: animated, completion: nil)
      screens[1].remove(payload: nil, animated: animated, completion: nil)
      screens[1].remove(payload: nil, animated: animated, completion: nil)
    }
    rest()
    #expect(released == nil)
    // The first pops what is on top, the second the screen, and the third finds it gone.
    #expect(stage.screen == "home a")
  }

  @Test func aSheetPulledDownWhileItsCompletionsAsk() throws {
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    rest()
    let pull = try #require(stage.window.user.beginPullDown())
    var calls: [String] = []
    sheet.present(next: Screen("over"), animated: true) { calls.append("presented") }
    sheet.remove(payload: sheet.says(.bye), animated: true) { calls.append("removed") }
    pull.update(0.5)
    pull.finish()
    expectRest("home | over")
    #expect(stage.home.returned == [.bye])
    #expect(calls == ["presented", "removed"])
  }

  @Test func aDeadWindowsTransitionsDoNotHoldUpOthers() {
    let other = UIWindow()
    let first = Screen("first")
    let root = RoutableStack(rootViewController: first)
    other.rootViewController = root
    other.makeKeyAndVisible()
    first.push(next: Screen("x"))
    stage.home.push(next: Screen("a"))
    other.isHidden = true
    other.rootViewController = nil
    rest()
    other.clock.runUntilIdle()
    rest()
    stage.clock.advance(by: .seconds(4))
    rest()
    #expect(stage.screen == "home a")
  }

  @Test func onCompleteCalledInsideTheOnReturnOfAnother() {
    let screens = stage.build("a", "b", "c")
    screens[1].router.onReturn = { [unowned b = screens[1]] _ in b.router.onComplete(b.says(.bye)) }
    screens[0].router.onReturn = { [unowned a = screens[0]] _ in a.router.onComplete(a.says(.hello)) }
    screens[2].router.onComplete(screens[2].says(.bye))
    expectRest("home")
    #expect(stage.home.returned == [.hello])
  }
}
