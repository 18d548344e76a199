import Dispatch
import HeadlessUIKit
import ReSwiftRouter
import Testing

@MainActor @Suite("The samples of the README", .serialized)
struct ReadMeTests {
  private func settle() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test func theScreenFollowsEveryLine() async throws {
    let delegate = AppDelegate()
    UIApplication.shared.launch(delegate)
    let window = try #require(delegate.window)
    func screen() -> String {
      window.clock.runUntilIdle()
      return window.snapshot()
    }
    await settle()
    #expect(screen() == "window\n  stack")

    mainStore.dispatch(SetRouteAction(["Home"]))
    await settle()
    #expect(screen() == "window\n  stack\n    HomeViewController visible")

    mainStore.dispatch(SetRouteAction(["Home", "User"]))
    await settle()
    #expect(
      screen() == """
        window
          stack
            HomeViewController visible
          sheet
            UserViewController visible
        """)

    mainStore.dispatch(SetRouteAction(["Home"]))
    await settle()
    #expect(screen() == "window\n  stack\n    HomeViewController visible")

    mainStore.dispatch(
      SetRouteAction(["TabBarViewController", StatsViewController.identifier])
    )
    await settle()
    let tabs = """
      window
        stack
          tabs
            tab "StatsViewController" selected
              StatsViewController visible
      """
    #expect(screen() == tabs)

    StatsViewController().cancelButtonTapped(UIButton())
    await settle()
    #expect(screen() == tabs)
    #expect(delegate.router?.engine.isSettled == true)
  }
}
