import HeadlessUIKit
import Testing

@MainActor
struct NavigationTests {
  @Test func pushWithoutAnimationEndsAtOnce() {
    let world = StackWindow("a")
    world.stack.pushViewController(world.screen("b"), animated: false)
    #expect(
      world.log.take() == [
        "b willMove", "b load", "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear",
        "b didAppear", "b didMove",
      ])
    #expect(world.window.clock.isIdle)
  }

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

  @Test func popWithAnimation() {
    let world = StackWindow("a", "b")
    let popped = world.stack.popViewController(animated: true)
    #expect(popped?.title == "b")
    #expect(world.names == ["a"])
    world.window.clock.runUntilIdle()
    #expect(
      world.log.take() == [
        "b willLeave", "a load", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear",
        "a didAppear", "b didLeave",
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
    #expect(
      world.window.snapshot() == """
        window
          stack
            Screen "a" visible
        """)
    #expect(world.log.take().suffix(2) == ["b didLeave", "c didLeave"])
  }

  @Test func whatCameAndWentUnseenDoesNotComeBackWithAGivenUpPush() {
    let world = StackWindow("a")
    let held = HeldPush()
    world.stack.delegate = held
    world.window.clock.endsUnanimatedAtOnce = false
    world.stack.pushViewController(world.screen("b"), animated: false)
    world.stack.pushViewController(world.screen("c"), animated: false)
    world.stack.popViewController(animated: false)
    world.stack.pushViewController(world.screen("d"), animated: true)
    world.window.clock.advance(by: 0.1)
    held.finger.cancel()
    world.window.clock.runUntilIdle()
    #expect(world.names == ["a", "b"])
    #expect(world.log.take().contains("c didLeave"))
  }

  @Test func theTopIsShownAfterAGivenUpPushThatBeganFromAnother() {
    let world = StackWindow("a", "b")
    let (a, b) = (world.stack.viewControllers[0], world.stack.viewControllers[1])
    let held = HeldPush()
    world.stack.delegate = held
    world.window.clock.endsUnanimatedAtOnce = false
    world.stack.setViewControllers([b, a], animated: false)
    world.stack.setViewControllers([a, b], animated: false)
    world.stack.pushViewController(world.screen("c"), animated: true)
    world.window.clock.advance(by: 0.1)
    held.finger.cancel()
    world.window.clock.runUntilIdle()
    #expect(world.names == ["a", "b"])
    #expect(world.window.user.frontmost === b)
  }

  /// What is just coming is put on another stack beside this one by what goes for it.
  @Test(arguments: [true, false], [true, false])
  func whatAnotherStackTakesInTheMiddleStaysThere(animated: Bool, endsAtOnce: Bool) {
    let window = UIWindow()
    window.clock.endsUnanimatedAtOnce = endsAtOnce
    let (a, b, moved) = (Witness("a"), Witness("b"), Witness("moved"))
    let (from, to) = (
      UINavigationController(rootViewController: a), UINavigationController(rootViewController: b)
    )
    let container = UIViewController()
    window.rootViewController = container
    window.makeKeyAndVisible()
    for stack in [from, to] {
      container.addChild(stack)
      container.view.addSubview(stack.view)
      stack.didMove(toParent: container)
    }
    a.interrupts = { [weak a] in
      a?.interrupts = nil
      to.setViewControllers([b, moved], animated: false)
    }
    from.pushViewController(moved, animated: animated)
    window.clock.runUntilIdle()
    #expect(from.viewControllers == [a])
    #expect(to.viewControllers == [b, moved])
    #expect(moved.viewIfLoaded?.isDescendant(of: to.view) == true)
    #expect([a.phase, b.phase, moved.phase] == [.shown, .hidden, .shown])
    #expect((a.faults + b.faults + moved.faults).isEmpty)
  }

  /// As one that the new top is taken from may do.
  @Test func whatACallbackTakesOffWhileTheStackIsSetIsOnItAfterAll() {
    let window = UIWindow()
    let (a, b, c, moved) = (Witness("a"), Witness("b"), Witness("c"), Witness("moved"))
    let (from, to) = (UINavigationController(rootViewController: moved), UINavigationController())
    to.viewControllers = [a, b, c]
    let tabs = UITabBarController()
    tabs.viewControllers = [from, to]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    moved.interrupts = { [weak moved] in
      moved?.interrupts = nil
      to.popToRootViewController(animated: false)
    }
    to.setViewControllers([a, b, c, moved], animated: false)
    #expect(moved.interrupts == nil)
    #expect(to.viewControllers == [a, b, c, moved])
    #expect(to.viewControllers.allSatisfy { $0.parent === to })
  }

  @Test func whatAStackOffTheScreenGivesBackIsSeenAgain() {
    let window = UIWindow()
    let (seen, hidden) = (UINavigationController(), UINavigationController())
    let (a, b, moved) = (Witness("a"), Witness("b"), Witness("moved"))
    seen.viewControllers = [a]
    hidden.viewControllers = [b]
    let tabs = UITabBarController()
    tabs.viewControllers = [seen, hidden]
    window.rootViewController = tabs
    window.clock.endsUnanimatedAtOnce = false
    window.makeKeyAndVisible()
    window.clock.runUntilIdle()
    seen.pushViewController(moved, animated: false)
    hidden.setViewControllers([b, moved], animated: false)
    hidden.setViewControllers([b], animated: false)
    seen.setViewControllers([a, moved], animated: false)
    window.clock.runUntilIdle()
    #expect(moved.phase == .shown)
    #expect(moved.view.window === window)
    #expect(moved.faults == [])
  }

  /// While both have a transition under way.
  @Test(arguments: [true, false])
  func whatAnotherStackHasTakenAndGivesBackIsSeenAgain(isAnimated: Bool) {
    let window = UIWindow()
    let (first, second) = (UINavigationController(), UINavigationController())
    let (a, b, moved) = (Witness("a"), Witness("b"), Witness("moved"))
    first.viewControllers = [a]
    second.viewControllers = [b]
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    window.horizontalSizeClass = .regular
    window.rootViewController = split
    window.clock.endsUnanimatedAtOnce = false
    window.makeKeyAndVisible()
    window.clock.runUntilIdle()
    second.pushViewController(moved, animated: isAnimated)
    first.setViewControllers([a, moved], animated: true)
    first.setViewControllers([a], animated: false)
    second.setViewControllers([b, moved], animated: false)
    window.clock.runUntilIdle()
    #expect([a, moved].map(\.phase) == [.shown, .shown])
    #expect([a, moved].allSatisfy { $0.view.window === window })
    #expect(moved.view.isDescendant(of: second.view))
    #expect((a.faults + b.faults + moved.faults).isEmpty)
  }

  /// The push before it has brought nothing in the end.
  @Test func aPushThatIsGivenUpAfterAnotherStackHasTakenTheTopIsTakenBack() {
    let window = UIWindow()
    let (seen, hidden) = (UINavigationController(), UINavigationController())
    let (a, b, moved, pushed) = (Witness("a"), Witness("b"), Witness("moved"), Witness("pushed"))
    seen.viewControllers = [a]
    hidden.viewControllers = [b]
    let tabs = UITabBarController()
    tabs.viewControllers = [seen, hidden]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let delegate = HeldPush()
    seen.pushViewController(moved, animated: true)
    hidden.setViewControllers([b, moved], animated: false)
    seen.delegate = delegate
    seen.pushViewController(pushed, animated: true)
    window.clock.advance(by: 1)
    #expect(seen.topViewController === pushed)
    delegate.finger.cancel()
    window.clock.runUntilIdle()
    #expect(seen.viewControllers == [a])
    #expect([a, b, moved, pushed].map(\.phase) == [.shown, .hidden, .hidden, .hidden])
    #expect(moved.view.window == nil)
    #expect((a.faults + b.faults + moved.faults + pushed.faults).isEmpty)
  }
}

/// A push that a finger holds.
private final class HeldPush: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning
{
  let finger = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { finger }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(
      withDuration: 0.2, animations: {},
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  @Test func swipeGivenUpRestoresTheStack() throws {
    let world = StackWindow("a", "b")
    let swipe = try #require(world.window.user.beginSwipeBack())
    #expect(world.names == ["a"])
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
}
