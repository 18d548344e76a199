import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// A host whose router another host shows now, and one that comes back.
@MainActor
struct ReplacedHostTests {
  @Test(arguments: [Presentation.sheet, .fullScreen], [true, false])
  func aHostMovesToAnotherWindowAndBack(style: Presentation, keepsModals: Bool) {
    let router = Router<Place>("a")
    let (first, second) = (UIWindow(), UIWindow())
    for window in [first, second] { window.variant.keepsModalsOfOldRoot = keepsModals }
    let host = UIKitHost(router: router, coordinator: Pages(Log()))
    host.show(in: first)
    first.makeKeyAndVisible()
    router.present("m", as: style, options: .unanimated)
    // Shown where it is, it stays as it is.
    host.show(in: first)
    #expect(first.user.frontmost?.title == "m")
    for window in [second, first] {
      host.show(in: window)
      window.makeKeyAndVisible()
      first.clock.runUntilIdle()
      second.clock.runUntilIdle()
      #expect(window.rootViewController === host.rootViewController)
    }
    #expect(second.rootViewController == nil)
    router.dismiss(options: .unanimated)
    router.push("b")
    first.clock.runUntilIdle()
    #expect(router.shown?.description == "[a b]")
    #expect(first.user.frontmost?.title == "b")
  }

  /// The user's acts change the window of the replaced host alone: the tree is another host's.
  @Test func whatTheUserDoesThereIsNotAskedOfTheRouter() {
    let tree = RouteTree<Place>(.tabs(RouteTabs(RouteTab("a", ["a", "b"]), RouteTab("c"))))
    let stage = Stage(tree)
    RecordingHost<Place>().attach(to: stage.router)
    stage.router.tree.forEachElement { entry in
      stage.router.host.context(for: entry).onLeave { _ in .stay("no") }
    }
    var asked = 0
    stage.router.addGuard { _ in
      asked += 1
      return .block("no")
    }
    #expect(stage.user.swipeBack())
    stage.settle()
    stage.user.tapTab(0)
    stage.user.tapTab(1)
    stage.settle()
    #expect(asked == 0)
    #expect(stage.tree == tree)
    #expect(stage.user.frontmost?.tabBarController?.selectedIndex == 1)
    stage.router.host.attach(stage.host)
    stage.rest()
    stage.expectAgreement()
  }
}
