import Foundation
import Testing
import WaymarkActing
import WaymarkTesting

@testable import Waymark
@testable import WaymarkRestoration

@MainActor @Suite("The last change of a window that has closed is written")
struct ClosedWindowTests {
  private let folder: TemporaryFolder
  private let clock = ManualClock()

  init() throws { folder = try TemporaryFolder() }

  private func makeStore(_ name: String) -> SnapshotStore<Spot> {
    SnapshotStore(path: folder.path(name), format: SnapshotFormat(), delay: .seconds(1), timer: clock)
  }

  /// A router that a store follows, and that has changed since.
  private func makeRouter(_ store: SnapshotStore<Spot>) -> Router<Spot> {
    let router = Router<Spot>(.home, configuration: .init(log: nil, advanced: .init(timer: clock)))
    store.follow(router)
    router.push(.item(id: 5))
    return router
  }

  private func expectWritten(_ name: String) async {
    let reader = makeStore(name)
    let expected = RouteTree<Spot>(.home, .item(id: 5))
    await Patience.wait { reader.load(default: RouteTree(.signIn)).snapshot.tree == expected }
    #expect(reader.load(default: RouteTree(.signIn)).snapshot.tree == expected)
  }

  @Test(arguments: [false, true]) func thoughTheRouterIsGone(isFlushed: Bool) async throws {
    let store = makeStore("state.json")
    _ = makeRouter(store)
    if !isFlushed { clock.advance(by: .seconds(2)) }
    try store.flush()
    await expectWritten("state.json")
  }

  /// Holds the last references to a window's router and store.
  private final class Window: @unchecked Sendable {
    private var owned: [AnyObject]

    init(_ owned: AnyObject...) { self.owned = owned }

    func close() { while !owned.isEmpty { owned.removeFirst() } }
  }

  @Test(arguments: [false, true], [false, true])
  func thoughTheStoreIsGoneToo(isStoreFirst: Bool, isElsewhere: Bool) async throws {
    let window: Window = {
      let store = makeStore("state.json")
      let router = makeRouter(store)
      return isStoreFirst ? Window(store, router) : Window(router, store)
    }()
    if isElsewhere {
      let thread = Thread { window.close() }
      thread.start()
      while !thread.isFinished { usleep(100) }
    } else {
      window.close()
    }
    await expectWritten("state.json")
  }

  @Test(arguments: ["the router", "the store"])
  func thoughItCouldNotBeWrittenBefore(_ released: String) async throws {
    var store: SnapshotStore<Spot>? = makeStore("later/state.json")
    var problems: [SnapshotError] = []
    store?.onProblem = { problems.append($0) }
    var router = store.map(makeRouter)
    clock.advance(by: .seconds(1))
    await Patience.wait { !problems.isEmpty }
    #expect(problems == [.system(code: ENOENT)])
    try FileManager.default.createDirectory(atPath: folder.path("later"), withIntermediateDirectories: false)
    if released == "the router" { router = nil } else { store = nil }
    await expectWritten("later/state.json")
    withExtendedLifetime((router, store)) {}
  }
}
