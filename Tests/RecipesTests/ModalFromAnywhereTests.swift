import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct ModalFromAnywhereTests {
  private let router = Router<MusicRoute>(
    .library, configuration: RouterConfiguration(placement: MusicRoute.placement(of:)))
  private let host = RecordingHost<MusicRoute>()

  init() { host.attach(to: router) }

  @Test func playerLiesOverWhateverIsThere() async throws {
    router.push(.album(id: 1))
    router.show(.settings)
    MusicPlayer(router: router).play(song: 7)
    try await host.expectDisplayed("[library album(id: 1)] {settings} {fullScreen: player(song: 7)}")
  }

  @Test func thereIsOnePlayer() async throws {
    let player = MusicPlayer(router: router)
    player.play(song: 7)
    let screen = router.tree.visibleElement.id
    player.play(song: 8)
    try await host.expectDisplayed("[library] {fullScreen: player(song: 8)}")
    #expect(router.tree.visibleElement.id == screen)
  }
}
