import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Detours")
struct DetourOutcomeTests {
  /// A window whose places c and d are private, signed out.
  private func signedOut() -> (Bench, signIn: () -> Void) {
    let bench = Bench(RouteTree(.home), placement: { $0 == .signIn ? .sheet : .push })
    let session = Session()
    bench.router.addGuard { proposal in
      let isPrivate = proposal.entering.contains { $0.route == .c || $0.route == .d }
      return isPrivate && !session.isSignedIn ? .detour(to: .signIn) : .allow
    }
    return (bench, { session.isSignedIn = true })
  }

  @Test func aLinkWaitsForSignInAndArrivesWithItsBackStackInOneCommit() async throws {
    let (bench, signIn) = signedOut()
    let link = bench.router.set(RouteTree(.home, .b, .c))
    #expect(bench.shown == "[home] {signIn}")
    #expect(link.currentOutcome == nil)
    #expect(bench.router.isDetoured)
    bench.router.push(.terms)
    #expect(bench.shown == "[home] {signIn terms}")
    try await link.expectPending()
    signIn()
    var commits = 0
    bench.router.onEvent { if case .committed = $0.kind { commits += 1 } }
    #expect(bench.router.finishDetour() === link)
    #expect(commits == 1)
    try await link.expectOutcome(.completed)
    #expect(bench.shown == "[home b c]")
    #expect(!bench.router.isDetoured)
    try bench.host.expectSteps(
      "present {signIn}", "push terms in modal 1", "push b c, hidden",
      "dismiss {signIn terms}")
  }

  @Test(arguments: [false, true])
  func leavingSignInEndsTheLink(byTheUser: Bool) async throws {
    let (bench, _) = signedOut()
    let link = bench.router.set(RouteTree(.home, .b, .c))
    if byTheUser { bench.host.userCloses(bench.entry(.signIn)) } else { bench.router.dismiss() }
    try await link.expectOutcome(.cancelled)
    #expect(bench.shown == "[home]")
    #expect(!bench.router.isDetoured)
    #expect(bench.router.finishDetour() == nil)
    #expect(bench.router.isSettled)
  }
}

@MainActor
private final class Session {
  var isSignedIn = false
}
