#if !canImport(UIKit)
  import HeadlessUIKit
  import Testing
  import Waymark
  import WaymarkUIKit

  @testable import Recipes

  @MainActor
  struct ZoomFromGridTests {
    private let router = Router(PictureRoute.grid)
    private let window = UIWindow()
    private var stack: UINavigationController? { window.user.frontmostNavigation }

    init() {
      UIKitHost(router: router, coordinator: PictureScreens()).show(in: window)
      window.makeKeyAndVisible()
    }

    @Test func pictureGrowsOutOfItsThumbnail() throws {
      let grid = try #require(stack?.topViewController as? GridScreen)
      grid.open(5)
      window.clock.runUntilIdle()
      #expect(stack?.topViewController?.preferredTransition?.lastSource === grid.thumbnails[5])
      #expect(window.user.swipeBack())
      window.clock.runUntilIdle()
      #expect(router.shown?.routes == RouteTree(.grid))
    }

    @Test func pictureThatTheGridDoesNotShowComesAsUsual() {
      router.push(.picture(id: 99))
      window.clock.runUntilIdle()
      #expect(stack?.topViewController?.preferredTransition == nil)
      #expect(router.shown?.visibleRoute == .picture(id: 99))
    }
  }
#endif
