import HeadlessUIKit
import Testing

/// What is in the columns, and which of them show.
@MainActor
struct SplitColumnTests {
  @Test func aPlainControllerGetsAStack() {
    let split = UISplitViewController(style: .doubleColumn)
    let plain = UIViewController()
    split.setViewController(plain, for: .primary)
    #expect(split.viewController(for: .primary) === plain)
    #expect(plain.navigationController?.viewControllers == [plain])
    #expect(split.children == [plain.navigationController])
    #expect(split.viewController(for: .secondary) == nil)
    let stack = UINavigationController(rootViewController: UIViewController())
    split.setViewController(stack, for: .secondary)
    #expect(split.viewController(for: .secondary) === stack)
    #expect(stack.parent === split)
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    #expect(compact.parent === split)
    #expect(compact.navigationController == nil)
  }

  @Test func aContainerWithAStackAndTabsStayAsTheyAre() {
    let split = UISplitViewController(style: .doubleColumn)
    let container = UIViewController()
    container.addChild(UINavigationController(rootViewController: UIViewController()))
    split.setViewController(container, for: .primary)
    #expect(container.parent === split)
    let tabs = UITabBarController()
    split.setViewController(tabs, for: .secondary)
    #expect(tabs.parent === split)
  }

  @Test func aContainersStackTakesTheOtherColumns() {
    let world = SplitWindow([["a"], ["x"]])
    let container = UIViewController()
    let inner = UINavigationController(rootViewController: world.screen("b"))
    container.addChild(inner)
    container.view.addSubview(inner.view)
    inner.didMove(toParent: container)
    world.split.setViewController(container, for: .primary)
    #expect(world.seen == ["b", "x"])
    _ = world.change(.compact)
    #expect(world.seen == ["x"])
    #expect(inner.viewControllers.count == 2)
    #expect(world.window.user.tapBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["b"])
    _ = world.change(.regular)
    #expect(world.seen == ["b", "x"])
  }

  @Test func settingAColumnExchangesWhatShows() {
    let world = SplitWindow([["a"], ["x"]])
    let other = UINavigationController(rootViewController: world.screen("b"))
    world.split.setViewController(other, for: .primary)
    #expect(
      world.log.take().filter { !$0.hasSuffix("ove") } == [
        "a willDisappear", "b load", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
      ])
    #expect(world.stacks[0].parent == nil)
    #expect(world.seen == ["b", "x"])
    world.split.setViewController(nil, for: .secondary)
    #expect(world.seen == ["b"])
    #expect(world.split.children == [other])
  }

  @Test func aColumnThatIsPutBackAsItGoesIsSeen() {
    let world = SplitWindow([["a"], ["x"]])
    world.window.clock.endsUnanimatedAtOnce = false
    let stack = StackThatReturns(rootViewController: world.screen("b"))
    world.split.setViewController(stack, for: .primary)
    world.window.clock.runUntilIdle()
    world.split.setViewController(nil, for: .primary)
    stack.returns = { world.split.setViewController(stack, for: .primary) }
    world.window.clock.runUntilIdle()
    #expect(world.split.viewController(for: .primary) === stack)
    #expect(world.seen == ["b", "x"])
  }

  /// The column on top goes with the stack that it lies on.
  @Test(arguments: [true, false])
  func aColumnThatExpandsAsTheStackIsEmptiedIsSeen(animated: Bool) {
    let world = SplitWindow([["a", "b"], []], width: .compact)
    let top = Witness("x")
    world.stacks[1].viewControllers = [top]
    world.split.show(.secondary)
    world.window.clock.runUntilIdle()
    #expect(top.phase == .shown)
    top.interrupts = { [weak top] in
      guard top?.phase == .hidden else { return }
      top?.interrupts = nil
      world.window.horizontalSizeClass = .regular
    }
    world.stacks[0].setViewControllers([], animated: animated)
    world.window.clock.runUntilIdle()
    #expect(top.interrupts == nil)
    #expect(top.phase == .shown)
    #expect(top.view.window === world.window)
    #expect(top.faults == [])
  }

  @Test func settingTheFirstColumnWhileCollapsedKeepsWhatLiesOnIt() {
    let world = SplitWindow([["a"], ["x"]], width: .compact)
    let other = UINavigationController(rootViewController: world.screen("b"))
    _ = world.log.take()
    world.split.setViewController(other, for: .primary)
    #expect(world.log.take() == [])
    #expect(world.seen == ["x"])
    #expect(other.viewControllers.last === world.stacks[1])
    #expect(world.window.user.tapBack())
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["b"])
  }

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

  @Test func settingTheFirstColumnEndsWhatIsUnderWayBefore() {
    @MainActor final class Delegate: NSObject, UINavigationControllerDelegate {
      var onShow: (() -> Void)?
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { onShow?() }
    }
    let world = SplitWindow([["a"], ["x"]], width: .compact)
    let delegate = Delegate()
    // Code that shows the first column when a transition has ended finds the old one there.
    delegate.onShow = { [split = world.split] in split.show(.primary) }
    world.stacks[0].delegate = delegate
    world.stacks[0].popViewController(animated: true)
    let other = UINavigationController(rootViewController: world.screen("b"))
    world.split.setViewController(other, for: .primary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["b"])
    #expect(world.split.viewControllers == [other])
    #expect(other.viewControllers.map(\.title) == ["b"])
  }

  @Test func emptyingTheFirstColumnAloneOnTheStackShowsTheOthers() {
    let world = SplitWindow([["a"], ["m"], ["x"]], width: .compact)
    world.split.show(.primary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a"])
    world.split.setViewController(nil, for: .primary)
    #expect(world.seen == ["x"])
    #expect(world.split.viewControllers == [world.stacks[1]])
  }

  @Test func aColumnThatIsSetAsAnotherDisappearsIsTheOneThatShows() {
    let world = SplitWindow([["a"], ["x"]])
    world.split.setViewController(
      UINavigationController(rootViewController: world.screen("old")), for: .secondary)
    weak let old = world.split.viewController(for: .secondary)
    let new = UINavigationController(rootViewController: world.screen("new"))
    let leaving = Witness("leaving")
    world.split.setViewController(UINavigationController(rootViewController: leaving), for: .primary)
    // The first column is just going when another mode is asked for, and what it does as it goes comes between.
    world.split.hide(.primary)
    leaving.interrupts = { [split = world.split, weak leaving] in
      if leaving?.phase == .hidden { split.setViewController(new, for: .secondary) }
    }
    world.split.show(.primary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["leaving", "new"])
    #expect(old == nil)
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

  @Test func takingTheCompactColumnAwayWhileItShowsStacksTheOthers() {
    let world = SplitWindow([["a"], ["x"]])
    world.split.setViewController(world.screen("c"), for: .compact)
    _ = world.change(.compact)
    world.split.setViewController(world.screen("d"), for: .compact)
    #expect(world.seen == ["d"])
    world.split.setViewController(nil, for: .compact)
    #expect(world.seen == ["x"])
  }

  @Test func aControllerSetForTheLastColumnIsPushed() {
    let world = SplitWindow([["a"], ["x"]])
    let next = world.screen("y")
    world.split.setViewController(next, for: .secondary)
    #expect(world.seen == ["a", "y"])
    #expect(world.stacks[1].viewControllers.map(\.title) == ["x", "y"])
    #expect(world.split.viewController(for: .secondary) === next)
    world.split.setViewController(nil, for: .secondary)
    world.split.setViewController(world.screen("z"), for: .secondary)
    #expect(world.seen == ["a", "z"])
  }

  @Test func showAndHideChangeTheDisplayMode() {
    let world = SplitWindow([["a"], ["m"], ["x"]])
    #expect(world.seen == ["m", "x"])
    world.split.show(.primary)
    #expect(world.split.displayMode == .twoBesideSecondary)
    #expect(world.split.transitionCoordinator != nil)
    #expect(!world.window.clock.isIdle)
    world.window.clock.runUntilIdle()
    #expect(
      world.log.take() == [
        "willChangeTo twoBesideSecondary", "a load", "a willAppear", "a isAppearing", "a didAppear",
      ])
    world.split.hide(.supplementary)
    world.window.clock.runUntilIdle()
    #expect(world.split.displayMode == .secondaryOnly)
    #expect(world.seen == ["x"])
    world.split.hide(.secondary)
    world.split.show(.secondary)
    #expect(world.split.displayMode == .secondaryOnly)
    world.split.show(.supplementary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["m", "x"])
    world.split.hide(.primary)
    #expect(world.seen == ["m", "x"])
  }

  @Test func hidingInTheMiddleOfShowingLeavesItHidden() {
    let world = SplitWindow([["a"], ["x"]])
    world.split.hide(.primary)
    world.split.show(.primary)
    world.split.hide(.primary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["x"])
    #expect(world.log.take().last == "a didDisappear")
  }

  @Test func showAndHideMoveOnTheStackWhileCollapsed() {
    let world = SplitWindow([["a"], ["m"], ["x"]], width: .compact)
    world.split.hide(.primary)
    world.split.hide(.supplementary)
    #expect(world.seen == ["x"])
    world.split.hide(.secondary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["m"])
    world.split.show(.primary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["a"])
    #expect(world.stacks[0].viewControllers.count == 1)
    world.split.show(.secondary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["x"])
    #expect(world.stacks[0].viewControllers.count == 3)
    world.split.show(.supplementary)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["m"])
    #expect(!world.log.take().contains { $0.hasPrefix("willShow") || $0.hasPrefix("willHide") })
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

  @Test func twoColumnsShowOneBesideTheLastAtMost() {
    let world = SplitWindow([["a"], ["x"]])
    world.split.preferredDisplayMode = .twoBesideSecondary
    #expect(world.split.displayMode == .oneBesideSecondary)
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

/// A stack that does something when it has disappeared.
private final class StackThatReturns: UINavigationController {
  var returns: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let act = returns
    returns = nil
    act?()
  }
}
