import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What has lower priority waits, and ends where something was done meanwhile")
struct LowerPriorityTests {
  private let background = NavigationOptions(isAnimated: false, priority: .background)
  private let bench = Bench(.home)
  private let gate = GuardGate()

  /// Has a guard think about the user's navigations.
  private func guardTaps() {
    let gate = gate
    bench.router.addGuard { proposal async in
      proposal.options.priority == .user ? await gate.wait() : .allow
    }
  }

  @Test func aTreeSetInTheBackgroundDoesNotUndoATapThatWasBeingDecided() async throws {
    guardTaps()
    let tap = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let set = bench.router.set(RouteTree(.stack([.home, .b])), options: background)
    gate.open(.allow)
    try await tap.expectOutcome(.completed)
    try await set.expectOutcome(.superseded(by: tap.id))
    #expect(bench.shown == "[home a]")
  }

  @Test func aTreeSetInTheBackgroundDoesNotBringBackWhatTheUserHasClosed() async throws {
    bench.router.setStack([.home, .a])
    guardTaps()
    let tap = bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count == 1 }
    let set = bench.router.set(RouteTree(.stack([.home, .a, .c])), options: background)
    bench.host.userCloses(bench.entry(.a))
    // The guard is asked anew about what is left.
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<2 { gate.open(.block("no")) }
    try await tap.expectOutcome(.blocked("no"))
    await bench.router.settled()
    guard case .superseded? = set.currentOutcome else {
      Issue.record("\(set.currentOutcome as Any)")
      return
    }
    #expect(bench.shown == "[home]")
  }

  @Test func norWhatIsLeftOfANavigationThatWasGivenUpHalfWay() async throws {
    let bench = Bench(.home, .c)
    let gate = GuardGate()
    bench.think(aboutPushing: .d, at: gate)
    bench.router.push(.d)
    await Task.yieldRepeatedly { gate.count == 1 }
    let pop = bench.router.popToRoot(options: background)
    bench.host.script = [.now, .cancelled]
    let tap = bench.router.set(RouteTree(.stack([.home, .c, .a]), modals: [Modal(.sheet, [.m])]))
    try await tap.expectOutcome(.cancelled)
    try await pop.expectOutcome(.superseded(by: tap.id))
    #expect(bench.tree == "[home c a]")
    gate.open(.allow)
  }

  @Test func norDoesOneThatIsProposedAnewWhenTheHostHasFailed() async {
    bench.router.present(.m)
    bench.router.addGuard { [gate] proposal async in
      proposal.options.priority == .background ? await gate.wait() : .allow
    }
    bench.host.answer = .never
    bench.router.push(.a)
    let set = bench.router.set(RouteTree(.stack([.home, .m])), options: background)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.m))
    bench.clock.advance(by: .seconds(6))
    gate.open(.allow)
    await Task.yieldRepeatedly { set.currentOutcome != nil }
    guard case .superseded? = set.currentOutcome else {
      Issue.record("\(set.currentOutcome as Any)")
      return
    }
    #expect(bench.tree == "[home]")
  }

  @Test func whatOnlyAddsEndsToo() async throws {
    guardTaps()
    let tap = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let push = bench.router.push(.b, options: background)
    gate.open(.allow)
    try await tap.expectOutcome(.completed)
    try await push.expectOutcome(.superseded(by: tap.id))
    #expect(bench.shown == "[home a]")
  }

  @Test func whatComesAfterATapThatIsCommittedMayUndoIt() {
    bench.host.makeScreen = { [bench, background] context in
      guard context.route == .m else { return }
      bench.host.makeScreen = nil
      bench.router.push(.a)
      bench.router.set(RouteTree(.home), options: background)
    }
    bench.router.push(.m)
    #expect(bench.shown == "[home]")
  }

  @Test func whatWasAskedForAfterTheTapMayUndoIt() {
    bench.router.push(.a)
    #expect(bench.router.set(RouteTree(.home), options: background).currentOutcome == .completed)
    #expect(bench.shown == "[home]")
  }

  @Test func allThatWaitKeepToWhatIsDoneMeanwhile() async throws {
    guardTaps()
    let tap = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let sets = [Place.b, .c].map { bench.router.set(RouteTree(.stack([.home, $0])), options: background) }
    gate.open(.allow)
    try await tap.expectOutcome(.completed)
    for set in sets { try await set.expectOutcome(.superseded(by: tap.id)) }
    #expect(bench.shown == "[home a]")
  }

  @Test func aTabThatATapBroughtAndSelectedStaysSelected() async throws {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)))
    let gate = gate
    bench.router.addGuard { proposal async in
      proposal.options.priority == .user ? await gate.wait() : .allow
    }
    let tap = bench.router.set(
      RouteTree(tabs: RouteTab(.home), RouteTab(.search), RouteTab(.a), selectedKey: .a))
    await Task.yieldRepeatedly { gate.count == 1 }
    let select = bench.router.select(.search, options: background)
    gate.open(.allow)
    try await tap.expectOutcome(.completed)
    try await select.expectOutcome(.superseded(by: tap.id))
    #expect(bench.shown == "(home: [home] | search: [search] | a*: [a])")
  }

  @Test(arguments: ["a verb", "a tree"])
  func aTreeSetInTheBackgroundDoesNotCloseAModalThatATapHasPresented(way: String) async throws {
    guardTaps()
    let tap =
      way == "a verb"
      ? bench.router.present(.m, as: .sheet)
      : bench.router.set(RouteTree(.stack([.home]), modals: [Modal(.sheet, [.m])]))
    await Task.yieldRepeatedly { gate.count == 1 }
    let set = bench.router.set(RouteTree(.stack([.home, .b])), options: background)
    gate.open(.allow)
    try await tap.expectOutcome(.completed)
    try await set.expectOutcome(.superseded(by: tap.id))
    #expect(bench.shown == "[home] {m}")
  }
}
