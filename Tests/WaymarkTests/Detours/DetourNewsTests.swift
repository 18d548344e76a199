import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Detours, as those find them who hear of a change")
struct DetourNewsTests {
  private let bench = Bench(RouteTree(.home), placement: { _ in .sheet })
  private let passed = Box(false)

  init() {
    bench.router.addGuard { [passed] proposal in
      !passed.value && proposal.entering.contains { $0.route == .a } ? .detour(to: .signIn) : .allow
    }
  }

  /// Has whoever hears of something go on with a detour, and says which navigation that was.
  private func resume(on isMeant: @escaping @MainActor (RouterEvent<Place>.Kind) -> Bool) -> Box<
    NavigationID?
  > {
    let resumed = Box<NavigationID?>(nil)
    bench.router.onEvent { [bench] event in
      if isMeant(event.kind) { resumed.value = bench.router.finishDetour()?.id }
    }
    return resumed
  }

  @Test func aDetourThatACommitLeavesIsNotGoneOnWith() {
    let push = bench.router.push(.a)
    let resumed = resume { if case .committed = $0 { true } else { false } }
    bench.router.set(RouteTree(.home))
    #expect(resumed.value == nil)
    #expect(push.currentOutcome == .cancelled)
    #expect(bench.shown == "[home]")
  }

  @Test func aDetourThatTheUserLeavesIsNotGoneOnWith() {
    let push = bench.router.push(.a)
    let resumed = resume { if case .reported = $0 { true } else { false } }
    passed.value = true
    bench.host.userCloses(bench.entry(.signIn))
    #expect(resumed.value == nil)
    #expect(push.currentOutcome == .cancelled)
    #expect(bench.shown == "[home]")
  }

  @Test func aDetourCanBeGoneOnWithAsSoonAsItIsCommitted() {
    let passed = passed
    let resumed = resume { kind in
      guard case .committed = kind, !passed.value else { return false }
      passed.value = true
      return true
    }
    let push = bench.router.push(.a)
    #expect(resumed.value == push.id)
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
  }

  @Test func aDetourThatTheUserLeavesAsItIsGoneOnWithIsOver() {
    let push = bench.router.push(.a)
    let first = bench.entry(.signIn)
    let observation = bench.router.onEvent { [bench] event in
      if case .resumed = event.kind { bench.host.userCloses(first) }
    }
    bench.router.finishDetour()
    #expect(push.currentOutcome == .cancelled)
    #expect(bench.shown == "[home]")
    #expect(!bench.router.isDetoured)
    observation.cancel()
  }
}
