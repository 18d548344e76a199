import HeadlessUIKit
import Testing

/// The contents of the columns, and the columns that show.
@MainActor
struct SplitColumnTests {
  @Test func emptyingTheFirstColumnWhileCollapsedLeavesTheNextBelow() {
    let world = SplitWindow([["a"], ["m"], ["x"]], width: .compact)
    world.stacks[0].pushViewController(world.screen("y"), animated: false)
    _ = world.log.take()
    world.split.setViewController(nil, for: .primary)
    #expect(world.split.viewControllers == [world.stacks[1]])
    #expect(world.stacks[0].viewControllers.map(\.title) == ["a"])
    #expect(world.stacks[0].parent == nil)
    #expect(world.stacks[1].viewControllers.last === world.stacks[2])
    #expect(world.seen == ["y"])
    #expect(!world.log.take().contains { $0.hasPrefix("a ") })
    #expect(world.window.user.tapBack())
    #expect(world.window.user.tapBack() == false)
    world.window.clock.runUntilIdle()
    #expect(world.window.user.tapBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["m"])
    _ = world.change(.regular)
    #expect(world.seen == ["m", "x"])
    #expect(world.split.children == [world.stacks[1], world.stacks[2]])
  }

  @Test func settingAColumnOnTheCollapsedStackExchangesItThere() {
    let world = SplitWindow([["a"], ["x"]], width: .compact)
    let other = UINavigationController(rootViewController: world.screen("y"))
    world.split.setViewController(other, for: .secondary)
    #expect(world.seen == ["y"])
    #expect(world.stacks[0].viewControllers.count == 2)
    world.split.setViewController(nil, for: .secondary)
    #expect(world.seen == ["a"])
    world.split.setViewController(other, for: .secondary)
    #expect(world.seen == ["a"])
    world.split.show(.secondary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["y"])
    #expect(other.parent === world.stacks[0])
  }

  @Test(
    arguments: [
      (.tile, .oneOverSecondary, .oneBesideSecondary), (.overlay, .twoBesideSecondary, .twoOverSecondary),
      (.displace, .twoOverSecondary, .twoDisplaceSecondary), (.overlay, .automatic, .secondaryOnly),
      (.displace, .automatic, .oneBesideSecondary), (.automatic, .oneOverSecondary, .oneOverSecondary),
      (.automatic, .twoDisplaceSecondary, .twoDisplaceSecondary), (.tile, .secondaryOnly, .secondaryOnly),
    ]
      as [(
        UISplitViewController.SplitBehavior, UISplitViewController.DisplayMode,
        UISplitViewController.DisplayMode
      )])
  func theBehaviourLimitsTheDisplayMode(
    _ behaviour: UISplitViewController.SplitBehavior, _ preferred: UISplitViewController.DisplayMode,
    _ shown: UISplitViewController.DisplayMode
  ) {
    let world = SplitWindow([["a"], ["m"], ["x"]])
    world.split.preferredSplitBehavior = behaviour
    world.split.preferredDisplayMode = preferred
    #expect(world.split.displayMode == shown)
  }

  @Test func aNarrowerWindowHidesColumnsThatAreLeftToTheSystem() {
    let world = SplitWindow([["a"], ["x"]])
    world.window.tilesColumns = false
    #expect(world.split.displayMode == .secondaryOnly)
    #expect(world.split.splitBehavior == .overlay)
    #expect(
      world.log.take() == [
        "willChangeTo secondaryOnly", "willHide primary", "a willDisappear", "a didDisappear",
      ])
    world.split.show(.primary)
    world.window.clock.runUntilIdle()
    #expect(world.split.displayMode == .oneOverSecondary)
    world.split.preferredDisplayMode = .oneBesideSecondary
    world.window.tilesColumns = true
    world.window.tilesColumns = false
    #expect(world.split.displayMode == .oneBesideSecondary)
  }

  @Test func aDetailIsShownInTheLastColumn() {
    let world = SplitWindow([["a"], ["x"]])
    let first = world.stacks[0].viewControllers[0]
    first.showDetailViewController(UINavigationController(rootViewController: world.screen("y")), sender: nil)
    #expect(world.seen == ["a", "y"])
    _ = world.change(.compact)
    #expect(world.window.user.tapBack())
    world.window.clock.runUntilIdle()
    first.showDetailViewController(world.screen("z"), sender: nil)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["z"])
    world.delegate.handles = true
    first.showDetailViewController(world.screen("v"), sender: nil)
    #expect(world.seen == ["z"])
  }

  @Test func showPushesInTheFirstColumn() {
    let world = SplitWindow([["a"], ["x"]])
    world.split.show(world.screen("b"), sender: nil)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["b", "x"])
    world.delegate.handles = true
    world.split.show(world.screen("c"), sender: nil)
    #expect(world.seen == ["b", "x"])
    let empty = UISplitViewController(style: .doubleColumn)
    let shown = UIViewController()
    empty.show(shown, sender: nil)
    #expect(empty.viewController(for: .primary) === shown)
  }

  @Test func withoutASplitViewADetailIsPresented() {
    let world = StackWindow("a")
    let detail = world.screen("d")
    world.stack.viewControllers[0].showDetailViewController(detail, sender: nil)
    #expect(world.stack.presentedViewController === detail)
  }

  @Test func viewControllersAreSetInOrder() {
    let split = UISplitViewController(style: .tripleColumn)
    let stacks = (0..<3).map { _ in UINavigationController(rootViewController: UIViewController()) }
    split.viewControllers = stacks
    #expect(split.viewController(for: .supplementary) === stacks[1])
    #expect(split.viewControllers == stacks)
  }
}
