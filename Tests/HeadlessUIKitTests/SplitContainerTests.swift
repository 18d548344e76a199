import HeadlessUIKit
import Testing

/// Columns among other containers, modals and windows.
@MainActor
struct SplitContainerTests {
  @Test func columnsInAHiddenTabFollowWhenTheyAppear() {
    let world = SplitWindow([["a"], ["x"]])
    let tabs = UITabBarController()
    world.window.rootViewController = tabs
    tabs.viewControllers = [world.split, world.screen("t")]
    #expect(world.seen == ["a", "x"])
    tabs.selectedIndex = 1
    #expect(world.change(.compact) == [])
    #expect(!world.split.isCollapsed)
    tabs.selectedIndex = 0
    #expect(world.split.isCollapsed)
    #expect(world.seen == ["x"])
    #expect(
      world.log.take().filter { $0.hasPrefix("a ") || $0.hasPrefix("x ") } == [
        "x willAppear", "x isAppearing", "x didAppear",
      ])
    tabs.selectedIndex = 1
    _ = world.change(.regular)
    tabs.selectedIndex = 0
    #expect(world.seen == ["a", "x"])
    #expect(world.split.tabBarController === tabs)
  }

  @Test func columnsAsAChildTakeTheWidthOfTheWindow() {
    let world = SplitWindow([["a"], ["x"]])
    let container = UIViewController()
    world.window.rootViewController = container
    container.addChild(world.split)
    container.view.addSubview(world.split.view)
    world.split.didMove(toParent: container)
    #expect(world.seen == ["a", "x"])
    _ = world.change(.compact)
    #expect(world.seen == ["x"])
    world.split.view.removeFromSuperview()
    #expect(world.log.take().last == "x didDisappear")
  }

  @Test func aModalStaysOverColumnsThatCollapse() {
    let world = SplitWindow([["a"], ["x"]])
    let modal = world.screen("m")
    world.stacks[0].viewControllers[0].present(modal, animated: false)
    #expect(modal.presentingViewController === world.split)
    let calls = world.change(.compact)
    #expect(!calls.contains { $0.hasPrefix("m ") })
    #expect(world.window.user.frontmost === modal)
    world.stacks[0].dismiss(animated: false)
    #expect(world.seen == ["x"])
  }

  @Test func columnsBehindAFullScreenModalFollowWhenTheyAppear() {
    let world = SplitWindow([["a"], ["x"]])
    let modal = world.screen("m")
    modal.modalPresentationStyle = .fullScreen
    world.split.present(modal, animated: false)
    #expect(world.change(.compact) == [])
    world.split.dismiss(animated: false)
    #expect(world.split.isCollapsed)
    #expect(world.seen == ["x"])
    #expect(!world.log.take().contains { $0.hasPrefix("a ") })
  }

  @Test func presentedColumnsFollow() {
    let world = SplitWindow([["a"], ["x"]])
    let root = world.screen("r")
    world.window.rootViewController = root
    root.present(world.split, animated: true)
    #expect(!world.split.isCollapsed)
    world.window.clock.runUntilIdle()
    #expect(world.seen == ["r", "a", "x"])
    _ = world.change(.compact)
    #expect(world.seen == ["r", "x"])
  }

  @Test func columnsOfAHiddenWindowFollowWhenItIsShown() {
    let world = SplitWindow([["a"], ["x"]])
    world.window.isHidden = true
    #expect(world.log.take().suffix(1) == ["x didDisappear"])
    #expect(world.change(.compact) == [])
    world.window.isHidden = false
    #expect(world.seen == ["x"])
    #expect(!world.log.take().contains { $0.hasPrefix("a ") })
  }

  @Test func hidingTheWindowEndsAColumnsTransition() {
    let world = SplitWindow([["a"], ["x"]])
    world.split.hide(.primary)
    world.window.isHidden = true
    #expect(world.window.clock.isIdle)
    #expect(world.log.take().filter { $0 == "a didDisappear" }.count == 1)
    world.window.isHidden = false
    #expect(world.seen == ["x"])
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

  @Test func controllersOnTheScreenHearOfTheWidth() {
    let window = UIWindow()
    let inner = Listener()
    let outer = UINavigationController(rootViewController: Listener())
    outer.pushViewController(inner, animated: false)
    window.rootViewController = outer
    window.makeKeyAndVisible()
    window.horizontalSizeClass = .regular
    #expect(
      inner.calls == ["will regular from compact", "did regular from compact", "alongside", "completed"])
    #expect((outer.viewControllers[0] as? Listener)?.calls == [])
    window.horizontalSizeClass = .regular
    #expect(inner.calls.count == 4)
    window.variant.tellsHiddenOfTraits = true
    window.clock.endsUnanimatedAtOnce = false
    window.horizontalSizeClass = .compact
    #expect((outer.viewControllers[0] as? Listener)?.calls.count == 3)
    #expect(inner.calls.suffix(1) == ["alongside"])
    window.clock.runUntilIdle()
    #expect(inner.calls.suffix(1) == ["completed"])
  }

  @Test func theWidthIsKnownBeforeTheViewIsInTheWindow() {
    let window = UIWindow()
    window.horizontalSizeClass = .regular
    let root = UIViewController()
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    window.rootViewController = root
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    window.rootViewController = UIViewController()
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }
}

/// Records what it hears of its surroundings.
private final class Listener: UIViewController {
  var calls: [String] = []

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    // The window has the new width already; what is told is what counts.
    calls.append("will \(newCollection.horizontalSizeClass) from \(newCollection.horizontalSizeClass.other)")
    coordinator.animate { [self] _ in
      calls.append("alongside")
    } completion: { [self] _ in
      calls.append("completed")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.horizontalSizeClass ?? .unspecified
    calls.append("did \(traitCollection.horizontalSizeClass) from \(old)")
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var other: UIUserInterfaceSizeClass { self == .compact ? .regular : .compact }
}
