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

  @Test(arguments: [true, false]) func whatOnlyWaitsForItsTurnAnswersNothing(isCancelled: Bool) async {
    let bench = Bench(.home, .a)
    let gate = GuardGate()
    let objection = bench.screen(.a).onLeave { _ in .deciding(await gate.wait()) }
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    let links = (0..<250).map { bench.router.push(.item($0), options: .init(priority: .background)) }
    if isCancelled { objection.cancel() }
    gate.open(.allow)
    await Task.yieldRepeatedly { bench.router.isSettled }
    #expect(pop.currentOutcome == .completed)
    #expect(links.allSatisfy { $0.currentOutcome == .completed })
    #expect(bench.router.isSettled)
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

  @Test func tooManyRoundsLeaveNothingBehind() {
    let bench = Bench(.home)
    let observation = bench.router.onEvent { event in
      if case .finished = event.kind { bench.router.push(.a, options: .init(priority: .background)) }
    }
    bench.router.push(.b)
    observation.cancel()
    #expect(bench.router.isSettled)
    #expect(bench.router.overrides == nil)
  }

  @Test func aDetourIsNotKeptThatWasGoneOnWithTooLate() {
    let bench = Bench(.home)
    bench.router.addGuard { proposal in
      proposal.destination.route == .b ? .detour(to: .present(.signIn, as: .sheet)) : .allow
    }
    let wanted = bench.router.push(.b)
    let observation = bench.router.didNavigate { _ in bench.router.push(.c) }
    var isDone = false
    bench.router.onEvent { event in
      guard !isDone, case .finished(.failed(.tooManyRounds)) = event.kind else { return }
      isDone = true
      bench.router.finishDetour()
    }
    bench.router.push(.d)
    observation.cancel()
    #expect(wanted.currentOutcome != nil)
    #expect(bench.router.pipeline?.detours.hasAny == false)
  }

  @Test func nothingIsKeptOfWhatIsDroppedUnheard() {
    let bench = Bench(RouteTree(.home), roundLimit: 3)
    let place = ElementPosition(path: .root, index: 0)
    var count = 0
    bench.router.onEvent { [weak bench] event in
      guard case .finished = event.kind, count < 1000 else { return }
      count += 1
      bench?.router.restore(
        Snapshot(RouteTree(.item(count)), saved: [place: ["draft": SavedValue(count)]]))
    }
    bench.router.push(.a)
    #expect(count < 1000)
    #expect(bench.router.observers?.restorations.isEmpty == true)
  }

  @Test func whatHasWaitedForItsTurnTakesNoMoreThanItsTurn() async {
    let limit = 3
    let bench = Bench(RouteTree(.stack([.home, .a])), roundLimit: limit)
    let gate = GuardGate()
    bench.screen(.a).onLeave { _ in .deciding(await gate.wait()) }
    bench.router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    let link = bench.router.push(.b, options: .init(priority: .background))
    var calls = 0
    let observation = bench.router.didNavigate { _ in
      calls += 1
      // Without an end of its own a router that goes on for ever would not let the test end.
      if calls < 1000 { bench.router.replaceTop(with: .item(calls)) }
    }
    gate.open(.allow)
    await Task.yieldRepeatedly { bench.router.isSettled }
    observation.cancel()
    #expect(link.currentOutcome == .completed)
    #expect(calls == 2 + 2 * limit, "the two, and in each round what answers both")
  }
}
