import Testing
import Waymark
import WaymarkTesting

@testable import Recipes

@MainActor
struct BroughtLibrariesTests {
  @Test func modelNavigatesByItsDependency() {
    var shown: [BookRoute] = []
    let model = withDependencies {
      $0.navigator.show = { shown.append($0) }
    } operation: {
      ShelfModel()
    }
    model.bookTapped(5)
    #expect(shown == [.book(id: 5)])
  }

  @Test func sharedValueGuardsBooks() async throws {
    let router = Library.makeRouter()
    let host = RecordingHost<BookRoute>()
    host.attach(to: router)
    router.push(.book(id: 5))
    #expect(router.tree.routes == RouteTree(.shelf))
    Library.$isMember.withLock { $0 = true }
    router.push(.book(id: 5))
    #expect(router.tree.routes == RouteTree(.shelf, .book(id: 5)))
    Library.$isMember.withLock { $0 = false }
    await Task.yieldRepeatedly { router.tree.routes == RouteTree(.shelf) }
    #expect(router.tree.routes == RouteTree(.shelf))
  }

  @Test func clockMeasuresTimeOuts() async throws {
    let timer = ClockTimer(ContinuousClock())
    let router = Router<BookRoute>(
      .shelf,
      configuration: RouterConfiguration(
        log: nil, advanced: .init(stepTimeout: .milliseconds(5), timer: timer)))
    let host = RecordingHost<BookRoute>()
    host.attach(to: router)
    host.script = [.never, .never]
    try await router.push(.book(id: 5)).expectOutcome(.failed(.hostFailed(.timedOut)))
  }

  @Test func windowIsALineOfText() {
    let strategy = Snapshotting<RouteTree<BookRoute>, String>.navigation
    #expect(strategy.snapshot(RouteTree(.shelf, .book(id: 5))) == "[shelf book(id: 5)]")
  }
}
