import ReRouter
import Testing

@MainActor @Suite("The samples of the README", .serialized)
struct ReadMeTests {
  @Test func theScreenFollowsEveryLine() throws {
    let delegate = AppDelegate()
    UIApplication.shared.launch(delegate)
    let window = try #require(delegate.window)
    func screen() -> String {
      window.clock.runUntilIdle()
      return window.snapshot()
    }
    func show(_ path: Path<AppCoordinator.Key>) -> String {
      mainStore.dispatch(Show(path: path))
      return screen()
    }
    #expect(screen() == "window\n  LogInController visible")
    #expect(
      show(addRoutePath()) == """
        window
          RouteListController visible
          sheet
            AddRouteController visible
        """)
    #expect(show(Path(.routeList)) == "window\n  RouteListController visible")

    let samples = Path<AppCoordinator.Key>(.samples)
    #expect(show(samples) == "window\n  stack\n    HomeController visible")
    #expect(
      show(samples.push(Coordinator.Key.pushOther)) == """
        window
          stack
            HomeController
            OtherController visible
        """)
    #expect(show(samples) == "window\n  stack\n    HomeController visible")
    #expect(
      show(samples.push(Coordinator.Key.presentOther)) == """
        window
          stack
            HomeController visible
          sheet
            OtherController visible
        """)
    #expect(show(Path(.logIn)) == "window\n  LogInController visible")
    #expect(delegate.router.engine.isSettled)
  }

  @Test func aPathThatNobodySetsIsFollowed() {
    let window = UIWindow()
    window.makeKeyAndVisible()
    let fixed = Store(
      reducer: { (_: Action, state: FixedState) -> FixedState in state }, observable: Variable(FixedState()))
    NavigationRouter(AppCoordinator(), store: fixed).setupUpdate()
    #expect(window.rootViewController is LogInController)

    let computed = Store(
      reducer: { (_: Action, _: ComputedState) -> ComputedState in ComputedState(isLoggedIn: true) },
      observable: Variable(ComputedState()))
    let router = NavigationRouter(AppCoordinator(), store: computed)
    router.setupUpdate()
    computed.dispatch(Show(path: Path()))
    #expect(window.rootViewController is RouteListController)
  }
}
