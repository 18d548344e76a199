import Testing
import Waymark
import WaymarkTesting

/// Going to a moment of the past, and what becomes of now meanwhile.
@MainActor @Suite("Travelling through a history")
struct TravelTests {
  private let bench = Bench(.home)
  private let history: History<Place>
  private var router: Router<Place> { bench.router }

  init() { history = bench.router.keepHistory() }

  @Test func aMomentIsShownWithTheSameIdentities() {
    router.push(.a)
    router.push(.b)
    let then = router.tree
    router.setStack(RouteStack(root: .home, pushed: [.c]))
    let now = router.tree
    let travel = history.go(to: 3)
    #expect(travel?.currentOutcome == .completed)
    #expect(router.tree == then && router.shown == then && bench.host.displayed == then)
    #expect(history.isTravelling && history.current.id == 3 && history.now.id == 4)
    #expect(history.moments.count == 4)
    #expect(history.backToNow()?.currentOutcome == .completed)
    #expect(router.tree == now && router.shown == now)
    #expect(!history.isTravelling && history.moments.count == 4)
    #expect(history.backToNow()?.currentOutcome == .unchanged)
  }

  @Test func nobodyIsAsked() {
    router.push(.a)
    bench.screen(.a).onLeave { _ in .stay("unsaved") }
    router.addGuard { _ in .block("no") }
    history.go(to: 1)
    #expect(bench.shown == "[home]")
    history.go(to: 2)
    #expect(bench.shown == "[home a]")
  }

  @Test func identifiersNeverGoBack() {
    router.push(.a)
    let newest = bench.entry(.a)
    history.go(to: 1)
    router.push(.b)
    #expect(bench.entry(.b) > newest)
  }

  @Test func screensAreMadeAnewAndTheOldRefuseForGood() {
    bench.noteLife()
    router.push(.a)
    let old = bench.screen(.a)
    let task = old.task { while !Task.isCancelled { await Task.yield() } }
    bench.clearLife()
    history.go(to: 1)
    #expect(bench.life == ["a removed"] && task.isCancelled)
    history.backToNow()
    #expect(bench.life == ["a removed", "a created", "a appeared"])
    #expect(old.push(.b).currentOutcome == .failed(.screenGone))
    #expect(old.close().currentOutcome == .unchanged)
    #expect(old.finishDetour().currentOutcome == .unchanged)
    #expect(bench.shown == "[home a]")
    bench.screen(.a).push(.b)
    #expect(bench.shown == "[home a b]")
  }

  @Test func whatScreensHaveSavedIsParked() {
    router.push(.a)
    bench.screen(.a).saved["draft"] = "hello"
    history.go(to: 1)
    history.backToNow()
    let draft: String? = bench.screen(.a).saved["draft"]
    #expect(draft == "hello")
  }

  @Test func whatTheUserDoesGoesOnFromThere() {
    router.push(.a)
    router.push(.b)
    router.popToRoot()
    history.go(to: 3)
    bench.host.userCloses(bench.entry(.b))
    #expect(bench.tree == "[home a]" && bench.shown == "[home a]" && !history.isTravelling)
    #expect(history.moments.map(\.cause).last == .user)
    #expect(history.tree(at: history.now.id) == router.tree)
  }

  @Test func aDetourUnderWayIsParked() {
    let isSignedIn = Box(false)
    router.addGuard("sign-in", entering: isPrivate) { _ in
      isSignedIn.value ? .allow : .detour(to: .present(Modal(.sheet, RouteStack(root: .signIn))))
    }
    let wanted = router.push(.a)
    #expect(bench.shown == "[home] {signIn}" && router.isDetoured)
    history.go(to: 1)
    #expect(wanted.currentOutcome == nil && !router.isDetoured && router.finishDetour() == nil)
    history.backToNow()
    #expect(wanted.currentOutcome == nil && router.isDetoured)
    isSignedIn.value = true
    bench.screen(.signIn).finishDetour()
    #expect(wanted.currentOutcome == .completed && bench.shown == "[home a]")
  }

  @Test func aDetourThatTheTravelLeavesForGoodIsCancelled() {
    router.addGuard("sign-in", entering: isPrivate) { _ in
      .detour(to: .present(Modal(.sheet, RouteStack(root: .signIn))))
    }
    let wanted = router.push(.a)
    history.go(to: 1)
    router.push(.b)
    #expect(wanted.currentOutcome == .cancelled && bench.shown == "[home b]")
  }

  @Test func whatIsBeingDecidedIsSuperseded() async {
    let gate = GuardGate()
    router.push(.b)
    bench.think(aboutPushing: .a, at: gate)
    let undecided = router.push(.a)
    await until { gate.count == 1 }
    let behind = router.push(.c, options: NavigationOptions(priority: .background))
    let travel = history.go(to: 1)
    #expect(travel?.currentOutcome == .completed && bench.shown == "[home]")
    #expect(undecided.currentOutcome == travel.map { .superseded(by: $0.id) })
    #expect(behind.currentOutcome == travel.map { .superseded(by: $0.id) })
    gate.open(.allow)
    for _ in 0..<20 { await Task.yield() }
    #expect(history.isTravelling && bench.shown == "[home]")
  }

  @Test func whoGoesNowhereIsInNobodysWay() async {
    let gate = GuardGate()
    bench.think(aboutPushing: .a, at: gate)
    let undecided = router.push(.a)
    await until { gate.count == 1 }
    let behind = router.push(.c, options: NavigationOptions(priority: .background))
    #expect(history.backToNow()?.currentOutcome == .unchanged)
    #expect(undecided.currentOutcome == nil && behind.currentOutcome == nil)
    gate.open(.allow)
    await until { bench.shown == "[home a c]" }
    #expect(undecided.currentOutcome == .completed && bench.shown == "[home a c]")
  }

  @Test func aStoreKeepsNow() {
    let store = PlainStore(.home)
    router.bind(to: store)
    router.push(.a)
    let sent = store.sent.count
    history.go(to: 1)
    #expect(store.notation == "[home a]" && store.sent.count == sent)
    history.backToNow()
    #expect(store.notation == "[home a]" && store.sent.count == sent)
    history.go(to: 1)
    router.push(.b)
    #expect(store.notation == "[home b]")
    history.go(to: 2)
    store.want(.home, .c)
    #expect(bench.shown == "[home c]" && store.notation == "[home c]" && !history.isTravelling)
  }

  @Test func aSnapshotIsThatOfNow() {
    router.push(.a)
    let snapshot = router.snapshot
    history.go(to: 1)
    #expect(router.snapshot.tree == snapshot.tree)
  }

  @Test(arguments: [true, false])
  func aHostThatFailsGoesBackToNow(isGivenUp: Bool) {
    router.push(.a)
    bench.host.answer = .later
    let travel = history.go(to: 1)
    bench.frustrateStep(isGivenUp: isGivenUp)
    #expect(travel?.currentOutcome != .completed && bench.tree == "[home a]")
    #expect(!history.isTravelling && history.current.id == 2)
  }

  @Test func aHostThatFailsBetweenTwoMomentsStaysAtTheFirst() {
    router.push(.a)
    router.push(.b)
    history.go(to: 2)
    bench.host.answer = .later
    history.go(to: 1)
    bench.frustrateStep(isGivenUp: true)
    #expect(history.isTravelling && history.current.id == 2 && bench.tree == "[home a]")
  }

  @Test func travellingWhileTheRouterWorksIsQueued() {
    router.push(.a)
    bench.host.makeScreen = { [history] context in
      guard context.route == .b else { return }
      #expect(history.go(to: 1)?.isCommitted == false)
    }
    router.push(.b)
    #expect(bench.shown == "[home]" && history.isTravelling)
  }

  @Test func aRouterThatGoesLeavesNobodyWaiting() async {
    var bench: Bench? = Bench(.home)
    bench?.router.addGuard("sign-in", entering: isPrivate) { _ in .detour(to: .push(.signIn)) }
    let history = bench?.router.keepHistory()
    let wanted = bench?.router.push(.a)
    history?.go(to: 1)
    bench = nil
    #expect(wanted?.currentOutcome == .failed(.routerReleased))
    #expect(history?.go(to: 1) == nil)
  }
}

private func isPrivate(_ place: Place) -> Bool { place == .a }

@MainActor
private func until(_ isReached: () -> Bool) async {
  for _ in 0..<10_000 where !isReached() { await Task.yield() }
}
