import Testing
import Waymark
import WaymarkTesting

/// Four times as much takes about four times as long, and not sixteen times.
@MainActor @Suite("Four times as much takes no more than eight times as long", .serialized)
struct FourfoldGrowthTests {
  /// How much longer something takes with four times as much, at the best of some tries.
  private func growth(_ count: Int, _ prepare: (Int) throws -> () -> Void) rethrows -> Double {
    var best: [Duration] = []
    for count in [count, 4 * count] {
      let times = try (0..<3).map { _ in
        let act = try prepare(count)
        return ContinuousClock().measure(act)
      }
      best.append(times.min() ?? .zero)
    }
    return best[1] / best[0]
  }

  private func makeRouter(
    _ tree: RouteTree<Place>, _ host: any NavigationHost<Place>, _ steps: StackSteps = .combined
  ) -> Router<Place> {
    let router = Router<Place>(
      tree,
      configuration: .init(
        stackSteps: steps, redirectLimit: .max, roundLimit: .max, eventCapacity: 4, timer: ManualClock(),
        log: nil))
    router.attach(host)
    return router
  }

  private func stack(_ count: Int) -> RouteTree<Place> {
    RouteTree(.stack(RouteStack(root: .home, pushed: (0..<count).map { .item($0) })))
  }

  @Test func fillingAStackOnePlaceAtATime() {
    let ratio = growth(250) { count in
      let router = makeRouter(stack(0), PlainHost(), .single)
      return { router.set(stack(count)) }
    }
    #expect(ratio < 8)
  }
}
