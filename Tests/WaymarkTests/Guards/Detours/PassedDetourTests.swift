import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What waited waits again where the tree goes back")
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

  static let root = Decision<Place>.detour(to: .setRoot(.stack([.signIn])))

  @Test func aResumeThatIsGivenUpIsAskedForAgain() {
    let (bench, wanted) = bench()
    bench.router.finishDetour()
    #expect(bench.tree == "[home 1]")
    bench.host.cancel()
    #expect(wanted.currentOutcome == .cancelled)
    #expect(bench.tree == "[home] {signIn}")
    #expect(bench.router.isDetoured)
    let again = bench.router.finishDetour()
    #expect(again?.id != wanted.id)
    bench.host.acknowledgeAll()
    #expect(again?.currentOutcome == .completed)
    #expect(bench.shown == "[home 1]")
    #expect(!bench.router.isDetoured)
  }

  @Test(arguments: [true, false]) func aSignInAtTheWindowsRootIsNoDeadEnd(isGivenUp: Bool) {
    let (bench, _) = bench(Self.root, at: "[signIn]")
    let context = bench.screen(.signIn)
    context.finishDetour()
    #expect(bench.tree == "[home 1]")
    bench.frustrateStep(isGivenUp: isGivenUp)
    #expect(bench.tree == "[signIn]")
    bench.screen(.signIn).finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1]")
  }

  @Test func itIsToldAsAnEvent() {
    let (bench, _) = bench()
    bench.router.finishDetour()
    bench.noteEvents()
    bench.host.cancel()
    #expect(bench.eventNames.filter { $0 == .requested || $0 == .detoured } == [.requested, .detoured])
  }

  @Test func aSignInThatTheAppClosesInVainIsWaitedForStill() {
    let (bench, wanted) = bench()
    bench.router.dismiss()
    #expect(wanted.currentOutcome == .cancelled)
    #expect(!bench.router.isDetoured)
    bench.host.cancel()
    #expect(bench.tree == "[home] {signIn}")
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1]")
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

  @Test func aWishThatARecheckTakesAlongIsKept() {
    let (bench, _) = bench()
    isSignedIn.value = false
    bench.router.addGuard(
      "home", entering: { $0 == .home },
      { [isSignedIn] _ in
        isSignedIn.value ? .allow : .detour(to: .signIn)
      })
    bench.router.recheck()
    #expect(bench.tree == "[signIn]")
    bench.host.cancel()
    #expect(bench.tree == "[signIn]")
    bench.host.acknowledgeAll()
    isSignedIn.value = true
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1]")
  }

  @Test func whatTheUserDidMeanwhileIsTakenOutOfIt() {
    let (bench, _) = bench(Self.root, at: "[signIn]")
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1]")
    let tabs = RouteTree<Place>(tabs: RouteTab(.home, [.home, .a]), RouteTab(.search))
    bench.router.set(tabs)
    bench.host.acknowledgeAll()
    isSignedIn.value = false
    bench.router.push(.item(2))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[signIn]")
    isSignedIn.value = true
    bench.router.finishDetour()
    bench.host.cancel()
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown.contains("a 2"))
  }

  @Test func aSecondDetourThatIsGivenUpLeavesTheFirst() {
    let (bench, _) = bench(Self.root, at: "[signIn]")
    let hasAccepted = Box(false)
    bench.router.addGuard("terms", entering: \.isPrivate) { _ in
      hasAccepted.value ? .allow : .detour(to: .setRoot(.stack([.terms])))
    }
    bench.router.finishDetour()
    #expect(bench.tree == "[terms]")
    bench.host.cancel()
    #expect(bench.tree == "[signIn]")
    hasAccepted.value = true
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1]")
  }

  @Test func asManyAsAreTakenBackWaitAgain() {
    let (bench, _) = bench()
    bench.router.addGuard("terms", entering: { $0 == .a }, { _ in .detour(to: .present(.terms, as: .sheet)) })
    bench.router.push(.a)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home] {signIn} {terms}")
    bench.router.dismiss()
    bench.router.dismiss()
    #expect(!bench.router.isDetoured)
    bench.host.cancel()
    #expect(bench.tree == "[home] {signIn} {terms}")
    bench.screen(.signIn).finishDetour()
    #expect(bench.tree == "[home 1]")
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
