import HeadlessUIKit
import RGRoutable
import Testing

/// What is popped or dismissed, and who gets the payload, as in the original.
@MainActor
@Suite struct RemoveTests {
  @Test func removeNavigationStackHandsNothingToAStackThatIsNoRoutable() {
    let stage = Stage()
    let plain = UINavigationController(rootViewController: Screen("plain"))
    stage.window.rootViewController = plain
    let root = Screen("root")
    (plain.topViewController as? Screen)?.present(
      next: RoutableStack(rootViewController: root), animated: false, completion: nil)
    root.removeNavigationStack(payload: root.says(.bye), animated: false, completion: nil)
    #expect(stage.screen == "plain")
    #expect((plain.topViewController as? Screen)?.returned == [])
  }

  @Test func removeNavigationStackOutsideAStackDoesNothing() {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: sheet, animated: false, completion: nil)
    sheet.removeNavigationStack(payload: sheet.says(.bye), animated: false, completion: nil)
    #expect(stage.screen == "home | sheet")
    #expect(stage.home.returned.isEmpty)
  }

  @Test func theDefaultOfOnCompleteLeavesAScreenThatIsGoneAlone() {
    let stage = Stage()
    var screen: Screen? = Screen("gone")
    let payload = screen?.says(.hello)
    screen = nil
    if let payload { Router.onComplete(payload) }
    #expect(stage.events.isEmpty)
  }

  @Test func onReturnThatNavigatesWithinARemovalWithoutAnimationIsNested() {
    let stage = Stage()
    let sheet = Screen("sheet")
    stage.home.present(next: RoutableStack(rootViewController: sheet), animated: false, completion: nil)
    let top = Screen("top")
    sheet.push(next: top, animated: false)
    stage.home.router.onReturn = { [home = stage.home] _ in
      home.push(next: Screen("a"), animated: false)
      home.returned.append(home.navigationController?.viewControllers.count == 2 ? .hello : nil)
    }
    top.removeNavigationStack(payload: top.says(.bye), animated: false, completion: nil)
    #expect(stage.screen == "home a")
    #expect(stage.home.returned == [.hello])
  }
}
