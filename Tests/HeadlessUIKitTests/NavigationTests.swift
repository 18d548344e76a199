import HeadlessUIKit
import Testing

/// When a stack makes which calls.
@MainActor
struct NavigationTests {
  @Test func pushWithAnimationEndsWithTheClock() {
    let world = StackWindow("a")
    world.stack.pushViewController(world.screen("b"), animated: true)
    #expect(world.names == ["a", "b"])
    #expect(
      world.log.take() == ["b willMove", "b load", "a willDisappear", "b willAppear", "b isAppearing"])
    world.window.clock.advance(by: 0.3)
    #expect(world.log.take() == [])
    world.window.clock.advance(by: 0.1)
    #expect(world.log.take() == ["a didDisappear", "b didAppear", "b didMove"])
  }

  @Test func swipeGivenUpRestoresTheStack() throws {
    let world = StackWindow("a", "b")
    let swipe = try #require(world.window.user.beginSwipeBack())
    swipe.update(0.3)
    world.window.clock.runUntilIdle()
    #expect(world.names == ["a"])
    swipe.cancel()
    world.window.clock.runUntilIdle()
    #expect(world.names == ["a", "b"])
    #expect(
      world.log.take() == [
        "b willLeave", "a load", "b willDisappear", "a willAppear", "a isAppearing", "a willDisappear",
        "a didDisappear", "b willAppear", "b didAppear",
      ])
  }

  @Test func changesDuringATransitionShowWhenItHasEnded() {
    let world = StackWindow("a")
    world.stack.pushViewController(world.screen("b"), animated: true)
    let warnings = UIKitWarnings.during {
      world.stack.pushViewController(world.screen("c"), animated: true)
      world.stack.popToRootViewController(animated: false)
    }
    #expect(warnings.map(\.kind) == [.nestedNavigation, .nestedNavigation])
    #expect(world.names == ["a"])
    world.window.clock.runUntilIdle()
    #expect(world.window.snapshot() == "window\n  stack\n    Screen \"a\" visible")
    #expect(world.log.take().suffix(2) == ["b didLeave", "c didLeave"])
  }

  @Test func whatACallbackTakesOffWhileTheStackIsSetIsOnItAfterAll() {
    let window = UIWindow()
    let (a, b, moved) = (Witness("a"), Witness("b"), Witness("moved"))
    let (from, to) = (UINavigationController(rootViewController: moved), UINavigationController())
    to.viewControllers = [a, b]
    let tabs = UITabBarController()
    tabs.viewControllers = [from, to]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    moved.interrupts = { [weak moved] in
      moved?.interrupts = nil
      to.popToRootViewController(animated: false)
    }
    to.setViewControllers([a, b, moved], animated: false)
    #expect(moved.interrupts == nil)
    #expect(to.viewControllers == [a, b, moved])
    #expect(to.viewControllers.allSatisfy { $0.parent === to })
  }
}
