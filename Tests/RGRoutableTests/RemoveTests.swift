import HeadlessUIKit
import RGRoutable
import Testing

@MainActor
@Suite struct RemoveTests {
  @Test func theTopIsPoppedAndTheOneBelowGetsThePayloadAtOnce() {
    let stage = Stage()
    let top = stage.build("a")[0]
    top.remove(payload: top.says(.hello), animated: true, completion: nil)
    #expect(stage.home.returned == [.hello])
    #expect(!stage.window.clock.isIdle)
    stage.rest()
    #expect(stage.screen == "home")
  }

  @Test func popCallsNoCompletion() {
    let stage = Stage()
    let top = stage.build("a")[0]
    var isCalled = false
    top.remove(payload: nil, animated: true) { isCalled = true }
    stage.rest()
    #expect(stage.screen == "home")
    #expect(!isCalled)
  }

  @Test func withoutAnimationAPoppedScreenHasLeftItsStackAndNobodyGetsThePayload() {
    let stage = Stage()
    let top = stage.build("a")[0]
    top.remove(payload: top.says(.hello), animated: false, completion: nil)
    #expect(stage.screen == "home")
    #expect(stage.home.returned.isEmpty)
  }

  @Test func aPresentedScreenIsDismissedAndTheTopBelowGetsThePayload() {
    let stage = Stage()
    let top = stage.build("a")[0]
    let sheet = Screen("sheet")
    top.present(next: sheet, animated: false, completion: nil)
    var isCalled = false
    sheet.remove(payload: sheet.says(.bye), animated: true) { isCalled = true }
    #expect(top.returned == [.bye])
    #expect(stage.home.returned.isEmpty)
    #expect(!isCalled)
    stage.rest()
    #expect(isCalled)
    #expect(stage.screen == "home a")
  }

  @Test func removeNavigationStackDismissesAllOfItFromWhereverItIs() {
    let stage = Stage()
    let root = Screen("root")
    let top = Screen("top")
    stage.home.present(next: RoutableStack(rootViewController: root), animated: false, completion: nil)
    root.push(next: top, animated: false)
    #expect(stage.screen == "home | root top")
    var isCalled = false
    top.removeNavigationStack(payload: top.says(.bye), animated: true) { isCalled = true }
    #expect(stage.home.returned == [.bye])
    #expect(root.returned.isEmpty)
    stage.rest()
    #expect(isCalled)
    #expect(stage.screen == "home")
  }

  @Test func removeNavigationStackOutsideAStackDoesNothing() {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    sheet.removeNavigationStack(payload: sheet.says(.bye), animated: false, completion: nil)
    #expect(stage.screen == "home | sheet")
    #expect(stage.home.returned.isEmpty)
  }

  @Test func theDefaultOfOnCompleteRemovesTheSender() {
    let stage = Stage()
    let top = stage.build("a")[0]
    top.router.onComplete(top.says(.hello))
    #expect(stage.home.returned == [.hello])
    stage.rest()
    #expect(stage.screen == "home")
  }
}
