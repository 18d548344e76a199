import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Verbs called while the router is at work")
struct QueueTests {
  @Test func verbsInsideObserversRunInTheOrderInWhichTheyWereAsked() throws {
    let bench = Bench(.home)
    bench.router.didNavigate { [router = bench.router] change in
      guard change.route == .a else { return }
      router.push(.b)
      router.push(.c)
    }
    bench.router.push(.a)
    try bench.host.expectSteps("push a", "push b", "push c")
    #expect(bench.router.isSettled)
  }

  @Test(arguments: [true, false]) func whoNavigatesForEverIsStoppedAfterAHundredRounds(isGuard: Bool) {
    let lines = Box<[String]>([])
    let router = Router<Place>(
      .home, configuration: .init(log: { lines.value.append($0) }, advanced: .init(timer: ManualClock())))
    RecordingHost<Place>(answering: .now).attach(to: router)
    var navigations: [Navigation] = []
    func navigate() {
      // Without an end of its own a router that goes on for ever would not let the test end.
      if navigations.count < 10_000 { navigations.append(router.push(.a)) }
    }
    if isGuard {
      router.addGuard("session") { _ in
        navigate()
        return .allow
      }
    } else {
      router.didNavigate { _ in navigate() }
    }
    router.push(.b)
    #expect(navigations.count == 101)
    #expect(navigations.last?.currentOutcome == .failed(.tooManyRounds(limit: 100)))
    #expect(navigations.dropLast().allSatisfy { $0.currentOutcome == .completed })
    #expect(router.isSettled)
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.contains("navigations were asked for in answer to one another 100 times") == true)
  }
}
