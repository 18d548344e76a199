import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What waits again keeps its order")
struct DetourOrderTests {
  private let kit = SignIn()

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
