import HeadlessUIKit
import Testing

/// The questions about columns that Apple's documentation leaves open, answered in the other way.
@MainActor
struct SplitVariantTests {
  @Test func aControllerSetForTheLastColumnMayTakeThePlaceOfTheStack() {
    let world = SplitWindow([["a"], ["x"]])
    world.window.variant.settingSecondaryPushes = false
    let next = world.screen("y")
    world.split.setViewController(next, for: .secondary)
    #expect(next.navigationController !== world.stacks[1])
    #expect(world.seen == ["a", "y"])
    #expect(next.navigationController?.viewControllers.count == 1)
  }

  @Test(arguments: [true, false]) func theFirstCollapseIsToldOrNot(_ isTold: Bool) {
    let world = SplitWindow([["a"], ["x"]])
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = world.delegate
    split.setViewController(world.screen("p"), for: .primary)
    world.window.variant.firstCollapseIsTold = isTold
    world.window.rootViewController = nil
    _ = world.change(.compact)
    world.window.rootViewController = split
    #expect(
      world.log.take().filter { !$0.hasPrefix("p ") }
        == (isTold ? ["topColumn primary", "didCollapse"] : ["topColumn primary"]))
    _ = world.change(.regular)
    #expect(world.change(.compact).last == "didCollapse")
  }

  @Test func collapseMayTellNoColumns() {
    let world = SplitWindow([["a"], ["x"]])
    world.window.variant.collapseTellsColumns = false
    #expect(
      world.change(.compact) == ["topColumn secondary", "a willDisappear", "a didDisappear", "didCollapse"])
    #expect(
      world.change(.regular) == [
        "expandTo oneBesideSecondary", "a willAppear", "a isAppearing", "a didAppear", "didExpand",
      ])
  }

  @Test func backMayTellNoColumns() {
    let world = SplitWindow([["a"], ["x"]], width: .compact)
    world.window.variant.backTellsColumns = false
    #expect(world.window.user.tapBack())
    world.window.clock.runUntilIdle()
    #expect(!world.log.take().contains { $0.hasPrefix("will") })
  }

  @Test func aColumnThatMovesMayAppearAgain() {
    let world = SplitWindow([["a"], ["x"]])
    world.window.variant.movedColumnsReappear = true
    #expect(
      world.change(.compact).filter { $0.hasPrefix("x ") } == [
        "x willDisappear", "x didDisappear", "x willAppear", "x isAppearing", "x didAppear",
      ])
    #expect(world.seen == ["x"])
    #expect(
      world.change(.regular).filter { $0.hasPrefix("x ") } == [
        "x willDisappear", "x didDisappear", "x willAppear", "x isAppearing", "x didAppear",
      ])
    #expect(world.seen == ["a", "x"])
  }

  @Test func hiddenColumnsMayFollowAtOnce() {
    let world = SplitWindow([["a"], ["x"]])
    world.window.variant.tellsHiddenOfTraits = true
    let tabs = UITabBarController()
    world.window.rootViewController = tabs
    tabs.viewControllers = [world.split, world.screen("t")]
    tabs.selectedIndex = 1
    let calls = world.change(.compact)
    #expect(calls.first == "topColumn secondary" && calls.last == "didCollapse")
    #expect(!calls.contains { $0.hasPrefix("a ") || $0.hasPrefix("x ") })
    #expect(world.split.isCollapsed)
    tabs.selectedIndex = 0
    #expect(world.seen == ["x"])
    tabs.selectedIndex = 1
    _ = world.change(.regular)
    #expect(!world.split.isCollapsed)
    tabs.selectedIndex = 0
    #expect(world.seen == ["a", "x"])
  }
}
