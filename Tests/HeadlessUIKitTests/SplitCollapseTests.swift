import HeadlessUIKit
import Testing

/// Columns that collapse onto one stack and expand again.
@MainActor
struct SplitCollapseTests {
  @Test func columnsAreBesideEachOtherInARegularWidth() {
    let world = SplitWindow([["a"], ["x", "y"]])
    #expect(!world.split.isCollapsed)
    #expect(world.split.displayMode == .oneBesideSecondary)
    #expect(world.split.splitBehavior == .tile)
    #expect(world.seen == ["a", "y"])
    #expect(world.split.viewControllers == world.stacks)
    #expect(world.split.children == world.stacks)
    #expect(world.stacks.allSatisfy { $0.parent === world.split })
    #expect(world.stacks[1].topViewController?.splitViewController === world.split)
    #expect(
      world.window.snapshot() == """
        window
          columns
            primary
              stack
                Screen "a" visible
            secondary
              stack
                Screen "x"
                Screen "y" visible
        """)
  }

  @Test func laterColumnsLieOnTheFirstInACompactWidth() {
    let world = SplitWindow([["a"], ["m"], ["x", "y"]], width: .compact)
    #expect(world.split.isCollapsed)
    #expect(world.seen == ["y"])
    #expect(Array(world.stacks[0].viewControllers.dropFirst()) == Array(world.stacks.dropFirst()))
    #expect(world.split.viewControllers == [world.stacks[0]])
    #expect(world.stacks[2].parent === world.stacks[0])
    #expect(world.stacks[2].navigationController === world.stacks[0])
    #expect(world.stacks[2].topViewController?.navigationController === world.stacks[2])
    #expect(world.stacks[2].topViewController?.splitViewController === world.split)
    #expect(
      world.window.snapshot() == """
        window
          columns collapsed
            primary
              stack
                Screen "a"
                stack
                  Screen "m"
                stack
                  Screen "x"
                  Screen "y" visible
        """)
  }

  @Test func collapseTakesFromTheScreenOnlyWhatIsCovered() {
    let world = SplitWindow([["a"], ["x"]])
    #expect(
      world.change(.compact) == [
        "topColumn secondary", "willChangeTo secondaryOnly", "willHide primary", "a willDisappear",
        "a didDisappear", "didCollapse",
      ])
    #expect(world.seen == ["x"])
  }

  @Test func expandShowsWhatWasCovered() {
    let world = SplitWindow([["a"], ["x"]], width: .compact)
    #expect(
      world.change(.regular) == [
        "expandTo oneBesideSecondary", "willChangeTo oneBesideSecondary", "willShow primary", "a load",
        "a willAppear", "a isAppearing", "a didAppear", "didExpand",
      ])
    #expect(world.seen == ["a", "x"])
    #expect(world.stacks[0].viewControllers.count == 1)
    #expect(world.stacks[1].parent === world.split)
  }

  @Test func whatWasPushedWhileCollapsedStaysInItsColumn() {
    let world = SplitWindow([["a"], ["x"]], width: .compact)
    world.stacks[1].pushViewController(world.screen("y"), animated: false)
    world.stacks[0].pushViewController(world.screen("z"), animated: false)
    #expect(world.seen == ["z"])
    _ = world.change(.regular)
    #expect(world.stacks[0].viewControllers.map(\.title) == ["a"])
    #expect(world.stacks[1].viewControllers.map(\.title) == ["x", "y", "z"])
    #expect(world.seen == ["a", "z"])
    #expect(world.stacks[1].viewControllers.allSatisfy { $0.parent === world.stacks[1] })
  }

  @Test func collapsingEndsWhatIsUnderWay() {
    let world = SplitWindow([["a"], ["x"]])
    world.stacks[1].pushViewController(world.screen("y"), animated: true)
    _ = world.change(.compact)
    #expect(world.seen == ["y"])
    #expect(world.window.clock.isIdle)
    world.stacks[1].popViewController(animated: true)
    _ = world.change(.regular)
    #expect(world.seen == ["a", "x"])
    #expect(world.window.clock.isIdle)
  }

  @Test func columnsAreReleasedWithTheSplitView() {
    let window = UIWindow()
    weak var split: UISplitViewController?
    weak var content: UIViewController?
    do {
      let made = UISplitViewController(style: .doubleColumn)
      let last = UIViewController()
      made.setViewController(UIViewController(), for: .primary)
      made.setViewController(last, for: .secondary)
      window.rootViewController = made
      window.makeKeyAndVisible()
      window.horizontalSizeClass = .regular
      made.hide(.primary)
      window.clock.runUntilIdle()
      window.horizontalSizeClass = .compact
      split = made
      content = last
    }
    #expect(split != nil && content != nil)
    window.rootViewController = nil
    #expect(split == nil && content == nil)
  }
}
