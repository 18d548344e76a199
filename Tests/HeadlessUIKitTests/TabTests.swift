import HeadlessUIKit
import Testing

@MainActor
struct TabTests {
  /// In the call that says that it goes.
  @Test func aTabThatAnotherParentTakesAsItGoesIsSeenThere() {
    let window = UIWindow()
    let (first, second) = (Witness("first"), Witness("second"))
    let (tabs, container) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [first, second]
    window.rootViewController = container
    window.makeKeyAndVisible()
    container.addChild(tabs)
    container.view.addSubview(tabs.view)
    tabs.didMove(toParent: container)
    first.interrupts = { [weak first] in
      guard let first, first.phase == .disappearing else { return }
      first.interrupts = nil
      container.addChild(first)
      container.view.addSubview(first.view)
      first.didMove(toParent: container)
    }
    tabs.selectedIndex = 1
    #expect(tabs.viewControllers == [second])
    #expect(first.parent === container)
    #expect(first.view.superview === container.view)
    #expect([first, second].map(\.phase) == [.shown, .shown])
    #expect(first.faults == [])
  }

  @Test func aTabThatAnotherParentTakesAsTheTabsAreSetIsLeftThere() {
    let window = UIWindow()
    let (first, second) = (Witness("first"), Witness("second"))
    let (tabs, container) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    first.interrupts = { [weak first] in
      guard let first, first.phase == .disappearing else { return }
      first.interrupts = nil
      container.addChild(first)
    }
    tabs.viewControllers = [second]
    #expect(first.parent === container)
    #expect(tabs.children == [second])
  }
}
