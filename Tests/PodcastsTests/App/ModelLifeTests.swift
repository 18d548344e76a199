import PodcastsAccount
import PodcastsCatalogue
import PodcastsCore
import PodcastsLibrary
import PodcastsShows
import Testing
import Waymark
import WaymarkLinks

/// Models go with their screens, as front ends let go of them, whatever they were about to do.
@MainActor
struct ModelLifeTests {
  private let window = RecordedWindow.ofAda()

  @Test func episodeGoesThoughItsPickerIsOpen() async {
    window.router.open("podcasts://shows/tides/1")
    let context = window.router.visibleContext
    weak var model: EpisodeModel?
    do {
      let made = EpisodeModel(
        id: Episode.ID(show: "tides", number: 1),
        context.scoped(AppRoute.shows, .episode(show: "tides", number: 1)),
        ShowsDependencies(window.stores, context))
      made.addToPlaylist()
      #expect(await eventually { window.visible == .library(.playlists) })
      model = made
    }
    window.router.set(AppRoute.start)
    #expect(await eventually { model == nil })
  }

  @Test func formGoesThoughItIsAsking() async {
    window.router.push(.library(.review(show: "tides")))
    let context = window.router.visibleContext
    weak var model: ReviewModel?
    do {
      let made = ReviewModel(
        show: "tides", context.scoped(AppRoute.library, .review(show: "tides")),
        LibraryDependencies(window.stores, context))
      made.review.stars = 1
      made.cancel()
      #expect(await eventually { window.visible == .library(.discardReview) })
      model = made
    }
    #expect(await eventually { model == nil })
  }

  @Test func routerGoesWithTheWindow() async {
    weak var router: Router<AppRoute>?
    weak var model: SearchModel?
    do {
      let window = RecordedWindow.ofAda()
      window.router.push(.shows(.search(query: "night")))
      let context = window.router.visibleContext.scoped(AppRoute.shows, .search(query: "night"))
      let made = SearchModel(query: "night", context)
      made.query = "train"
      window.router.select(.library(.list))
      window.stores.session.signOut()
      #expect(await eventually { window.visible == .account(.signIn) })
      (router, model) = (window.router, made)
    }
    #expect(await eventually { router == nil && model == nil })
    #expect(router == nil)
    #expect(model == nil)
  }
}
