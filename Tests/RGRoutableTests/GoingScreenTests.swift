import HeadlessUIKit
import RGRoutable
import Testing

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
}
