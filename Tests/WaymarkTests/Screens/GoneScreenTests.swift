import Testing
import Waymark
import WaymarkLinks
import WaymarkTesting

@MainActor @Suite("Screens whose entries are gone")
struct GoneScreenTests {
  private static let verbs: [(String, @MainActor (ScreenContext<Place>) -> Navigation)] = [
    ("push", { $0.push(.b) }), ("present", { $0.present(.m) }), ("show", { $0.show(.b) }),
    ("select", { $0.select(.b) }), ("popToSelf", { $0.popToSelf() }),
  ]

  private static let closings: [@MainActor (ScreenContext<Place>) -> Navigation] = [
    { $0.close() }, { $0.close(returning: 1) }, { $0.dismiss() }, { $0.update(to: .b) },
  ]

  private func pushThatAGuardThinksAbout(
    _ place: Place, on bench: Bench
  ) async -> (push: Navigation, gate: GuardGate) {
    let gate = GuardGate()
    bench.think(aboutPushing: place, at: gate)
    let push = bench.router.push(place)
    await Task.yieldRepeatedly { gate.count > 0 }
    return (push, gate)
  }

  @Test(arguments: 0..<5)
  func aScreenThatIsGoneNavigatesNoMore(verb: Int) {
    let (name, navigate) = GoneScreenTests.verbs[verb]
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    bench.router.pop()
    #expect(navigate(screen).currentOutcome == .failed(.screenGone), "\(name)")
    #expect(bench.shown == "[home]")
  }

  @Test func aScreenOnItsWayOutIsGone() {
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    bench.host.answer = .later
    bench.router.pop()
    #expect(screen.present(.m).currentOutcome == .failed(.screenGone))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
  }

  @Test(arguments: 0..<5)
  func aScreenThatGoesWhileAGuardThinksNavigatesNoMore(verb: Int) async {
    let (name, navigate) = Self.verbs[verb]
    let bench = Bench(RouteTree(tabs: RouteTab(.home, [.home, .a, .c]), RouteTab(.b)))
    let screen = bench.screen(.a)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let navigation = navigate(screen)
    await Task.yieldRepeatedly { gate.count > 0 }
    bench.host.userCloses(bench.entry(.a))
    #expect(navigation.currentOutcome == .failed(.screenGone), "\(name)")
    gate.open(.allow)
    await bench.router.settled()
    #expect(bench.shown == "(home*: [home] | b: [b])", "\(name)")
  }

  @Test(arguments: 0..<5)
  func aScreenThatGoesWhileOtherThingsAreDoneNavigatesNoMore(verb: Int) {
    let (name, navigate) = Self.verbs[verb]
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    var navigation: Navigation?
    let once = bench.router.onEvent { event in
      guard case .finished = event.kind, navigation == nil else { return }
      bench.router.pop()
      navigation = navigate(screen)
    }
    bench.router.update(bench.router.tree.root.root.id, to: .search)
    once.cancel()
    #expect(navigation?.currentOutcome == .failed(.screenGone), "\(name)")
  }

  @Test func aLinkThatAScreenOpensTooLateLeadsNowhere() async {
    let bench = Bench(.home, .a)
    bench.router.links = LinkTable { Link("/b") { .b } }
    let screen = bench.screen(.a)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let navigation = screen.open("/b")
    await Task.yieldRepeatedly { gate.count > 0 }
    bench.host.userCloses(bench.entry(.a))
    #expect(navigation.currentOutcome == .failed(.screenGone))
    gate.open(.allow)
    await bench.router.settled()
    #expect(bench.shown == "[home]")
  }

  @Test func whatAScreenAsksForAgainstWhatMattersMoreEndsWithIt() async {
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    let (urgent, gate) = await pushThatAGuardThinksAbout(.c, on: bench)
    let waiting = screen.push(.b, options: NavigationOptions(priority: .background))
    bench.host.userCloses(bench.entry(.a))
    #expect(waiting.currentOutcome == nil)
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<2 { gate.open(.allow) }
    await Task.yieldRepeatedly { waiting.currentOutcome != nil }
    #expect(urgent.currentOutcome == .completed)
    #expect(waiting.currentOutcome != .completed)
    #expect(bench.shown == "[home c]")
  }

  @Test func whatIsGoneTakesNobodysPlace() async {
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    let (push, gate) = await pushThatAGuardThinksAbout(.c, on: bench)
    var late: Navigation?
    let once = bench.router.didNavigate { _ in
      if late == nil { late = screen.present(.m) }
    }
    bench.host.userCloses(bench.entry(.a))
    once.cancel()
    #expect(late?.currentOutcome == .failed(.screenGone))
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<2 { gate.open(.allow) }
    await Task.yieldRepeatedly { push.currentOutcome != nil }
    #expect(push.currentOutcome == .completed)
  }

  @Test(arguments: 0..<4)
  func toCloseWhatIsGoneTakesNobodysPlace(way: Int) async {
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    bench.router.pop()
    let (push, gate) = await pushThatAGuardThinksAbout(.b, on: bench)
    let close = Self.closings[way](screen)
    // A screen that is gone is in no modal either.
    #expect(close.currentOutcome == (way == 2 ? .failed(.screenGone) : .unchanged))
    gate.open(.allow)
    await Task.yieldRepeatedly { push.currentOutcome != nil }
    #expect(push.currentOutcome == .completed)
  }

  @Test func toCloseWhatIsGoneChangesNothing() {
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    bench.router.pop()
    #expect(screen.close().currentOutcome == .unchanged)
    #expect(screen.close(returning: 1).currentOutcome == .unchanged)
    #expect(screen.closeModal(returning: 1).currentOutcome == .unchanged)
    #expect(bench.shown == "[home]")
  }

  @Test(arguments: [0, 20])
  func aScreenThatTheHostIsBringingIsThere(lookUps: Int) {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = PlainHost()
    router.host.attach(host)
    host.isHolding = true
    let home = router.visibleContext
    router.push(.a)
    let entry = router.tree.visibleElement
    router.pop()
    for _ in 0..<lookUps { #expect(home.route == .home) }
    let screen = router.host.context(for: entry)
    #expect(screen.phase == .created)
    host.acknowledgeAll()
    #expect(screen.phase == .removed)
    #expect(router.shown?.notation == "[home]")
  }

  @Test(arguments: [0, 20])
  func aScreenOfATreeThatIsBeingBuiltIsThere(lookUps: Int) {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let home = router.visibleContext
    router.push(.a)
    let entry = router.tree.visibleElement
    let host = PatientHost()
    router.host.attach(host)
    router.pop()
    router.push(.b)
    for _ in 0..<lookUps { #expect(home.route == .home) }
    let screen = router.host.context(for: entry)
    #expect(screen.phase == .created)
    while let next = host.take() { next.succeed() }
    #expect(screen.phase == .removed)
    #expect(router.shown?.notation == "[home b]")
  }

  @Test func aScreenThatARebuildWentPastIsGone() {
    let bench = Bench(.home, answering: .later)
    bench.noteLife()
    bench.router.push(.a)
    bench.router.pop()
    bench.host.fail(Trouble())
    bench.host.acknowledge()
    #expect(bench.shown == "[home]")
    #expect(bench.life == ["a created", "a removed"])
  }

  @Test func aScreenOfWhatWasToComeOnAModalThatTheUserClosedIsGone() {
    let bench = Bench(.home)
    bench.router.present(.m)
    bench.host.answer = .later
    bench.router.push(.a)
    bench.router.push(.b)
    let screen = bench.screen(.b)
    bench.host.userCloses(bench.entry(.m))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    #expect(screen.phase == .removed)
  }

  @Test func workThatIsBegunTooLateIsCancelledAndStillRuns() async {
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    bench.router.pop()
    let isCancelled = Box<Bool?>(nil)
    screen.task { isCancelled.value = Task.isCancelled }
    await Task.yieldRepeatedly { isCancelled.value != nil }
    #expect(isCancelled.value == true)
  }

  @Test func aScreenThatIsStillComingIsThereWhateverElseTheUserDoes() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)), answering: .later)
    bench.router.push(.a)
    let screen = bench.host.screens[bench.entry(.a)]
    bench.router.pop()
    bench.host.userSelects(BranchPath.root.appending(branch: 1))
    #expect(screen?.phase == .created)
    bench.host.acknowledgeAll()
    #expect(screen?.phase == .removed)
    #expect(bench.shown == "(home: [home] | search*: [search])")
  }
}
