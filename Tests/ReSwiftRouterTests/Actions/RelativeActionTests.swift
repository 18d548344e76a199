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
    #expect(route(ChangeRouteAction.push("b"), from: ["a"]) == ["a", "b"])
    #expect(route(ChangeRouteAction.push("a"), from: []) == ["a"])
  }

  @Test(arguments: [(0, 3), (1, 2), (3, 0), (9, 0), (-1, 3)])
  func popGoesBackAndNoFurtherThanThereIs(count: Int, left: Int) {
    #expect(route(ChangeRouteAction.pop(count), from: ["a", "b", "c"]).count == left)
  }

  @Test func popToEndsAtTheLastElementOfThatName() {
    #expect(route(ChangeRouteAction.popTo("a"), from: ["a", "b", "a", "c"]) == ["a", "b", "a"])
    #expect(route(ChangeRouteAction.popTo("x"), from: ["a", "b"]) == ["a", "b"])
  }

  @Test func replacePutsAnotherInThePlaceOfTheLast() {
    #expect(route(ChangeRouteAction.replace(with: "c"), from: ["a", "b"]) == ["a", "c"])
    #expect(route(ChangeRouteAction.replace(with: "c"), from: []) == ["c"])
  }

  @Test func routablesAreAskedForTheDifference() async {
    let stage = await Stage.at("a")
    stage.dispatch(ChangeRouteAction.push("b"))
    stage.dispatch(ChangeRouteAction.push("c", animated: false))
    stage.dispatch(ChangeRouteAction.replace(with: "d"))
    stage.dispatch(ChangeRouteAction.popTo("a"))
    await settle()
    #expect(
      stage.screens.log == ["a push b", "b push c at once", "b change c to d", "b pop d", "a pop b"])
  }

  @Test func whatTheUserLeftIsTakenOffOnlyWhereItStillIs() {
    #expect(route(UserWentBackAction(from: ["a", "b"]), from: ["a", "b", "c"]) == ["a"])
    #expect(route(UserWentBackAction(from: ["a", "b"]), from: ["a", "x"]) == ["a", "x"])
    #expect(route(UserWentBackAction(from: []), from: ["a"]) == ["a"])
  }
}
