import Testing
import Waymark
import WaymarkTesting

/// Tabs and windows, which cannot be without a root.
extension RecheckTests {
  // MARK: Tabs

  @Test func aHiddenTabIsCutAlone() {
    let bench = guarded(
      RouteTree(
        .tabs(RouteTabs(RouteTab(.home, [.home, .a]), RouteTab(.search, [.search, .item(1), .b]))),
        modals: [Modal(.sheet, [.m])]), or: .detour(to: .signIn))
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .completed)
    #expect(bench.tree == "(home*: [home a] | search: [search]) {m}")
  }

  @Test func aHiddenTabsRootGoesBackToANewEntryOfIt() {
    let bench = guarded(
      RouteTree(tabs: RouteTab(.home, [.home]), RouteTab(.item(0), [.item(0), .item(1)])))
    let before = bench.entry(.item(0))
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.tree == "(home*: [home] | 0: [0])")
    #expect(bench.entry(.item(0)) != before)
  }

  @Test func theFirstTabThatIsAllowedIsSelectedIfTheUserWasInNoneBefore() {
    let bench = guarded(
      RouteTree(
        tabs: RouteTab(.home, [.home]), RouteTab(.a, [.a, .item(5)]), RouteTab(.item(0), [.item(0), .b]),
        RouteTab(.item(1), [.item(1)]), selectedKey: .item(0)))
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.tree == "(home*: [home] | a: [a] | 0: [0] | 1: [1])")
  }

  @Test func whereTheTabBesideItIsRefusedTooTheOneBehindThatIsSelected() {
    let bench = guarded(
      RouteTree(
        tabs: RouteTab(.home, [.home]), RouteTab(.item(0), [.item(0)]), RouteTab(.item(1), [.item(1)]),
        selectedKey: .item(1)))
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.tree == "(home*: [home] | 0: [0] | 1: [1])")
  }

  @Test func aModalOfTabsGoesWhereNoneMayBeSeen() {
    let bench = guarded(
      RouteTree(
        .stack([.home]),
        modals: [
          Modal(
            .sheet,
            .tabs(RouteTabs(RouteTab(.item(0), [.item(0)]), RouteTab(.item(1), [.item(1)])))),
          Modal(.sheet, [.m]),
        ]))
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.tree == "[home]")
  }

  @Test func aTabThatTheUserHasSelectedIsAskedAbout() {
    let bench = guarded(
      RouteTree(tabs: RouteTab(.home, [.home]), RouteTab(.item(0), [.item(0)])), or: .detour(to: .signIn))
    isSignedIn.value = false
    bench.router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    #expect(bench.tree == "(home*: [home] | 0: [0]) {signIn}")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(bench.tree == "(home: [home] | 0*: [0])")
  }

  // MARK: The window's root

  @Test func aPrivateRootIsNotUnderneathTheSignIn() {
    let bench = guarded(stack([.item(1), .a], [.m]), or: .detour(to: .signIn))
    isSignedIn.value = false
    let navigation = bench.router.recheck()
    #expect(navigation.currentOutcome == nil)
    #expect(bench.shown == "[signIn] {m}")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.shown == "[1 a] {m}")
  }

  @Test(arguments: [Intent<Place>.push(.b), .present(.b, as: .sheet), .setRoot(.stack([.b])), .show(.b)])
  func aRedirectTakesThePlaceOfTheRootWhateverItsPlacement(intent: Intent<Place>) {
    let bench = guarded(stack([.item(1), .a]), or: .redirect(to: intent))
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .completed)
    #expect(bench.tree == "[b]")
    #expect(!bench.router.isDetoured)
  }

  @Test(arguments: [
    Decision<Place>.block("no"), .redirect(to: .pop(1)),
  ])
  func aRootThatNothingTakesThePlaceOfStaysAlone(refusal: Decision<Place>) {
    let bench = guarded(stack([.item(1), .a], [.m]), or: refusal)
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .failed(.rootRefused))
    #expect(bench.shown == "[1] {m}")
    #expect(!bench.router.isDetoured)
  }

  @Test func theDetourOfAnotherGuardTakesThePlaceOfARefusedRoot() {
    let bench = guarded(stack([.item(1), .a]), or: .redirect(to: .push(.b)))
    bench.router.addGuard(entering: \.isB) { _ in .detour(to: .present(.terms, as: .sheet)) }
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == nil)
    #expect(bench.tree == "[terms]")
    #expect(bench.router.isDetoured)
  }

  @Test(arguments: [HostAnswer.now, .later])
  func aReplacementIsWhatGuardsMakeOfIt(answer: HostAnswer) async throws {
    let bench = guarded(stack([.item(1), .a], [.m]), or: .redirect(to: .push(.b)), answering: answer)
    bench.router.addGuard(entering: \.isB) { _ in
      await Task.yield()
      return .redirect(to: .push(.c))
    }
    isSignedIn.value = false
    let navigation = bench.router.recheck()
    await Task.yieldRepeatedly { bench.tree == "[c] {m}" }
    bench.host.acknowledgeAll()
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.shown == "[c] {m}")
  }

  @Test func aRootThatStaysIsSaidInTheLog() {
    let lines = Box<[String]>([])
    let router = Router<Place>(
      .home,
      configuration: .init(log: { [lines] in lines.value.append($0) }, advanced: .init(timer: ManualClock())))
    RecordingHost<Place>(answering: .now).attach(to: router)
    let isAny: @MainActor (Place) -> Bool = { _ in true }
    router.addGuard(entering: isAny) { _ in .block("no") }
    router.recheck()
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("a recheck refused the window's root") == true)
  }

  @Test func itTakesThePlaceOfWhatIsThoughtAbout() async {
    let bench = guarded(stack([.item(0), .a]))
    let gate = GuardGate()
    bench.think(aboutPushing: .b, at: gate)
    let push = bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count == 1 }
    isSignedIn.value = false
    let recheck = bench.router.recheck()
    #expect(recheck.currentOutcome == .failed(.rootRefused))
    #expect(bench.tree == "[0]")
    await Task.yieldRepeatedly(20)
    while gate.count > 0 { gate.open(.allow) }
    await Task.yieldRepeatedly { push.currentOutcome != nil }
    #expect(push.currentOutcome == .superseded(by: recheck.id))
    #expect(bench.tree == "[0]")
  }
}

extension Place {
  fileprivate var isB: Bool { self == .b }
}
