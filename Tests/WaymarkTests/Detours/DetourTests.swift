import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Detours")
struct DetourTests {
  /// A window in which some places first want others gone through.
  private func detouring(
    _ needs: [Place: Place], in tree: RouteTree<Place> = RouteTree(.home),
    placement: @escaping @MainActor (Place) -> Placement<Place> = { _ in .sheet }
  ) -> (Bench, done: (Place) -> Void) {
    let bench = Bench(tree, placement: placement)
    let passed = Passed()
    bench.router.addGuard { proposal in
      for entry in proposal.entering {
        if let first = needs[entry.route], !passed.places.contains(first) { return .detour(to: first) }
      }
      return .allow
    }
    return (bench, { passed.places.insert($0) })
  }

  @Test func resumeAsksTheGuardsAgainAndStaysWhereTheyStillObject() {
    let (bench, done) = detouring([.a: .signIn])
    let push = bench.router.push(.a)
    bench.router.finishDetour()
    #expect(bench.shown == "[home] {signIn}")
    #expect(bench.router.isDetoured)
    #expect(push.currentOutcome == nil)
    done(.signIn)
    bench.router.finishDetour()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
  }

  @Test func aResumedNavigationMayBeBlocked() {
    let bench = Bench(.home)
    var isAsked = false
    bench.router.addGuard { proposal in
      guard proposal.entering.contains(where: { $0.route == .a }) else { return .allow }
      defer { isAsked = true }
      return isAsked ? .block("not you") : .detour(to: .present(.signIn, as: .sheet))
    }
    let push = bench.router.push(.a)
    bench.router.finishDetour()
    #expect(push.currentOutcome == .blocked("not you"))
    #expect(bench.shown == "[home]")
    #expect(!bench.router.isDetoured)
  }

  @Test func leavingADetourOfADetourCancelsAll() {
    let (bench, _) = detouring([.a: .signIn, .signIn: .terms])
    let push = bench.router.push(.a)
    bench.router.dismiss()
    #expect(push.currentOutcome == .cancelled)
    #expect(bench.shown == "[home]")
  }

  @Test func aSecondDetourInsideTheFirstIsGoneThroughFirst() {
    let (bench, done) = detouring([.a: .signIn, .b: .terms])
    let outer = bench.router.push(.a)
    let inner = bench.router.push(.b)
    #expect(bench.shown == "[home] {signIn} {terms}")
    done(.terms)
    #expect(bench.router.finishDetour() === inner)
    #expect(bench.shown == "[home] {signIn b}")
    done(.signIn)
    #expect(bench.router.finishDetour() === outer)
    #expect(bench.shown == "[home a]")
    #expect(outer.currentOutcome == .completed)
    #expect(inner.currentOutcome == .completed)
  }

  @Test func aNewerNavigationThroughTheSameDetourTakesTheOlderOnesPlace() {
    let (bench, done) = detouring([.a: .signIn, .b: .signIn])
    let older = bench.router.push(.a)
    let newer = bench.router.push(.b)
    #expect(older.currentOutcome == .superseded(by: newer.id))
    #expect(bench.shown == "[home] {signIn}")
    done(.signIn)
    bench.router.finishDetour()
    #expect(newer.currentOutcome == .completed)
    #expect(bench.shown == "[home b]")
  }

  @Test func aDetourThatIsThereAlreadyIsGoneThroughToo() {
    let (bench, done) = detouring([.a: .signIn])
    bench.router.present(.signIn)
    let push = bench.router.push(.a)
    #expect(bench.shown == "[home] {signIn}")
    #expect(bench.router.isDetoured)
    done(.signIn)
    bench.router.finishDetour()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
  }

  @Test func aBlockedDetourBlocksWhatWantedIt() {
    let bench = Bench(.home)
    bench.router.addGuard { $0.destination.route == .a ? .detour(to: .push(.signIn)) : .allow }
    bench.router.addGuard { $0.destination.route == .signIn ? .block("no sign-in") : .allow }
    #expect(bench.router.push(.a).currentOutcome == .blocked("no sign-in"))
    #expect(bench.tree == "[home]")
  }

  @Test(arguments: [
    (Intent<Place>.popToRoot, "[home]"), (.pop(1), "[home b]"), (.pop(to: .b), "[home b]"),
    (.replaceTop(with: .d), "[home b d]"), (.setStack([.home, .d]), "[home d]"),
  ])
  func whatARedirectAfterADetourAsksForIsDoneWhereTheDetourWasLeft(intent: Intent<Place>, shown: String) {
    let bench = Bench(.home, .b, .c)
    let isThrough = Box(false)
    bench.router.addGuard { proposal in
      guard case .push(.a) = proposal.intent else { return .allow }
      return isThrough.value ? .redirect(to: intent) : .detour(to: .present(.signIn, as: .sheet))
    }
    let push = bench.router.push(.a)
    #expect(bench.shown == "[home b c] {signIn}")
    isThrough.value = true
    bench.router.finishDetour()
    #expect(bench.shown == shown)
    #expect(push.currentOutcome == .completed)
  }
}

@MainActor
private final class Passed {
  var places: Set<Place> = []

  /// A verb is worked out anew on the tree that is there when it goes on.
  @Test func aPopThatWaitsPopsWhatIsThereThen() {
    let bench = Bench(.home, .a, .b, .c)
    let isSignedIn = Box(false)
    bench.router.addGuard { proposal in
      if case .pop = proposal.intent, !isSignedIn.value { return .detour(to: .present(.signIn, as: .sheet)) }
      return .allow
    }
    bench.router.pop()
    #expect(bench.shown == "[home a b c] {signIn}")
    bench.host.userCloses(bench.entry(.c))
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(bench.shown == "[home a]")
  }
}
