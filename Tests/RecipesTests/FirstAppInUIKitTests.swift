#if !canImport(UIKit)
  import HeadlessUIKit
  import Testing
  import Waymark
  import WaymarkUIKit

  @testable import Recipes

  @MainActor
  struct FirstAppInUIKitTests {
    @Test func buttonOpensTheArticle() throws {
      let window = UIWindow()
      let router = start(in: window)
      window.makeKeyAndVisible()
      window.clock.runUntilIdle()
      let button = try #require(
        window.user.frontmostNavigation?.topViewController?.navigationItem.rightBarButtonItem)
      #expect(window.user.tap(button))
      window.clock.runUntilIdle()
      #expect(router.shown?.routes == RouteTree(.home, .article(id: 5)))
    }
  }
#endif
