import Testing
import WaymarkTesting

@testable import Waymark

/// The parts that hosts are built from, by themselves.
@MainActor @Suite("The host kit")
struct HostKitTests {
  @Test func whoseScreenIsLetGoOfIsTold() throws {
    let router = Router<Place>(RouteTree(.stack([.home, .a])))
    var released: [EntryID] = []
    let screens = HostScreens<Place, String>(router: router) { entry, _ in
      "\(entry.route)"
    } didRelease: { id, _ in
      released.append(id)
    }
    try screens.make(router.tree.forEachElement)
    let ids = screens.all.keys.sorted()
    #expect(ids.map { screens[$0] } == ["home", "a"])
    screens.release(ids[1])
    screens.release(ids[1])
    #expect(released == [ids[1]])
    screens.release(except: EntryTree(.stack(RouteStack(root: Entry(id: ids[1], route: .a)))))
    #expect(released == [ids[1], ids[0]])
    #expect(!screens.haveEnded)
  }

  @Test func whenOneScreenCannotBeMadeTheOthersBeforeItStay() throws {
    let router = Router<Place>(RouteTree(.stack([.home, .a, .b])))
    var asked: [Place] = []
    let screens = HostScreens<Place, String>(router: router) { entry, _ throws(HostError) in
      asked.append(entry.route)
      if entry.route == .a { throw HostError("no screen") }
      return "\(entry.route)"
    }
    #expect(throws: HostError("no screen")) { try screens.make(router.tree.forEachElement) }
    #expect(asked == [.home, .a])
    #expect(Array(screens.all.values) == ["home"])
  }

  @Test func aHostWithoutItsRouterSaysWhatToDo() throws {
    let tree = Router<Place>(.home).tree
    let screens = HostScreens<Place, String>(router: Router(.home)) { entry, _ in "\(entry.route)" }
    #expect(throws: HostError.routerMissing) { try screens.make(tree.forEachElement) }
  }

  @Test func aScreenWhoseEntryHasGoneIsNotMadeAnew() throws {
    let bench = Bench(.home, .a)
    let before = bench.router.tree
    var asked: [Place] = []
    let screens = HostScreens<Place, String>(router: bench.router) { entry, _ in
      asked.append(entry.route)
      return "\(entry.route)"
    }
    try screens.make(before.forEachElement)
    bench.router.pop()
    try screens.make(before.forEachElement)
    #expect(asked == [.home, .a])
    #expect(!screens.haveEnded)
  }

  /// A host that answers through requests, when it is told to.
  private final class RequestHost: NavigationHost {
    var requests: [PendingRequest<Place>] = []

    func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
      requests.append(PendingRequest(acknowledgement, step: step))
    }

    func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
      requests.append(PendingRequest(acknowledgement))
    }
  }

  @Test func aRequestThatEndsSaysThatWhatIsLeftOfItIsShown() throws {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    var failures: [HostFailure] = []
    router.onEvent { event in
      switch event.kind {
      case .stepFailed(let failure), .rebuildFailed(let failure): failures.append(failure)
      default: break
      }
    }
    let host = RequestHost()
    router.host.attach(host)
    let first = host.requests.popLast()
    try #require(first).end()
    #expect(router.shown?.description == "[home]")
    router.push(.a)
    let second = host.requests.popLast()
    try #require(second).end()
    #expect(router.shown?.description == "[home a]")
    #expect(failures.isEmpty)
  }

  @Test func aRequestThatIsCancelledTakesTheNavigationBack() throws {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = RequestHost()
    router.host.attach(host)
    let first = host.requests.popLast()
    try #require(first).end()
    let push = router.push(.a)
    let second = host.requests.popLast()
    try #require(second).acknowledgement.cancel()
    #expect(push.currentOutcome == .cancelled)
    #expect(router.tree.description == "[home]")
    #expect(host.requests.isEmpty)
  }
}
