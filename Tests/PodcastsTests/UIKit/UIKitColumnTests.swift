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
    private let stores = Stores(session: Session(name: "Ada"))
    private let list = AppRoute.shows(.list)
    private let tides = AppRoute.shows(.show(id: "tides"))
    private let episode = AppRoute.shows(.episode(show: "tides", number: 1))
    private let form = AppRoute.library(.review(show: "tides"))

    private func open(isWide: Bool) throws -> UIKitWindow {
      let window = try UIKitWindow(stores)
      window.isWide = isWide
      return window
    }

    private func notation(of window: UIKitWindow) -> String? { window.delegate.routed?.router.tree.notation }

    @Test func rotationWithADeepDetailKeepsIt() throws {
      let window = try open(isWide: false)
      try window.tap("Tides")
      try window.tap("Write a review")
      try window.type("Calm.")
      let tree = notation(of: window)
      let screens = [list, tides, form].map { window.screen(of: $0) }
      for _ in 0..<5 {
        window.isWide = true
        #expect(window.isSeen(form))
        window.isWide = false
        #expect(window.isSeen(form) && !window.isSeen(tides))
      }
      #expect(notation(of: window) == tree)
      #expect([list, tides, form].map { window.screen(of: $0) } == screens)
      #expect(window.route == form)
    }

    @Test func collapsedNoDetailIsShownThatNobodyChose() throws {
      let window = try open(isWide: true)
      window.isWide = false
      #expect(window.route == list)
      #expect(window.isSeen(list))
    }

    @Test func defaultDetailIsBesideTheListAndNotInsteadOfIt() throws {
      let window = try open(isWide: true)
      // An app that has a default chooses it for the place beside the list, and leaves the list in front.
      window.delegate.routed?.router.edit { editor in
        editor.fill(1, with: tides)
        editor.bringToFront(0)
      }
      window.window.clock.runUntilIdle()
      #expect(window.isSeen(list) && window.isSeen(tides))
      window.isWide = false
      #expect(window.isSeen(list) && !window.isSeen(tides))
    }

    @Test func detailIsKeptOnExpand() throws {
      let window = try open(isWide: false)
      try window.tap("Tides")
      try window.tap("The moon pulls")
      #expect(window.route == episode)
      window.isWide = true
      #expect(window.route == episode)
      // Which of the columns before it lies beside it is the system's affair.
      #expect(window.isSeen(episode) && window.isSeen(tides))
      #expect(window.delegate.routed?.router.columnsThatFit == 2)
      #expect(window.user.tapBack() == false)
    }

    @Test func selectionWhileADetailsFormHasAVetoIsAsked() async throws {
      let window = try open(isWide: true)
      try window.tap("Tides")
      try window.tap("Write a review")
      try window.type("Calm.")
      try window.tap("Slow Trains", on: list)
      #expect(await window.shows(.library(.discardReview)))
      #expect(window.user.tapAlert("Keep writing"))
      #expect(await window.shows(form))
      try window.tap("Slow Trains", on: list)
      #expect(await window.shows(.library(.discardReview)))
      #expect(window.user.tapAlert("Discard"))
      #expect(await window.shows(.shows(.show(id: "slow-trains"))))
      #expect(window.isSeen(list))
    }

    @Test func backFromAnEpisodeGoesToItsShowWhereItIsAlone() throws {
      let window = try open(isWide: false)
      try window.tap("Tides")
      try window.tap("The moon pulls")
      window.user.tapBack()
      window.window.clock.runUntilIdle()
      #expect(window.route == tides)
      window.user.tapBack()
      window.window.clock.runUntilIdle()
      #expect(window.route == list)
      #expect(window.delegate.routed?.router.tree.routes == AppRoute.start)
    }

    @Test func reviewIsWrittenInTheColumnOfItsShow() throws {
      let window = try open(isWide: true)
      try window.tap("Tides")
      try window.tap("The moon pulls")
      try window.tap("Write a review", on: tides)
      #expect(window.isSeen(form) && window.isSeen(episode))
    }
  }
#endif
