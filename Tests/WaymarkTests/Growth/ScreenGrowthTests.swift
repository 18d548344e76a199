import Testing
import Waymark
import WaymarkTesting

/// What screens and the user do at the top costs the same however much is below.
///
/// Times of two sizes are compared, with much room: where something looks for an entry everywhere, or copies a tree, the
/// larger takes hundreds of times as long.
@MainActor @Suite("At the top, depth costs nothing", .timeLimit(.minutes(30)))
struct ScreenGrowthTests {
  /// A router on a host that makes a screen of each entry.
  private func makeRouter(_ depth: Int) -> (Router<Place>, ScreenHost) {
    let stack = RouteStack(root: Place.home, pushed: (0..<depth).map { .item($0) })
    let router = Router<Place>(RouteTree(.stack(stack)), configuration: .init(timer: ManualClock(), log: nil))
    let host = ScreenHost(router)
    router.attach(host)
    return (router, host)
  }

  /// How many times longer something takes at depth 20,000 than at depth 20: the least of some tries.
  private func growth(_ body: (Router<Place>, ScreenHost) -> Void) -> Double {
    func time(_ depth: Int) -> Duration {
      let (router, host) = makeRouter(depth)
      body(router, host)
      return (0..<3).map { _ in ContinuousClock().measure { body(router, host) } }.min() ?? .zero
    }
    return time(20_000) / time(20)
  }

  @Test func aScreenIsPushedAndPopped() {
    let growth = growth { router, _ in
      for number in 0..<100 {
        router.push(.item(number))
        router.pop()
      }
    }
    #expect(growth < 20)
  }

  @Test func aScreenPushesAnotherThatClosesItself() {
    let growth = growth { router, _ in
      for number in 0..<100 {
        router.visibleContext.push(.item(number))
        router.visibleContext.close()
      }
    }
    #expect(growth < 20)
  }

  @Test func aScreenReturnsAValue() {
    let growth = growth { router, _ in
      for number in 0..<100 {
        router.visibleContext.push(.item(number))
        router.visibleContext.close(returning: number)
      }
    }
    #expect(growth < 20)
  }

  @Test func aModalIsPresentedAndClosesItself() {
    let growth = growth { router, _ in
      for number in 0..<100 {
        router.visibleContext.present(.item(number), as: .sheet)
        router.visibleContext.close()
      }
    }
    #expect(growth < 20)
  }

  @Test func aScreenTakesAnothersPlace() {
    let growth = growth { router, _ in
      for number in 0..<100 { router.replaceTop(with: .item(-number)) }
    }
    #expect(growth < 20)
  }

  @Test func theUserGoesBack() {
    let growth = growth { router, _ in
      for number in 0..<100 {
        router.push(.item(number))
        router.report(.closed(router.tree.visibleElement.id))
      }
    }
    #expect(growth < 20)
  }

  @Test func theUserGoesBackFromAModal() {
    let growth = growth { router, _ in
      for number in 0..<100 {
        router.present(.item(number), as: .sheet)
        router.report(.closed(router.tree.visibleElement.id))
      }
    }
    #expect(growth < 20)
  }

  @Test func theUserGoesBackAllTheWay() {
    let (router, host) = makeRouter(20_000)
    var ids: [EntryID] = []
    router.tree.forEachElement { ids.append($0.id) }
    for id in ids.dropFirst().reversed() { router.report(.closed(id)) }
    #expect(router.shown?.notation == "[home]")
    #expect(router.tree == router.shown)
    #expect(host.screens.filter { $0.value.phase != .removed }.count == 1)
  }
}

/// A host that makes a screen of each entry.
@MainActor
private final class ScreenHost: NavigationHost {
  private weak var router: Router<Place>?
  private(set) var screens: [EntryID: ScreenContext<Place>] = [:]

  init(_ router: Router<Place>) { self.router = router }

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    step.step.forEachRemoved { screens[$0.id] = nil }
    step.step.forEachInserted { screens[$0.id] = router?.context(for: $0) }
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    tree.forEachElement { screens[$0.id] = router?.context(for: $0) }
    acknowledgement.succeed()
  }
}
