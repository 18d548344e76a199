import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("A detour that is left while what goes on is being decided")
struct OvertakenDetourTests {
  /// The user pulls the sheet down while the guard thinks about what goes on, and it wants the sign-in once more.
  @Test func aSignInThatTheUserLeavesMeanwhileIsOpenedAgain() async {
    let bench = Bench(RouteTree(.home), placement: { $0 == .signIn ? .sheet : .push })
    let gate = GuardGate()
    let thinks = Box(false)
    bench.router.addGuard(
      "sign-in", entering: { $0 == .item(1) },
      { _ in thinks.value ? await gate.wait() : .detour(to: .signIn) })
    let wanted = bench.router.push(.item(1))
    await settle()
    #expect(bench.shown == "[home] {signIn}")
    thinks.value = true
    bench.router.finishDetour()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.signIn))
    #expect(bench.shown == "[home]")
    // The guard is asked anew about another tree.
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<2 { gate.open(.detour(to: .signIn)) }
    await settle()
    #expect(bench.shown == "[home] {signIn}")
    #expect(wanted.currentOutcome == nil)
    bench.host.userCloses(bench.entry(.signIn))
    #expect(wanted.currentOutcome == .cancelled)
    #expect(!bench.router.isDetoured)
  }
}
