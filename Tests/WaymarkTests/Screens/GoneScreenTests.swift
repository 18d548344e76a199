import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Screens whose entries are gone")
struct GoneScreenTests {
  private static let verbs: [(String, @MainActor (ScreenContext<Place>) -> any NavigationHandle)] = [
    ("push", { $0.push(.b) }), ("present", { $0.present(.m) }), ("show", { $0.show(.b) }),
    ("select", { $0.select(.b) }), ("popToSelf", { $0.popToSelf() }), ("update", { $0.update(to: .b) }),
  ]

  private static let closings: [@MainActor (ScreenContext<Place>) -> any NavigationHandle] = [
    { $0.close() }, { $0.close(returning: 1) }, { $0.closeModal() },
  ]

  @Test(arguments: 0..<6)
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

  @Test(arguments: 0..<3)
  func toCloseWhatIsGoneTakesNobodysPlace(way: Int) async {
    let bench = Bench(.home, .a)
    let screen = bench.screen(.a)
    bench.router.pop()
    let gate = GuardGate()
    bench.think(aboutPushing: .b, at: gate)
    let push = bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count > 0 }
    let close = Self.closings[way](screen)
    #expect(close.currentOutcome == .unchanged)
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

  @Test(arguments: [0, 20], [false, true])
  func aScreenThatIsStillToBeShownIsThere(lookUps: Int, asTree: Bool) {
    for policy in [CommitPolicy.latest, .everyCommit] {
      let bench = Bench(.home, answering: .later, policy: policy)
      let home = bench.screen(.home)
      bench.router.push(.a)
      if asTree { bench.router.set(RouteTree(.stack([.home, .a, .b]))) } else { bench.router.push(.b) }
      let entry = bench.router.tree.visibleElement
      bench.router.pop()
      for _ in 0..<lookUps { #expect(home.route == .home) }
      let screen = bench.router.context(for: entry)
      #expect(screen.phase == (policy == .latest ? .removed : .created))
      bench.host.acknowledgeAll()
      #expect(screen.phase == .removed)
      #expect(bench.shown == "[home a]")
    }
  }

  @Test(arguments: [0, 20])
  func aScreenThatTheHostIsBringingIsThere(lookUps: Int) {
    let router = Router<Place>(.home, configuration: .init(timer: ManualClock(), log: nil))
    let host = PlainHost()
    router.attach(host)
    host.isHolding = true
    let home = router.visibleContext
    router.push(.a)
    let entry = router.tree.visibleElement
    router.pop()
    for _ in 0..<lookUps { #expect(home.route == .home) }
    let screen = router.context(for: entry)
    #expect(screen.phase == .created)
    host.acknowledgeAll()
    #expect(screen.phase == .removed)
    #expect(router.shown?.notation == "[home]")
  }

  @Test(arguments: [0, 20])
  func aScreenOfATreeThatIsBeingBuiltIsThere(lookUps: Int) {
    let router = Router<Place>(.home, configuration: .init(timer: ManualClock(), log: nil))
    let home = router.visibleContext
    router.push(.a)
    let entry = router.tree.visibleElement
    let host = PatientHost()
    router.attach(host)
    router.pop()
    router.push(.b)
    for _ in 0..<lookUps { #expect(home.route == .home) }
    let screen = router.context(for: entry)
    #expect(screen.phase == .created)
    while let next = host.take() { next.succeed() }
    #expect(screen.phase == .removed)
    #expect(router.shown?.notation == "[home b]")
  }

  @Test func aScreenThatARebuildWentPastIsGone() {
    let bench = Bench(.home, answering: .later, policy: .everyCommit)
    bench.noteLife()
    bench.router.push(.a)
    bench.router.pop()
    bench.host.fail(Trouble())
    bench.host.acknowledge()
    #expect(bench.shown == "[home]")
    #expect(bench.life == ["a created", "a removed"])
  }

  @Test func aScreenOfWhatWasToComeOnAModalThatTheUserClosedIsGone() {
    let bench = Bench(.home, policy: .everyCommit)
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

  @Test func manyScreensThatAreAskedForLateAreAsTheyAreShown() {
    let routes = RouteStack(root: Place.home, pushed: (0..<40).map { $0.isMultiple(of: 2) ? .a : .b })
    let router = Router(
      RouteTree(.stack(routes)), configuration: RouterConfiguration(timer: ManualClock(), log: nil))
    let host = PatientHost()
    router.attach(host)
    host.take()?.succeed()
    // What is on its way out is on the screen too, and what comes is not.
    router.setStack([.home, .a, .c])
    let shown = router.shown?.stack(at: .root)?.elements ?? []
    let phases = shown.map { router.context(for: $0).phase }
    #expect(phases == Array(repeating: .covered, count: 40) + [.appeared])
    #expect(router.context(for: router.tree.visibleElement).phase == .created)
  }

  @Test func aScreenThatIsStillComingIsThereWhateverElseTheUserDoes() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)), answering: .later)
    bench.router.push(.a)
    let screen = bench.host.screens[bench.entry(.a)]
    bench.router.pop()
    bench.host.userSelects(ContainerPath.root.appending(tab: 1))
    #expect(screen?.phase == .created)
    bench.host.acknowledgeAll()
    #expect(screen?.phase == .removed)
    #expect(bench.shown == "(home: [home] | search*: [search])")
  }
}
