import ReSwiftRouter
import Testing

@Suite("Navigation state")
struct NavigationStateTests {
  @Test func dataOfAPlaceIsFoundByItsRoute() {
    let action = SetRouteSpecificData(route: ["part1", "part2"], data: "UserID_10")
    let state = NavigationReducer.handleAction(action, state: nil)
    let data: String? = state.getRouteSpecificState(["part1", "part2"])
    #expect(data == "UserID_10")
    let number: Int? = state.getRouteSpecificState(["part1", "part2"])
    #expect(number == nil)
    let elsewhere: String? = state.getRouteSpecificState(["part1"])
    #expect(elsewhere == nil)
  }

  @Test func setRouteKeepsWhetherToAnimate() {
    let state = NavigationReducer.handleAction(SetRouteAction(["a"], animated: false), state: nil)
    #expect(state.route == ["a"])
    #expect(!state.changeRouteAnimated)
  }

  @Test func theNameOfTheActionIsKept() {
    #expect(SetRouteAction.type == "RE_SWIFT_ROUTER_SET_ROUTE")
  }

  @Test func anElementWithASlashIsOneElement() {
    #expect(RouteHash(route: ["a/b"]) != RouteHash(route: ["a", "b"]))
    let action = SetRouteSpecificData(route: ["a/b"], data: 1)
    let state = NavigationReducer.handleAction(action, state: nil)
    let ofTwo: Int? = state.getRouteSpecificState(["a", "b"])
    #expect(ofTwo == nil)
    #expect(state.getRouteSpecificState(["a/b"]) == 1)
    #expect(RouteHash(route: []) != RouteHash(route: [""]))
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b", "c"], ["a"]), (["a", "b"], ["a", "x"], ["a", "x"]), ([], ["a"], ["a"]),
  ])
  @MainActor func whatTheUserLeftIsTakenOffOnlyWhereItStillIs(left: [String], route: [String], rest: [String])
  {
    var state = NavigationState()
    state.route = route
    #expect(NavigationReducer.handleAction(UserWentBackAction(from: left), state: state).route == rest)
  }
}
