import Foundation
import Testing
import WaymarkActing
import WaymarkTesting

@testable import Waymark
@testable import WaymarkRestoration

@MainActor @Suite("What is written of a window that has closed")
struct ClosedWindowTests {
  @Test(arguments: [false, true])
  func theLastChangeIsWrittenThoughTheRouterIsGone(isFlushed: Bool) throws {
    let folder = try TemporaryFolder()
    let clock = ManualClock()
    let store = SnapshotStore<Spot>(
      path: folder.path("state.json"), format: SnapshotFormat(), delay: .seconds(1), timer: clock)
    var router: Router<Spot>? = Router(.home, configuration: .init(log: nil, advanced: .init(timer: clock)))
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

  /// Holds the last references to a window's router and store.
  private final class Window: @unchecked Sendable {
    private var first: AnyObject?
    private var second: AnyObject?

    init(_ first: AnyObject, _ second: AnyObject) {
      self.first = first
      self.second = second
    }

    func close() {
      first = nil
      second = nil
    }
  }

  @Test(arguments: [false, true], [false, true])
  func theLastChangeIsWrittenThoughTheStoreIsGoneToo(isStoreFirst: Bool, isElsewhere: Bool) async throws {
    let folder = try TemporaryFolder()
    let clock = ManualClock()
    let path = folder.path("state.json")
    let window: Window = {
      let router = Router<Spot>(.home, configuration: .init(log: nil, advanced: .init(timer: clock)))
      let store = SnapshotStore<Spot>(
        path: path, format: SnapshotFormat(), delay: .seconds(1), timer: clock)
      store.follow(router)
      router.push(.item(id: 5))
      return isStoreFirst ? Window(store, router) : Window(router, store)
    }()
    if isElsewhere {
      let thread = Thread { window.close() }
      thread.start()
      while !thread.isFinished { usleep(100) }
    } else {
      window.close()
    }
    let reader = SnapshotStore<Spot>(path: path, format: SnapshotFormat(), timer: clock)
    let expected = RouteTree<Spot>(.home, .item(id: 5))
    await Patience.wait { reader.load(default: RouteTree(.signIn)).snapshot.tree == expected }
    #expect(reader.load(default: RouteTree(.signIn)).snapshot.tree == expected)
  }

  @Test(arguments: ["the router", "the store"], ["told", "under way"])
  func whatCouldNotBeWrittenIsTriedAgainWhenTheWindowCloses(_ released: String, _ failure: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let clock = ManualClock()
    let path = folder.path("later/state.json")
    var router: Router<Spot>? = Router(.home, configuration: .init(log: nil, advanced: .init(timer: clock)))
    var store: SnapshotStore<Spot>? = SnapshotStore(
      path: path, format: SnapshotFormat(), delay: .seconds(1), timer: clock)
    var problems: [SnapshotError] = []
    store?.onProblem = { problems.append($0) }
    if let router { store?.follow(router) }
    router?.push(.item(id: 5))
    clock.advance(by: .seconds(1))
    if failure == "told" {
      await Patience.wait { !problems.isEmpty }
      #expect(problems == [.system(code: ENOENT)])
    } else {
      // It has failed, and the main actor has not turned to hear of it.
      store?.keeper.queue.sync {}
      #expect(problems.isEmpty)
    }
    try FileManager.default.createDirectory(atPath: folder.path("later"), withIntermediateDirectories: false)
    if released == "the router" { router = nil } else { store = nil }
    let reader = SnapshotStore<Spot>(path: path, format: SnapshotFormat(), timer: clock)
    let expected = RouteTree<Spot>(.home, .item(id: 5))
    await Patience.wait { reader.load(default: RouteTree(.signIn)).snapshot.tree == expected }
    #expect(reader.load(default: RouteTree(.signIn)).snapshot.tree == expected)
    withExtendedLifetime((router, store)) {}
  }
}
