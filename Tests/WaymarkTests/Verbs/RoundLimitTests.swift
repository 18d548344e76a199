import Testing
import WaymarkTesting

@testable import Waymark

/// Observers who answer navigations with navigations come to an end, and nobody else does.
@MainActor @Suite("The limit of rounds")
struct RoundLimitTests {
  @Test func severalObserversThatAnswerOneAnotherComeToAnEnd() {
    let bench = Bench(RouteTree(.home), roundLimit: 20)
    var calls = 0
    for _ in 0..<2 {
      bench.router.didNavigate { _ in
        calls += 1
        // Without an end of its own a router that goes on for ever would not let the test end.
        if calls < 100_000 { bench.router.replaceTop(with: .item(calls)) }
      }
    }
    bench.router.push(.b)
    #expect(calls < 10_000)
    #expect(bench.router.isSettled)
  }

  @Test func oneObserverMayAskForMuchAtOnce() {
    let bench = Bench(RouteTree(.home), roundLimit: 2)
    var pushes: [Navigation] = []
    let observation = bench.onceNavigated { [bench] in
      pushes = (0..<1000).map { bench.router.push(.item($0)) }
    }
    bench.router.push(.a)
    observation.cancel()
    #expect(pushes.count == 1000)
    #expect(pushes.allSatisfy { $0.currentOutcome == .completed })
  }

  @Test func whatWaitsBehindOneThatIsDroppedEndsToo() async {
    let bench = Bench(RouteTree(.stack([.home, .a])), roundLimit: 1)
    let gate = GuardGate()
    bench.screen(.a).onLeave { _ in .deciding(await gate.wait()) }
    bench.router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    let observation = bench.router.didNavigate { _ in bench.router.push(.b) }
    let links = (0..<5).map { bench.router.push(.item($0), options: .init(priority: .background)) }
    gate.open(.allow)
    await Task.yieldRepeatedly { bench.router.isSettled }
    observation.cancel()
    #expect(bench.router.isSettled)
    #expect(links.allSatisfy { $0.currentOutcome != nil })
  }
}
