#if !canImport(UIKit)
  import HeadlessUIKit
  import PodcastsAccount
  import PodcastsCore
  import PodcastsLibrary
  import PodcastsUIKit
  import Testing
  import Waymark
  import WaymarkUIKit

  /// The UIKit front end, used as a user does.
  @MainActor
  struct UIKitTests {
    private let stores = Stores(session: Session(name: "Ada"))

    private func openForm() throws -> UIKitWindow {
      let window = try UIKitWindow(stores)
      try window.tap("Tides")
      try window.tap("Write a review")
      #expect(window.route == .library(.review(show: "tides")))
      return window
    }

    @Test func backOutOfAFormAsksAndKeepsWriting() async throws {
      let window = try openForm()
      try window.type("Calm.")
      window.user.tapBack()
      #expect(await window.shows(.library(.discardReview)))
      #expect(window.user.tapAlert("Keep writing"))
      #expect(await window.shows(.library(.review(show: "tides"))))
      try window.tap("★★★★★")
      try window.tap("Save")
      #expect(await window.shows(.shows(.show(id: "tides"))))
      #expect(stores.library.review(of: "tides") == Review(stars: 5, text: "Calm."))
    }

    @Test func sceneComesBackToTheFormAsItWas() async throws {
      let first = try openForm()
      try first.type("Calm.")
      let session = try first.end()
      let second = try UIKitWindow(stores, session: session)
      #expect(second.route == .library(.review(show: "tides")))
      second.user.tapBack()
      #expect(await second.shows(.library(.discardReview)))
    }

    @Test func sceneIsOpenedByALink() async throws {
      let url = try #require(URL(string: "podcasts://shows/tides/2"))
      let options = UIScene.ConnectionOptions(urlContexts: [UIOpenURLContext(url: url)])
      let window = try UIKitWindow(options: options)
      #expect(await window.shows(.shows(.episode(show: "tides", number: 2))))
      window.user.tapBack()
      #expect(await window.shows(.shows(.show(id: "tides"))))
    }
  }
#endif
