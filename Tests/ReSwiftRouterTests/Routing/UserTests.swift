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
