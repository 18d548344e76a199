import HeadlessUIKit
import RGRoutable
import Testing

/// What a screen returns that is on its way out already, and in which order handlers are called.
@MainActor
@Suite struct GoingScreenTests {
  @Test func aSheetThatTheUserPullsDownGivesItsPayload() {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    #expect(stage.window.user.pullDown())
    sheet.remove(payload: sheet.says(.bye))
    stage.rest()
    #expect(stage.screen == "home")
    #expect(stage.home.returned == [.bye])
  }

  @Test func aScreenThatTheUserGoesBackFromGivesItsPayload() {
    let stage = Stage()
    let top = stage.build("a")[0]
    #expect(stage.window.user.tapBack())
    top.remove(payload: top.says(.bye))
    stage.rest()
    #expect(stage.screen == "home")
    #expect(stage.home.returned == [.bye])
  }

  @Test(arguments: [true, false]) func whatItAsksForIsShownByWhatIsThereRoutableOrNot(isPush: Bool) {
    let stage = Stage()
    let plain = UIViewController()
    plain.title = "plain"
    stage.stack.setViewControllers([plain], animated: false)
    let top = Screen("top")
    stage.stack.pushViewController(top, animated: false)
    #expect(stage.window.user.tapBack())
    if isPush { top.push(next: Screen("a")) } else { top.present(next: Screen("a")) }
    stage.rest()
    #expect(stage.screen == (isPush ? "plain a" : "plain | a"))
  }

  @Test(arguments: [true, false])
  func whatASheetPresentsThatAFingerHoldsIsShownAndCompleted(finishes: Bool) throws {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    let pull = try #require(stage.window.user.beginPullDown())
    var completed = 0
    let warnings = UIKitWarnings.during {
      sheet.present(next: Screen("next"), animated: true) { completed += 1 }
      if finishes { pull.finish() } else { pull.cancel() }
      stage.rest()
    }
    #expect(stage.screen == (finishes ? "home | next" : "home | sheet | next"))
    #expect(completed == 1)
    #expect(warnings.isEmpty)
  }

  @Test func whatASheetPresentsAfterItsRemovalIsShownAndCompleted() {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    var calls: [String] = []
    sheet.remove(payload: nil, animated: true) { calls.append("removed") }
    sheet.present(next: Screen("next"), animated: true) { calls.append("presented") }
    stage.rest()
    #expect(stage.screen == "home | next")
    #expect(calls == ["removed", "presented"])
  }

  @Test func whatASheetPresentsComesOverWhatHasTakenItsPlace() {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    #expect(stage.window.user.pullDown())
    var calls: [String] = []
    let warnings = UIKitWarnings.during {
      stage.home.present(next: Screen("a"), animated: true) { calls.append("a") }
      sheet.present(next: Screen("b"), animated: true) { calls.append("b") }
      stage.rest()
    }
    #expect(stage.screen == "home | a | b")
    #expect(calls == ["a", "b"])
    #expect(warnings.isEmpty)
  }

  @Test func whatTheTopOfSeveralSheetsPresentsAsAllGoIsShownAndCompleted() {
    let stage = Stage()
    let (low, high) = (Screen("low"), Screen("high"))
    stage.home.present(next: low, animated: false, completion: nil)
    let inner = RoutableStack(rootViewController: Screen("root"))
    low.present(next: inner, animated: false, completion: nil)
    inner.pushViewController(high, animated: false)
    #expect(stage.screen == "home | low | root high")
    var isShown = false
    stage.home.dismiss(animated: true)
    high.present(next: Screen("next"), animated: true) { isShown = true }
    stage.rest()
    #expect(stage.screen == "home | next")
    #expect(isShown)
  }

  @Test func itComesToWhatWasBelowAndNotToWhatHasCome() {
    let stage = Stage()
    let top = stage.build("a")[0]
    #expect(stage.window.user.tapBack())
    let next = Screen("next")
    stage.home.push(next: next)
    top.remove(payload: top.says(.bye))
    stage.rest()
    #expect(stage.screen == "home next")
    #expect(stage.home.returned == [.bye])
    #expect(next.returned.isEmpty)
  }

  @Test func aStackThatTheUserPullsDownGivesItsPayload() {
    let stage = Stage()
    let root = Screen("root")
    stage.home.present(next: RoutableStack(rootViewController: root), animated: false, completion: nil)
    #expect(stage.window.user.pullDown())
    root.removeNavigationStack(payload: root.says(.bye), animated: true, completion: nil)
    stage.rest()
    #expect(stage.screen == "home")
    #expect(stage.home.returned == [.bye])
  }

  @Test func theFirstScreenOfAStackThatHasGoneGivesItsPayload() {
    let stage = Stage()
    let root = Screen("root")
    stage.home.present(next: RoutableStack(rootViewController: root), animated: false, completion: nil)
    #expect(stage.window.user.pullDown())
    root.remove(payload: root.says(.bye))
    stage.rest()
    #expect(stage.screen == "home")
    #expect(stage.home.returned == [.bye])
  }

  @Test func aStackIsDismissedForAScreenThatHasLeftItMeanwhile() {
    let stage = Stage()
    let root = Screen("root")
    let top = Screen("top")
    stage.home.present(next: RoutableStack(rootViewController: root), animated: false, completion: nil)
    root.push(next: top, animated: false)
    var hasEnded = false
    root.router.onReturn = { payload in
      payload.sender?.removeNavigationStack(payload: payload, animated: true) { hasEnded = true }
    }
    top.remove(payload: top.says(.bye))
    stage.home.present(next: Screen("late"))
    #expect(stage.screen == "home | root")
    stage.rest()
    #expect(stage.screen == "home | late")
    #expect(stage.home.returned == [.bye])
    #expect(hasEnded)
  }

  @Test func aScreenThatIsRemovedByTheReceiverOfItsPayloadGivesItAgain() {
    let stage = Stage()
    let top = stage.build("a")[0]
    stage.home.router.onReturn = { [weak home = stage.home] in
      home?.returned.append($0.data as? Word)
      if home?.returned.count == 1 { $0.sender?.router.onComplete($0) }
    }
    top.remove(payload: top.says(.bye))
    stage.rest()
    #expect(stage.screen == "home")
    #expect(stage.home.returned == [.bye, .bye])
    #expect(stage.failures.isEmpty)
  }

  @Test func aScreenRemovedTwiceGivesBothPayloads() {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    sheet.remove(payload: sheet.says(.hello))
    sheet.remove(payload: sheet.says(.bye))
    stage.rest()
    #expect(stage.screen == "home")
    #expect(stage.home.returned == [.hello, .bye])
  }

  @Test func handlersAreCalledInTheOrderOfAsking() {
    let stage = Stage()
    stage.window.clock.endsUnanimatedAtOnce = false
    var calls: [String] = []
    stage.home.present(next: Screen("sheet"), animated: false) { calls.append("shown") }
    let gone = Screen("gone")
    gone.remove(payload: nil, animated: false) { calls.append("removed") }
    stage.rest()
    #expect(calls == ["shown", "removed"])
  }
}
