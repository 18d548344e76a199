#if !canImport(UIKit)
  import HeadlessUIKit
  import PodcastsAccount
  import PodcastsCore
  import PodcastsLibrary
  import Testing
  import Waymark

  /// The app on an iPad, whose windows are wide or narrow: one tree, and the same screens.
  @MainActor
  struct UIKitColumnTests {
    private let list = AppRoute.shows(.list)
    private let tides = AppRoute.shows(.show(id: "tides"))
    private let form = AppRoute.library(.review(show: "tides"))

    @Test func rotationWithADeepDetailKeepsIt() throws {
      let window = try UIKitWindow(Stores(session: Session(name: "Ada")))
      window.isWide = false
      try window.tap("Tides")
      try window.tap("Write a review")
      try window.type("Calm.")
      let router = window.delegate.routed?.router
      let notation = router?.tree.notation
      let screens = [list, tides, form].map { window.screen(of: $0) }
      for _ in 0..<5 {
        window.isWide = true
        #expect(window.isSeen(form))
        window.isWide = false
        #expect(window.isSeen(form) && !window.isSeen(tides))
      }
      #expect(router?.tree.notation == notation)
      #expect([list, tides, form].map { window.screen(of: $0) } == screens)
      #expect(window.route == form)
    }
  }
#endif
