#if !canImport(UIKit)
  import HeadlessUIKit
  import Testing
  import Waymark
  import WaymarkUIKit

  @testable import Recipes

  @MainActor
  struct TabBarOfUIKitTests {
    private let router = Router(StoreRoute.start)

    @Test func tabBarOfUIKitDoesItByItself() {
      let window = UIWindow()
      let host = UIKitHost(router: router, coordinator: EmptyScreens())
      host.show(in: window)
      window.makeKeyAndVisible()
      router.push(.product(id: 1))
      window.clock.runUntilIdle()
      #expect(router.shown?.visibleRoute == .product(id: 1))
      window.user.tapTab(0)
      window.clock.runUntilIdle()
      #expect(router.shown?.routes == StoreRoute.start)
    }
  }

  private struct EmptyScreens: Coordinator {
    func screen(for route: StoreRoute, context: ScreenContext<StoreRoute>) -> UIViewController {
      UIViewController()
    }
  }
#endif
