import ReSwiftRouter
import Testing

@MainActor @Suite("Actions that change the route from what it is")
struct RelativeActionTests {
  private func route(_ action: any Action, from route: Route) -> Route {
    var state = NavigationState()
    state.route = route
    return NavigationReducer.handleAction(action, state: state).route
  }

  @Test func pushGoesOneDeeper() {
    #expect(route(PushRouteAction("b"), from: ["a"]) == ["a", "b"])
    #expect(route(PushRouteAction("a"), from: []) == ["a"])
  }

  @Test(arguments: [(0, 3), (1, 2), (3, 0), (9, 0), (-1, 3)])
  func popGoesBackAndNoFurtherThanThereIs(count: Int, left: Int) {
    #expect(route(PopRouteAction(count), from: ["a", "b", "c"]).count == left)
  }

  @Test func popToEndsAtTheLastElementOfThatName() {
    #expect(route(PopToRouteAction("a"), from: ["a", "b", "a", "c"]) == ["a", "b", "a"])
    #expect(route(PopToRouteAction("x"), from: ["a", "b"]) == ["a", "b"])
  }

  @Test func replacePutsAnotherInThePlaceOfTheLast() {
    #expect(route(ReplaceRouteAction("c"), from: ["a", "b"]) == ["a", "c"])
    #expect(route(ReplaceRouteAction("c"), from: []) == ["c"])
  }

  @Test func routablesAreAskedForTheDifference() async {
    let stage = await Stage.at("a")
    stage.dispatch(PushRouteAction("b"))
    stage.dispatch(PushRouteAction("c", animated: false))
    stage.dispatch(ReplaceRouteAction("d"))
    stage.dispatch(PopToRouteAction("a"))
    await settle()
    #expect(
      stage.screens.log == ["a push b", "b push c at once", "b change c to d", "b pop d", "a pop b"])
  }

  @Test func aTabIsLeftAndFoundAgainAsItWas() {
    let store = Store<AppState>(reducer: appReducer, state: nil)
    var route: Route { store.state.navigationState.route }
    store.dispatch(SetRouteAction(["tabs", "home", "user", "photo"]))
    store.dispatch(SelectTabAction(["tabs", "stats"]))
    #expect(route == ["tabs", "stats"])
    store.dispatch(PushRouteAction("month"))
    store.dispatch(SelectTabAction(["tabs", "home"]))
    #expect(route == ["tabs", "home", "user", "photo"])
    store.dispatch(SelectTabAction(["tabs", "home"]))
    #expect(route == ["tabs", "home", "user", "photo"])
    store.dispatch(SelectTabAction(["tabs", "stats"]))
    #expect(route == ["tabs", "stats", "month"])
  }

  @Test func whatTheUserLeftInATabDoesNotComeBackWithTheTab() {
    let store = Store<AppState>(reducer: appReducer, state: nil)
    var route: Route { store.state.navigationState.route }
    store.dispatch(SetRouteAction(["tabs", "home", "user"]))
    store.dispatch(SelectTabAction(["tabs", "stats"]))
    store.dispatch(SelectTabAction(["tabs", "home"]))
    store.dispatch(UserWentBackAction(from: ["tabs", "home", "user"]))
    store.dispatch(SetRouteAction(["tabs", "stats"]))
    store.dispatch(SelectTabAction(["tabs", "home"]))
    #expect(route == ["tabs", "home"])
  }

  @Test(arguments: [
    (["tabs", "home", "user"], ["tabs", "home"]),
    (["tabs", "home", "user", "photo"], ["tabs", "home", "user"]),
    (["tabs", "home"], ["tabs", "home"]), (["tabs"], ["tabs", "home"]),
    (["other"], ["tabs", "home", "user", "photo"]),
  ])
  func whatTheUserLeftAsAnotherTabWasAskedForDoesNotComeBackEither(place: Route, found: Route) {
    let store = Store<AppState>(reducer: appReducer, state: nil)
    store.dispatch(SetRouteAction(["tabs", "home", "user", "photo"]))
    store.dispatch(SelectTabAction(["tabs", "stats"]))
    store.dispatch(UserWentBackAction(from: place))
    store.dispatch(SelectTabAction(["tabs", "home"]))
    #expect(store.state.navigationState.route == found)
  }

  @Test func aTabThatIsSelectedFromElsewhereIsSimplyGoneTo() {
    #expect(route(SelectTabAction(["tabs", "home"]), from: ["login"]) == ["tabs", "home"])
    #expect(route(SelectTabAction(["tabs", "home"]), from: ["tabs"]) == ["tabs", "home"])
    #expect(route(SelectTabAction([]), from: ["tabs"]) == ["tabs"])
  }

  @Test func whatTheUserLeftIsTakenOffOnlyWhereItStillIs() {
    #expect(route(UserWentBackAction(from: ["a", "b"]), from: ["a", "b", "c"]) == ["a"])
    #expect(route(UserWentBackAction(from: ["a", "b"]), from: ["a", "x"]) == ["a", "x"])
    #expect(route(UserWentBackAction(from: []), from: ["a"]) == ["a"])
  }
}
