import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What waited has ended where the tree goes back")
struct PassedDetourTests {
  let isSignedIn = Box(false)

  /// A bench whose items need a sign-in that is shown already, and somebody waits for it.
  func bench(_ detour: Decision<Place> = .detour(to: .signIn), at tree: String = "[home] {signIn}") -> (
    Bench, Navigation
  ) {
    let bench = Bench(
      RouteTree(.home), answering: .later, placement: { $0 == .signIn ? .sheet : .push })
    bench.router.addGuard("sign-in", entering: \.isPrivate) { [isSignedIn] _ in
      isSignedIn.value ? .allow : detour
    }
    bench.host.acknowledgeAll()
    let wanted = bench.router.push(.item(1))
    bench.host.acknowledgeAll()
    #expect(bench.shown == tree)
    isSignedIn.value = true
    return (bench, wanted)
  }

  @Test func aResumeThatIsGivenUpIsOver() {
    let (bench, wanted) = bench()
    bench.router.finishDetour()
    #expect(bench.tree == "[home 1]")
    bench.host.cancel()
    #expect(wanted.currentOutcome == .cancelled)
    #expect(bench.tree == "[home] {signIn}")
    #expect(!bench.router.isDetoured)
    #expect(bench.router.finishDetour() == nil)
  }

  @Test func whatIsShownIsWaitedForNoMore() {
    let (bench, _) = bench()
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    bench.router.push(.a)
    bench.host.cancel()
    #expect(bench.shown == "[home 1]")
    #expect(!bench.router.isDetoured)
  }

  @Test func whatARecheckHasRefusedMeanwhileIsNotWaitedFor() {
    let (bench, _) = bench()
    bench.router.finishDetour()
    isSignedIn.value = false
    bench.router.addGuard("no sign-in", entering: { $0 == .signIn }, { _ in .block("no") })
    bench.router.recheck()
    bench.host.cancel()
    #expect(bench.tree == "[home]")
    #expect(!bench.router.isDetoured)
  }

  @Test func nothingIsKeptOfThemOnceTheScreenShowsTheTree() {
    let (bench, first) = bench()
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(first.currentOutcome == .completed)
    isSignedIn.value = false
    weak var weakToken: Box<Void>?
    do {
      let token = Box(())
      weakToken = token
      bench.router.edit { tree in
        withExtendedLifetime(token) {}
        tree.push(.item(2))
      }
    }
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1] {signIn}")
    #expect(weakToken != nil)
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(weakToken != nil)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1 2]")
    #expect(weakToken == nil)
  }
}

extension Place {
  fileprivate var isPrivate: Bool { if case .item = self { true } else { false } }
}
