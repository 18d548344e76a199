import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What waits again keeps its order")
struct DetourOrderTests {
  private let kit = SignIn()

  /// Two detours, both left one after the other in vain: the newest is still the newest.
  @Test func resumeGoesOnWithTheNewestAsBefore() {
    let (bench, _) = kit.bench()
    let accepted = kit.addTerms(to: bench)
    bench.router.push(.a)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home] {signIn} {terms}")
    bench.router.dismiss()
    bench.router.dismiss()
    bench.host.cancel()
    #expect(bench.tree == "[home] {signIn} {terms}")
    accepted.value = true
    kit.isSignedIn.value = true
    // Before, it closed the terms alone and went on with a in the sign-in.
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home] {signIn a}")
    #expect(bench.router.isDetoured)
  }

  /// Only the lower one is gone on with, in vain, by its own screen; the upper went along.
  @Test func theLowerResumedInVainKeepsTheOrder() {
    let (bench, _) = kit.bench()
    let accepted = kit.addTerms(to: bench)
    bench.router.push(.a)
    bench.host.acknowledgeAll()
    accepted.value = true
    kit.isSignedIn.value = true
    bench.screen(.signIn).finishDetour()
    #expect(bench.tree == "[home 1]")
    bench.host.cancel()
    #expect(bench.tree == "[home] {signIn} {terms}")
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home] {signIn a}")
  }

  /// The upper detour is still held, the lower one is taken out and back.
  @Test func aHeldUpperAndAReheldLower() {
    let (bench, _) = kit.bench(wants: nil)
    bench.router.addGuard(
      "sign-in pushed", entering: { $0 == .b },
      { _ in
        kit.isSignedIn.value ? .allow : .detour(to: .push(.c))
      })
    bench.router.push(.b)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home c]")
    let accepted = kit.addTerms(to: bench)
    bench.router.push(.a)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home c] {terms}")
    bench.router.edit { $0.popToRoot() }
    let under = bench.router.edit { tree in tree.setStack(RouteStack(root: .home), at: .root) }
    _ = under
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home c] {terms}")
    accepted.value = true
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home c a]")
  }
}
