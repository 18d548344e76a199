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
}
