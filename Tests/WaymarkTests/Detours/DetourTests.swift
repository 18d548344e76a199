import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Detours")
struct DetourTests {
  private let passed = Box<Set<Place>>([])

  /// A window where `a` needs a sign-in, and `b` needs terms.
  private func makeBench(_ tree: RouteTree<Place> = RouteTree(.home)) -> Bench {
    let bench = Bench(tree, placement: { $0 == .signIn || $0 == .terms ? .sheet : .push })
    for (place, first) in [(Place.a, Place.signIn), (.b, .terms)] {
      bench.router.addGuard(
        "\(first)", entering: { $0 == place },
        { [passed] _ in passed.value.contains(first) ? .allow : .detour(to: first) })
    }
    return bench
  }

  @Test func aLinkWaitsForSignInAndArrivesWithItsBackStackInOneCommit() async throws {
    let bench = makeBench()
    let link = bench.router.set(RouteTree(.home, .c, .a))
    #expect(bench.shown == "[home] {signIn}")
    #expect(bench.router.isDetoured)
    bench.router.push(.d)
    #expect(bench.shown == "[home] {signIn d}")
    try await link.expectPending()
    passed.value = [.signIn]
    var commits = 0
    bench.router.onEvent { if case .committed = $0.kind { commits += 1 } }
    #expect(bench.router.finishDetour()?.id == link.id)
    #expect(commits == 1)
    try await link.expectOutcome(.completed)
    #expect(bench.shown == "[home c a]")
    #expect(!bench.router.isDetoured)
    try bench.host.expectSteps(
      "present {signIn}", "push d in modal 1", "push c a, hidden", "dismiss {signIn d}")
  }

  @Test func aScreenFinishesTheDetourThatItBelongsTo() {
    let bench = makeBench()
    let outer = bench.router.push(.a)
    let inner = bench.router.push(.b)
    #expect(bench.shown == "[home] {signIn} {terms}")
    passed.value = [.signIn, .terms]
    #expect(bench.screen(.signIn).finishDetour().id == outer.id)
    #expect(outer.currentOutcome == .completed)
    #expect(inner.currentOutcome == .cancelled)
    #expect(bench.shown == "[home a]")
  }

  @Test func aScreenThatNothingWaitsForCloses() {
    let bench = makeBench(RouteTree(.home, .shop(.catalogue)))
    let screen = bench.screen(.shop(.catalogue))
    #expect(screen.scoped(Place.shop).finishDetour().currentOutcome == .completed)
    #expect(bench.tree == "[home]")
    #expect(screen.finishDetour().currentOutcome == .unchanged, "it is gone")
  }
}
