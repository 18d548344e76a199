import Foundation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What is written of a window that has closed")
struct ClosedWindowTests {
  @Test(arguments: [false, true])
  func theLastChangeIsWrittenThoughTheRouterIsGone(isFlushed: Bool) throws {
    let folder = try TemporaryFolder()
    let clock = ManualClock()
    let store = SnapshotStore<Spot>(
      path: folder.path("state.json"), format: SnapshotFormat(), delay: .seconds(1), timer: clock)
    var router: Router<Spot>? = Router(.home, configuration: .init(timer: clock, log: nil))
    if let router {
      store.follow(router)
      try store.flush()
      router.push(.item(id: 5))
    }
    router = nil
    if !isFlushed { clock.advance(by: .seconds(2)) }
    try store.flush()
    #expect(store.load(default: RouteTree(.signIn)).snapshot.tree == RouteTree(.home, .item(id: 5)))
  }

  /// Holds the last reference to a router.
  private final class Handover: @unchecked Sendable {
    private var router: Router<Spot>?
    init(_ router: Router<Spot>) { self.router = router }
    func drop() { router = nil }
  }

  @Test(arguments: ["nobody", "a flush", "the delay"])
  func theLastChangeIsWrittenWhoeverComesBeforeTheWordOfARouterThatAnotherThreadReleases(_ first: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let clock = ManualClock()
    let store = SnapshotStore<Spot>(
      path: folder.path("state.json"), format: SnapshotFormat(), delay: .seconds(1), timer: clock)
    let handover = Handover(
      {
        let router = Router<Spot>(.home, configuration: .init(timer: clock, log: nil))
        store.follow(router)
        router.push(.item(id: 5))
        return router
      }())
    // The main actor does not turn meanwhile, so the word is on its way until it does.
    let thread = Thread { handover.drop() }
    thread.start()
    while !thread.isFinished { usleep(100) }
    switch first {
    case "a flush": try store.flush()
    case "the delay": clock.advance(by: .seconds(2))
    default: break
    }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    try store.flush()
    #expect(store.load(default: RouteTree(.signIn)).snapshot.tree == RouteTree(.home, .item(id: 5)))
  }
}
