import Foundation
import Testing
import Waymark
import WaymarkTesting

/// The cost of places, requests, links and records grows as their number does.
///
/// `Benchmarks/bounds.json` bounds what screens do at a depth, and what waits for a host.
@MainActor @Suite("A thousand cost what they are, and no more", .timeLimit(.minutes(30)))
struct GrowthTests {
  private let host = PlainHost()

  /// A router with so many places above its root, on a host that makes no screens and copies no trees.
  private func makeRouter(depth: Int = 0) -> Router<Place> {
    let stack = RouteStack(root: Place.home, pushed: (0..<depth).map { .item($0) })
    let router = Router<Place>(
      RouteTree(.stack(stack)),
      configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    router.core.limitRounds(redirects: 10, answers: .max)
    router.host.attach(host)
    return router
  }

  /// How many times as long 1,024 of something take as 64 do: about 16 times, where a square would be 256.
  private func growth(_ time: (Int) -> Duration) -> Double {
    let least = (0..<3).map { _ in time(64) }.min() ?? .zero
    return time(1024) / least
  }

  /// The time that this thread works, in which others that run beside it do not count.
  private func processorTime(of work: () -> Void) -> Duration {
    func now() -> Duration {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
    let start = now()
    work()
    return now() - start
  }

  @Test func theUserGoesBackFromADepth() {
    let growth = growth { count in
      let router = makeRouter(depth: count)
      let ids = router.tree.stack(at: .root)?.elements.suffix(32).map(\.id) ?? []
      let time = processorTime { for id in ids.reversed() { router.host.report(.closed(id)) } }
      #expect(router.tree.stack(at: .root)?.count == count - 31)
      #expect(router.shown == router.tree)
      return time
    }
    #expect(growth < 120)
  }

  @Test func placesAreAskedAboutAgain() {
    let growth = growth { count in
      let router = makeRouter(depth: count)
      let asked = Box(0)
      router.addGuard(
        entering: { _ in true },
        { _ in
          asked.value += 1
          return .allow
        })
      let time = processorTime { router.recheck() }
      #expect(asked.value == count + 1)
      return time
    }
    #expect(growth < 120)
  }

  @Test func screensObjectToBeingLeft() {
    let growth = growth { count in
      let router = makeRouter(depth: count)
      let asked = Box(0)
      for entry in router.tree.stack(at: .root)?.elements.dropFirst() ?? [] {
        router.host.context(for: entry).onLeave { _ in
          asked.value += 1
          return .allow
        }
      }
      let time = processorTime { router.popToRoot() }
      #expect(asked.value == count)
      #expect(router.shown?.description == "[home]")
      return time
    }
    #expect(growth < 120)
  }

  @Test func requestsWaitForASlowHostAndAreTakenBack() {
    let growth = growth { count in
      let router = makeRouter()
      host.isHolding = true
      let time = processorTime {
        for number in 0..<count { router.push(.item(number)) }
        for _ in 0..<(count / 2) { router.pop() }
        host.isHolding = false
        host.acknowledgeAll()
      }
      #expect(router.shown == router.tree)
      #expect(router.tree.stack(at: .root)?.count == count / 2 + 1)
      return time
    }
    #expect(growth < 120)
  }

  @Test func requestsOfLowPriorityWaitForADecision() async {
    let router = makeRouter()
    router.push(.a)
    let gate = GuardGate()
    router.visibleContext.onLeave { _ in .deciding(await gate.wait()) }
    let pop = router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    let asked = (0..<1000).map { router.push(.item($0), options: .init(priority: .background)) }
    gate.open(.block("no"))
    await Task.yieldRepeatedly { router.isSettled }
    #expect(pop.currentOutcome == .blocked("no"))
    #expect(asked.last?.currentOutcome == .completed)
    #expect(zip(asked, asked.dropFirst()).allSatisfy { $0.currentOutcome == .superseded(by: $1.id) })
    #expect(router.shown == router.tree)
  }
}
