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
      world.change(.regular)
        == [
          "expandTo oneBesideSecondary", "willChangeTo oneBesideSecondary", "willShow primary",
          "a willAppear",
          "a isAppearing", "a didAppear", "didExpand",
        ].inserting("a load", at: 3))
    #expect(world.seen == ["a", "x"])
    #expect(world.stacks[0].viewControllers.count == 1)
    #expect(world.stacks[1].parent === world.split)
  }

  @Test func theDelegateChoosesWhatIsOnTop() {
    let world = SplitWindow([["a"], ["m"], ["x"]])
    world.window.tilesColumns = true
    world.delegate.top = .primary
    _ = world.change(.compact)
    #expect(world.seen == ["a"])
    #expect(world.stacks[0].viewControllers.count == 1)
    _ = world.change(.regular)
    world.delegate.top = .supplementary
    _ = world.change(.compact)
    #expect(world.seen == ["m"])
    _ = world.change(.regular)
    #expect(world.seen == ["m", "x"])
  }

  @Test func theDelegateChoosesWhatExpands() {
    let world = SplitWindow([["a"], ["m"], ["x"]], width: .compact)
    world.delegate.mode = .twoBesideSecondary
    _ = world.change(.regular)
    #expect(world.split.displayMode == .twoBesideSecondary)
    #expect(world.seen == ["a", "m", "x"])
    _ = world.change(.compact)
    world.delegate.mode = .secondaryOnly
    #expect(
      world.change(.regular) == ["expandTo oneBesideSecondary", "didExpand"])
    #expect(world.seen == ["x"])
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

  @Test func aColumnGoneBackFromIsThereWhenExpanded() {
    let world = SplitWindow([["a"], ["x"]], width: .compact)
    #expect(world.window.user.tapBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a"])
    #expect(world.split.viewController(for: .secondary) === world.stacks[1])
    _ = world.change(.regular)
    #expect(world.seen == ["a", "x"])
    #expect(world.stacks[1].parent === world.split)
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

  @Test func theCompactColumnTakesThePlaceOfAll() {
    let world = SplitWindow([["a"], ["x"]])
    let compact = world.screen("c")
    world.split.setViewController(compact, for: .compact)
    #expect(world.seen == ["a", "x"])
    let calls = world.change(.compact)
    #expect(calls.first == "topColumn compact")
    #expect(calls.contains("willShow compact"))
    #expect(world.seen == ["c"])
    #expect(world.split.viewControllers == [compact])
    world.split.show(.secondary)
    #expect(world.seen == ["c"])
    let back = world.change(.regular)
    #expect(back.contains("willHide compact"))
    #expect(world.seen == ["a", "x"])
  }

  @Test func emptyColumnsTakeNoPart() {
    let split = UISplitViewController(style: .tripleColumn)
    let window = UIWindow()
    split.setViewController(UIViewController(), for: .primary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    #expect(split.isCollapsed)
    #expect((split.viewControllers.first as? UINavigationController)?.viewControllers.count == 1)
    window.horizontalSizeClass = .regular
    #expect(!split.isCollapsed)
    window.horizontalSizeClass = .compact
    #expect(split.isCollapsed)
  }
}

extension [String] {
  fileprivate func inserting(_ line: String, at index: Int) -> [String] {
    var lines = self
    lines.insert(line, at: index)
    return lines
  }
}
