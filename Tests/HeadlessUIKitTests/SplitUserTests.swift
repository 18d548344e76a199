import HeadlessUIKit
import Testing

/// A user's taps and gestures on columns.
@MainActor
struct SplitUserTests {
  @Test func backGoesFromColumnToColumn() {
    let world = SplitWindow([["a", "b"], ["x", "y"]], width: .compact)
    #expect(world.window.user.backMenu == ["x", "b", "a"])
    #expect(world.window.user.tapBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["x"])
    #expect(!world.log.take().contains("willHide secondary"))
    #expect(world.window.user.tapBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["b"])
    #expect(world.log.take().filter { $0.hasPrefix("will") } == ["willHide secondary", "willShow primary"])
    #expect(world.window.user.tapBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a"])
    #expect(!world.window.user.tapBack())
  }

  @Test func aTapOnTheirTabGoesToTheFirstColumnsRoot() {
    let world = SplitWindow([["a", "b"], ["x", "y"]], width: .compact)
    let tabs = UITabBarController()
    world.window.rootViewController = tabs
    tabs.viewControllers = [world.split]
    #expect(world.window.user.tapTab(0))
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a"])
  }

  @Test func aSwipeBackGivenUpLeavesTheColumn() throws {
    let world = SplitWindow([["a"], ["x"]], width: .compact)
    let swipe = try #require(world.window.user.beginSwipeBack())
    swipe.update(0.4)
    swipe.cancel()
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["x"])
    #expect(world.stacks[1].parent === world.stacks[0])
    #expect(
      world.log.take().filter { $0.hasPrefix("will") } == [
        "willHide secondary", "willShow primary", "willHide primary", "willShow secondary",
      ])
    #expect(world.window.user.swipeBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a"])
    #expect(world.stacks[1].parent == nil)
  }

  @Test func theUserActsInEachColumnThatShows() throws {
    let world = SplitWindow([["a", "b"], ["x", "y"]])
    let first = try #require(world.window.user.column(.primary))
    #expect(first.tapBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a", "y"])
    #expect(!first.tapBack())
    #expect(try #require(world.window.user.column(.secondary)).swipeBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a", "x"])
    var taps = 0
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps += 1 })
    world.stacks[0].viewControllers[0].navigationItem.rightBarButtonItem = item
    #expect(first.tap(item))
    #expect(!world.window.user.tap(item))
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    world.stacks[0].viewControllers[0].view.addSubview(button)
    #expect(world.window.user.tap(button))
    #expect(taps == 2)
    world.split.hide(.primary)
    world.window.clock.runUntilIdle()
    #expect(world.window.user.column(.primary) == nil)
    _ = world.change(.compact)
    #expect(world.window.user.column(.primary) == nil)
    #expect(world.window.user.column(.secondary) != nil)
  }

  @Test func theButtonShowsAndHidesColumns() {
    let world = SplitWindow([["a"], ["x"]])
    #expect(world.window.user.tapDisplayModeButton())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["x"])
    #expect(
      world.log.take() == [
        "willChangeTo secondaryOnly", "willHide primary", "a willDisappear", "a didDisappear",
      ])
    #expect(world.window.user.tapDisplayModeButton())
    #expect(!world.window.user.tapDisplayModeButton())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a", "x"])
    _ = world.change(.compact)
    #expect(!world.window.user.tapDisplayModeButton())
  }

  @Test func aSwipeShowsAndHidesColumns() {
    let world = SplitWindow([["a"], ["m"], ["x"]])
    #expect(world.window.user.swipeColumnIn())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a", "m", "x"])
    #expect(world.log.take().contains("willShow primary"))
    #expect(!world.window.user.swipeColumnIn())
    #expect(world.window.user.swipeColumnOut())
    world.window.clock.runUntilIdle()
    #expect(world.window.user.swipeColumnOut())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["x"])
    #expect(!world.window.user.swipeColumnOut())
  }

  @Test func aTapBesideHidesWhatLiesOverTheLastColumn() {
    let world = SplitWindow([["a"], ["m"], ["x"]])
    #expect(!world.window.user.tapBesideColumns())
    world.split.preferredSplitBehavior = .overlay
    world.split.show(.supplementary)
    world.window.clock.runUntilIdle()
    #expect(world.split.displayMode == .oneOverSecondary)
    #expect(world.window.user.tapBesideColumns())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["x"])
    world.split.preferredSplitBehavior = .displace
    world.split.preferredDisplayMode = .twoDisplaceSecondary
    #expect(world.seen == ["a", "m", "x"])
    #expect(world.window.user.tapBesideColumns())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["m", "x"])
  }
}
