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

  @Test func playerLiesOverWhateverIsThere() throws {
    router.push(.album(id: 1))
    router.show(.settings)
    MusicPlayer(router: router).play(song: 7)
    try host.expectDisplayed("[library album(id: 1)] {settings} {fullScreen: player(song: 7)}")
  }

  @Test func thereIsOnePlayer() throws {
    let player = MusicPlayer(router: router)
    player.play(song: 7)
    let screen = router.tree.visibleElement.id
    player.play(song: 8)
    try host.expectDisplayed("[library] {fullScreen: player(song: 8)}")
    #expect(router.tree.visibleElement.id == screen)
  }

  @Test func backgroundWaitsForWhatTheUserIsDeciding() async throws {
    router.push(.album(id: 1))
    let question = Question<MusicRoute, Bool>(.settings, as: .alert)
    router.visibleContext.onLeave { _ in
      .ask(question) { $0 == true ? .allow : .stay("not yet") }
    }
    let back = router.pop()
    await Task.yieldRepeatedly { !router.tree.modals.isEmpty }
    let player = router.show(.player(song: 7), options: NavigationOptions(priority: .background))
    try await player.expectPending()
    try host.expectDisplayed("[library album(id: 1)] {alert: settings}")
    router.visibleContext.answer(question, false)
    try await back.expectOutcome(.blocked("not yet"))
    try await player.expectOutcome(.completed)
    try host.expectDisplayed("[library album(id: 1)] {fullScreen: player(song: 7)}")
  }
}
