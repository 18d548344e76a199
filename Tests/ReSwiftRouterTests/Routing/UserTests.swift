import ReSwiftRouter
import Testing

@MainActor @Suite("What the user does without asking")
struct UserTests {
  @Test func goingBackIsToldToTheStoreAndAsksForNothing() async {
    let stage = await Stage.at("a", "b", "c")
    stage.router.userWentBack()
    #expect(stage.route == ["a", "b"])
    await settle()
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
    await stage.screens.complete()
    await settle()
    await stage.screens.completeAll()
    #expect(stage.screens.shown == stage.route)
    #expect(stage.router.engine.isSettled)
  }

  @Test func aScreenMayBeDismissedWhileChangesWait() async {
    let stage = await Stage.at("a", "b")
    stage.screens.answer = .later
    await stage.go("a", "b", "c")
    await stage.go("a", "b", "c", "d")
    await stage.screens.complete()
    stage.screens.shown.removeLast()
    stage.screens.shown.removeLast()
    stage.screens.shown.removeLast()
    stage.router.userWentBack(from: ["a", "b"])
    await settle()
    await stage.screens.completeAll()
    await settle()
    #expect(stage.screens.shown == stage.route)
    #expect(stage.route == ["a"])
    #expect(stage.router.engine.isSettled)
  }

  @Test func whatTheUserLeavesBeforeALaterRouteHasBegunDoesNotComeBack() async {
    let stage = await Stage.at("a", "b")
    stage.dispatch(SetRouteAction(["a", "b", "c"]))
    stage.screens.shown.removeLast()
    stage.router.userWentBack()
    await settle()
    #expect(stage.route == ["a"])
    #expect(stage.screens.log.isEmpty)
    await stage.go("a", "d")
    #expect(stage.screens.log == ["a push d"])
    #expect(stage.screens.shown == stage.route)
  }

  @Test func whatTheUserLeavesComesBackWhereTheStoreKeepsIt() async {
    let screens = Screens()
    let store = Store<AppState>(
      reducer: { action, state in
        if let state, action is UserWentBackAction { return state }
        return appReducer(action: action, state: state)
      }, state: nil)
    store.dispatch(SetRouteAction(["a", "b"]))
    let router = Router(store: store, rootRoutable: Screen(name: "root", screens: screens)) { state in
      state.select { $0.navigationState }
    }
    await settle()
    store.dispatch(SetRouteAction(["a", "b", "c"]))
    screens.shown.removeLast()
    router.userWentBack()
    await settle()
    #expect(screens.shown == ["a", "b", "c"])
  }
}
