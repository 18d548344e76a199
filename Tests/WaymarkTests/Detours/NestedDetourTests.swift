import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Detours within detours")
struct NestedDetourTests {
  /// A window in which a needs a sign-in, and b, asked for during that, needs terms.
  private func makeBench() -> (Bench, passed: Box<Set<Place>>) {
    let bench = Bench(RouteTree(.home), placement: { _ in .sheet })
    let passed = Box<Set<Place>>([])
    bench.router.addGuard { proposal in
      let entering = Set(proposal.entering.map(\.route))
      if entering.contains(.a), !passed.value.contains(.signIn) { return .detour(to: .signIn) }
      if entering.contains(.b), !passed.value.contains(.terms) { return .detour(to: .terms) }
      return .allow
    }
    return (bench, passed)
  }

  @Test func aScreenResumesTheDetourThatItBelongsTo() throws {
    let (bench, passed) = makeBench()
    let outer = bench.router.push(.a)
    let inner = bench.router.push(.b)
    #expect(bench.shown == "[home] {signIn} {terms}")
    passed.value = [.signIn, .terms]
    let resumed = bench.screen(.signIn).finishDetour()
    #expect(resumed.id == outer.id)
    #expect(outer.currentOutcome == .completed)
    #expect(inner.currentOutcome == .cancelled)
    #expect(bench.shown == "[home a]")
  }

  @Test func aScreenInTheInnerDetourResumesThatOne() throws {
    let (bench, passed) = makeBench()
    bench.router.push(.a)
    let inner = bench.router.push(.b)
    passed.value = [.terms]
    #expect(bench.screen(.terms).finishDetour().id == inner.id)
    #expect(inner.currentOutcome == .completed)
    #expect(bench.shown == "[home] {signIn b}")
  }

  @Test(arguments: [0, -1])
  func aPopOfNothingThatIsSentOnASecondDetourStaysOne(count: Int) {
    let bench = Bench(.home)
    let accepted = Box(false)
    let popped = Box<[Int]>([])
    var isAsked = false
    bench.router.addGuard { proposal in
      if case .pop(let count) = proposal.intent {
        popped.value.append(count)
        return accepted.value ? .allow : .detour(to: .present(.terms, as: .sheet))
      }
      guard proposal.destination.route == .a else { return .allow }
      defer { isAsked = true }
      return isAsked ? .redirect(to: .pop(count)) : .detour(to: .present(.signIn, as: .sheet))
    }
    let push = bench.router.push(.a)
    bench.router.finishDetour()
    #expect(bench.shown == "[home] {signIn} {terms}")
    accepted.value = true
    bench.router.finishDetour()
    #expect(push.currentOutcome == .completed)
    #expect(popped.value == [count, count])
    #expect(bench.shown == "[home]")
  }
}
