#if !canImport(UIKit)
  import CafeCore
  import CafeUIKit
  import HeadlessUIKit
  import Testing
  import Waymark
  import WaymarkUIKit

  /// What stays of a window that has gone: nothing.
  @MainActor
  struct LeakTests {
    @Test func nothingStaysOfASceneThatHasGone() throws {
      weak var cafe: Cafe?
      weak var router: Router<CafeRoute>?
      weak var host: AnyObject?
      do {
        let delegate = CafeSceneDelegate()
        UIApplication.shared.connect(delegate)
        let window = try #require(delegate.routed?.window)
        window.clock.runUntilIdle()
        (cafe, router, host) = (delegate.cafe, delegate.routed?.router, delegate.routed?.host)
        #expect(cafe != nil && router != nil && host != nil)
        UIApplication.shared.disconnect(try #require(window.windowScene))
        window.clock.runUntilIdle()
      }
      #expect(cafe == nil)
      #expect(router == nil)
      #expect(host == nil)
    }
  }
#endif
