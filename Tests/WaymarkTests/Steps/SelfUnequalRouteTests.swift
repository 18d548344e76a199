import Testing
import Waymark
import WaymarkTesting

/// A place on a map that is no number is not even equal to itself, and may not be shown again for ever.
@MainActor @Suite("Routes that are not equal to themselves")
struct SelfUnequalRouteTests {
  private enum Spot: Route {
    case home
    case at(Double)
    case other
  }

  @MainActor
  private final class MapStore: TreeStore {
    private(set) var tree = RouteTree<Spot>(.home)
    private(set) var sends = 0
    private var onChange: (@MainActor () -> Void)?

    func send(_ tree: RouteTree<Spot>) {
      sends += 1
      change(to: tree)
    }

    func change(to tree: RouteTree<Spot>) {
      self.tree = tree
      onChange?()
    }

    func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
      self.onChange = onChange
      return { self.onChange = nil }
    }
  }

  private let router = Router<Spot>(
    .home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
  private let host: RecordingHost<Spot>

  init() {
    // A host that is asked for more than that is asked for ever.
    host = RecordingHost(answering: .now)
    host.attach(to: router)
    host.clearRequests()
  }

  /// Answers only so often, so that a test of what never ends does.
  private func limitRequests(_ limit: Int = 10) {
    host.answer = .later
    for _ in 0..<limit where !host.acknowledge() { return }
    Issue.record("the host is asked for more and more: \(host.log)")
  }

  @Test func aTreeWithOneIsShownOnce() {
    host.answer = .later
    let set = router.set(RouteTree(.stack([.home, .at(.nan), .other])))
    limitRequests()
    #expect(set.currentOutcome == .completed)
    #expect(router.isSettled)
    #expect(router.shown == router.tree)
    #expect(router.set(router.tree.routes).currentOutcome == .unchanged)
  }

  @Test func anUpdateToOneIsShownOnce() {
    host.answer = .later
    let update = router.update(router.tree.visibleElement.id, to: .at(.nan))
    limitRequests()
    #expect(update.currentOutcome == .completed)
    #expect(router.update(router.tree.visibleElement.id, to: .at(.nan)).currentOutcome == .unchanged)
    let back = router.update(router.tree.visibleElement.id, to: .at(1))
    limitRequests()
    #expect(back.currentOutcome == .completed)
    #expect(host.log.count == 2)
  }

  @Test func whatComesAfterOneIsShownToo() {
    host.answer = .later
    let first = router.push(.at(.nan))
    let second = router.push(.other)
    limitRequests()
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome == .completed)
    #expect(router.isSettled)
  }

  @Test func aStoreThatHoldsOneIsSentItOnce() {
    let store = MapStore()
    router.bind(to: store)
    host.answer = .later
    router.push(.at(.nan))
    limitRequests()
    #expect(store.sends == 1)
    store.change(to: RouteTree(.stack([.home, .at(.nan), .other])))
    limitRequests()
    #expect(router.tree.visibleRoute == .other)
    #expect(store.sends == 1)
    #expect(router.isSettled)
  }
}
