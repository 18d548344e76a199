import ReSwiftRouter
import Testing

@MainActor @Suite("The action that tells what the user has left")
struct UserWentBackActionTests {
  private func route(_ action: any Action, from route: Route) -> Route {
    var state = NavigationState()
    state.route = route
    return NavigationReducer.handleAction(action, state: state).route
  }

  @Test func whatTheUserLeftIsTakenOffOnlyWhereItStillIs() {
    #expect(route(UserWentBackAction(from: ["a", "b"]), from: ["a", "b", "c"]) == ["a"])
    #expect(route(UserWentBackAction(from: ["a", "b"]), from: ["a", "x"]) == ["a", "x"])
    #expect(route(UserWentBackAction(from: []), from: ["a"]) == ["a"])
  }
}
