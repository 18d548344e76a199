import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Guards")
struct GuardTests {
  @Test(arguments: [Decision<Place>.allow, .block("no"), .redirect(to: .c), .detour(to: .signIn)])
  func aNewerNavigationSupersedesAPendingOneWhoseLateAnswerChangesNothing(late: Decision<Place>) async throws
  {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.router.addGuard { proposal in
      if case .push(.a) = proposal.intent { return await gate.wait() }
      return .allow
    }
    let first = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let second = bench.router.push(.b)
    try await second.expectOutcome(.completed)
    #expect(first.currentOutcome == .superseded(by: second.id))
    bench.noteEvents()
    gate.open(late)
    await Task.yieldRepeatedly { !bench.events.isEmpty }
    #expect(bench.eventNames == [.lateAnswer])
    #expect(bench.events.map(\.navigationID) == [first.id])
    #expect(bench.shown == "[home b]")
    #expect(first.currentOutcome == .superseded(by: second.id))
    #expect(!bench.router.isDetoured)
  }

  @Test func theTaskOfASupersededGuardIsCancelled() async throws {
    let bench = Bench(.home)
    let gate = Gate<Void>()
    var cancelled: [Bool] = []
    bench.router.addGuard { proposal async in
      guard case .push(.a) = proposal.intent else { return .allow }
      await gate.wait()
      cancelled.append(Task.isCancelled)
      return .allow
    }
    let push = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    try await bench.router.push(.b).expectOutcome(.completed)
    #expect(push.currentOutcome != .completed)
    gate.open(())
    await Task.yieldRepeatedly { !cancelled.isEmpty }
    #expect(cancelled == [true])
    #expect(bench.shown == "[home b]")
  }

  @Test func redirectsAreFollowedAndListed() throws {
    let bench = Bench(RouteTree(.home), redirectLimit: 2)
    bench.router.addGuard { proposal in
      switch proposal.destination.route {
      case .a: .redirect(to: .push(.b))
      case .b: .redirect(to: .push(.c))
      case .d: .redirect(to: .push(.a))
      default: .allow
      }
    }
    #expect(bench.router.push(.d).currentOutcome == .failed(.tooManyRedirects(limit: 2)))
    let navigation = bench.router.push(.a)
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.shown == "[home c]")
    #expect(navigation.redirects.map { "\($0)" } == ["push b", "push c"])
    try bench.host.expectSteps("push c")
  }

  @Test func aBlockSaysWhy() {
    let bench = Bench(.home)
    bench.router.addGuard("door") { _ in .block("shop \(5) is closed") }
    bench.noteEvents()
    #expect(bench.router.push(.a).currentOutcome == .blocked("shop 5 is closed"))
    #expect(bench.eventNames == [.requested, .decided, .finished])
    guard case .decided(let source, _) = bench.events[1].kind else { return }
    #expect(source == .routerGuard("door"))
  }

  @Test func guardsSeeWhatLeavesAndEntersAndBothTrees() {
    let bench = Bench(.home, .a, .b)
    var seen: [String] = []
    bench.router.addGuard { proposal in
      seen = [
        proposal.leaving.map { "\($0.route)" }.joined(), proposal.entering.map { "\($0.route)" }.joined(),
        proposal.current.description, proposal.proposed.description, "\(proposal.destination.route)",
      ]
      return .allow
    }
    bench.router.set(RouteTree(.home, .c, .d))
    #expect(seen == ["ba", "cd", "[home a b]", "[home c d]", "d"])
    bench.router.pop()
    #expect(seen == ["d", "", "[home c d]", "[home c]", "c"])
    bench.router.present(.m)
    #expect(seen == ["", "m", "[home c]", "[home c] {m}", "m"])
  }

  @Test func aGuardWithoutANameIsCalledByItsNumber() {
    let bench = Bench(.home)
    bench.router.addGuard { _ in .allow }
    bench.router.addGuard { _ in .allow }
    bench.noteEvents()
    bench.router.push(.a)
    let askers = bench.events.compactMap { event in
      if case .decided(let source, _) = event.kind { source } else { nil }
    }
    #expect(askers == [.routerGuard("guard 1"), .routerGuard("guard 2")])
  }
}
