import PodcastsAccount
import PodcastsCatalogue
import PodcastsCore
import PodcastsLibrary
import PodcastsShows
import Testing
import Waymark
import WaymarkLinks

/// The shows ask for a playlist, which only the library knows.
@MainActor
struct PickerTests {
  private let episode = Episode.ID(show: "tides", number: 1)

  @Test func playlistThatIsPickedComesBackToTheEpisode() async throws {
    let window = RecordedWindow.ofAda()
    let model = open(in: window)
    model.addToPlaylist()
    #expect(await eventually { window.visible == .library(.playlists) })
    pick(2, in: window)
    #expect(await eventually { model.playlists == "On your playlists: On the train" })
    #expect(window.stores.library.playlist(2)?.episodes == [episode])
    #expect(window.visible == .shows(.episode(show: "tides", number: 1)))
  }

  /// Opens an episode.
  private func open(in window: RecordedWindow) -> EpisodeModel {
    window.router.open("podcasts://shows/tides/1")
    let context = window.router.visibleContext
    return EpisodeModel(
      id: episode, context.scoped(AppRoute.shows),
      ShowsDependencies(window.stores, context))
  }

  /// Picks a playlist in the picker that is open.
  private func pick(_ id: Playlist.ID, in window: RecordedWindow) {
    let context = window.router.visibleContext
    let picker = PickerModel(
      context.scoped(AppRoute.library), LibraryDependencies(window.stores, context))
    if let playlist = picker.playlists.first(where: { $0.id == id }) { picker.choose(playlist) }
  }
}
