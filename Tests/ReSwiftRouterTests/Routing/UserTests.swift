import ReSwiftRouter
import Testing

@MainActor @Suite("What the user does without asking")
struct UserTests {
  @Test func goingBackIsToldToTheStoreAndAsksForNothing() async {
    let stage = await Stage.at("a", "b", "c")
    stage.router.userWentBack()
    #expect(stage.route == ["a", "b"])
    await nextTurn()
    #expect(stage.screens.log.isEmpty)
    #expect(stage.events.contains(.reported))
    await stage.go("a", "b", "d")
    #expect(stage.screens.log == ["b push d"])
  }

  @Test func whatLiesAboveAPlaceGoesWithIt() async {
    let stage = await Stage.at("a", "b", "c", "d")
    stage.router.userWentBack(from: ["a", "b"])
    #expect(stage.route == ["a"])
    await stage.go("a", "e")
    #expect(stage.screens.log == ["a push e"])
  }

  @Test(arguments: [["x"], ["a", "c"], ["a", "b", "c"], []])
  func aPlaceThatIsNotShownChangesNothing(place: [String]) async {
    let stage = await Stage.at("a", "b")
    stage.router.userWentBack(from: place)
    #expect(stage.route == ["a", "b"])
    #expect(stage.events.isEmpty)
  }

  @Test func aScreenMayBeDismissedWhileItIsBeingPushed() async {
    let stage = await Stage.at("a")
    stage.screens.answer = .later
    await stage.go("a", "b", "c")
    #expect(stage.screens.log == ["a push b"])
    stage.screens.shown.removeLast()
    stage.router.userWentBack()
    #expect(stage.route == ["a"])
    stage.screens.complete()
    await nextTurn()
    stage.screens.completeAll()
    #expect(stage.screens.shown == stage.route)
    #expect(stage.router.engine.isSettled)
  }

  @Test func aScreenMayBeDismissedWhileChangesWait() async {
    let stage = await Stage.at("a", "b")
    stage.screens.answer = .later
    await stage.go("a", "b", "c")
    await stage.go("a", "b", "c", "d")
    stage.screens.complete()
    stage.screens.shown.removeLast()
    stage.screens.shown.removeLast()
    stage.screens.shown.removeLast()
    stage.router.userWentBack(from: ["a", "b"])
    await nextTurn()
    stage.screens.completeAll()
    await nextTurn()
    #expect(stage.screens.shown == stage.route)
    #expect(stage.route == ["a"])
    #expect(stage.router.engine.isSettled)
  }
}
