import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Results")
struct ResultTests {
  @Test func aValueIsReturnedToWhoAwaitsItBeforeAndAfter() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    let early = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    bench.screen(.m).close(returning: 7)
    #expect(try await early.value == 7)
    #expect(try await navigation.result(as: Int.self) == 7)
    #expect(bench.shown == "[home]")
  }

  @Test func aResultAwaitedBeforeTheGuardsHaveAnsweredArrives() async throws {
    // A host that makes no screens, so that only who awaits is interested.
    let router = Router<Place>(.home, configuration: .init(advanced: .init(timer: ManualClock())))
    let host = PlainHost()
    router.host.attach(host)
    let gate = GuardGate()
    router.addGuard { _ in await gate.wait() }
    let navigation = router.present(.m)
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly { gate.count == 1 }
    gate.open(.allow)
    try await navigation.expectOutcome(.completed)
    let modal = try #require(router.shown?.modals.first?.root)
    router.host.report(.closed(modal.id))
    #expect(try await result.value == nil)
  }

  @Test func aScreenThatIsComingWhileANewerNavigationDoesWithoutItIsAwaited() async throws {
    let router = Router<Place>(.home, configuration: .init(advanced: .init(timer: ManualClock())))
    let host = PlainHost()
    router.host.attach(host)
    host.isHolding = true
    let navigation = router.present(.m)
    router.dismiss()
    var isAwaited = false
    var results: [Int?] = []
    let awaiting = Task {
      isAwaited = true
      results.append(try await navigation.result(as: Int.self))
    }
    await Task.yieldRepeatedly { isAwaited }
    host.acknowledgeAll()
    await Task.yieldRepeatedly(10)
    #expect(router.shown?.modals.isEmpty == true)
    #expect(results == [nil])
    awaiting.cancel()
  }

  @Test func aScreenLeftBeforeAnyoneAwaitsReturnsNil() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    bench.router.dismiss()
    #expect(try await navigation.result(as: Int.self) == nil)
  }

  @Test func aPushedScreenReturnsToo() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.push(.a)
    var returned: [Int] = []
    bench.screen(.home).onReturn(Int.self) { returned.append($0) }
    bench.screen(.a).close(returning: 3)
    #expect(try await navigation.result(as: Int.self) == 3)
    #expect(returned == [3])
  }

  @Test func ofAWholeStackTheTopReturns() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.setStack([.home, .a, .b])
    bench.screen(.b).close(returning: 3)
    bench.router.popToRoot()
    #expect(try await navigation.result(as: Int.self) == 3)
  }

  @Test func whatGoesBelowTheTopOpensNoScreen() async throws {
    let bench = Bench(.home, .a)
    let navigation = bench.router.setStack([.home, .b, .a])
    await #expect(throws: ResultError.noScreen) { try await navigation.result(as: Int.self) }
  }

  @Test func aScreenThatIsGoneBeforeItsNavigationEndsReturnsNil() async throws {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.b)), answering: .later)
    let navigation = bench.router.push(.a)
    // So the step no longer leads where it was to lead, and the navigation ends with those that come after it.
    bench.host.userSelects(BranchPath.root.appending(branch: 1))
    bench.router.edit { editor in
      editor.popToRoot(inTab: .home)
      editor.present(.m, as: .sheet)
    }
    bench.host.acknowledge()
    bench.host.acknowledge()
    try #require(bench.router.shown?.position(of: .a) == nil)
    try #require(navigation.currentOutcome == nil)
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    bench.host.acknowledgeAll()
    #expect(navigation.currentOutcome == .completed)
    #expect(try await result.value == nil)
  }

  @Test func aScreenThatNobodyMadeAndThatIsGoneBeforeItsNavigationEndsReturnsNil() async throws {
    let router = Router<Place>(
      RouteTree(tabs: RouteTab(.home), RouteTab(.b)),
      configuration: .init(advanced: .init(timer: ManualClock())))
    let host = PlainHost()
    router.host.attach(host)
    host.isHolding = true
    let navigation = router.push(.a)
    router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    router.edit { editor in
      editor.popToRoot(inTab: .home)
      editor.present(.m, as: .sheet)
    }
    host.acknowledge()
    host.acknowledge()
    try #require(router.shown?.position(of: .a) == nil)
    try #require(navigation.currentOutcome == nil)
    var results: [Int?] = []
    let awaiting = Task { results.append(try await navigation.result(as: Int.self)) }
    await Task.yieldRepeatedly(10)
    #expect(results.isEmpty)
    host.acknowledgeAll()
    #expect(navigation.currentOutcome == .completed)
    await Task.yieldRepeatedly(10)
    #expect(results == [nil])
    awaiting.cancel()
  }

  @Test func aScreenThatNobodyMadeAndThatIsGoneReturnsNil() async throws {
    let router = Router<Place>(.home, configuration: .init(advanced: .init(timer: ManualClock())))
    router.host.attach(PlainHost())
    let navigation = router.present(.m)
    router.dismiss()
    var results: [Int?] = []
    let awaiting = Task { results.append(try await navigation.result(as: Int.self)) }
    await Task.yieldRepeatedly(10)
    #expect(results == [nil])
    awaiting.cancel()
  }

  @Test func aNavigationThatOpenedNothingHasNoScreen() async throws {
    let bench = Bench(.home, .a)
    await #expect(throws: ResultError.noScreen) { try await bench.router.pop().result(as: Int.self) }
    await #expect(throws: ResultError.noScreen) { try await bench.router.pop().result(as: Int.self) }
  }

  @Test func aNavigationTakenBackBeforeItWasShownIsSuperseded() async throws {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    let navigation = bench.router.present(.m)
    let dismiss = bench.router.dismiss()
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    bench.host.acknowledgeAll()
    #expect(navigation.currentOutcome == .superseded(by: dismiss.id))
    await #expect(throws: ResultError.superseded(by: dismiss.id)) { try await result.value }
    #expect(dismiss.currentOutcome == .completed)
  }

  @Test func aCancelledDetourIsATypedError() async throws {
    let bench = Bench(.home)
    bench.router.addGuard { $0.destination.route == .m ? .detour(to: .signIn) : .allow }
    let navigation = bench.router.present(.m)
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    bench.router.pop()
    await #expect(throws: ResultError.cancelled) { try await result.value }
  }

  @Test func aTaskThatIsCancelledGivesUpWhileTheScreenStays() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    result.cancel()
    await #expect(throws: ResultError.cancelled) { try await result.value }
    #expect(bench.shown == "[home] {m}")
    bench.screen(.m).close(returning: 1)
    #expect(try await navigation.result(as: Int.self) == 1)
  }

  @Test func aRefusedCloseReturnsNothing() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    var returned: [Int] = []
    bench.screen(.home).onReturn(Int.self) { returned.append($0) }
    let registration = bench.router.addGuard { _ in .block("stay") }
    #expect(bench.screen(.m).close(returning: 7).currentOutcome == .blocked("stay"))
    registration.cancel()
    bench.host.userCloses(bench.entry(.m))
    #expect(try await navigation.result(as: Int.self) == nil)
    #expect(returned == [])
  }

  @Test func aValueThatIsRefusedIsLetGoOf() {
    final class Value: Sendable {}
    let bench = Bench(.home)
    bench.router.present(.m)
    bench.router.addGuard { _ in .block("stay") }
    weak var value: Value?
    do {
      let made = Value()
      value = made
      #expect(bench.screen(.m).close(returning: made).currentOutcome == .blocked("stay"))
    }
    #expect(value == nil)
  }

  @Test func aModalThatNobodyPresentedReturnsToTheScreenBelowIt() {
    let bench = Bench(RouteTree(.stack([.home]), modals: [Modal(.sheet, [.m]), Modal(.sheet, [.n])]))
    var returned: [String] = []
    bench.screen(.home).onReturn(Int.self) { returned.append("home \($0)") }
    bench.screen(.m).onReturn(Int.self) { returned.append("m \($0)") }
    bench.screen(.n).close(returning: 1)
    bench.screen(.m).close(returning: 2)
    #expect(returned == ["m 1", "home 2"])
  }

  @Test func aCloseThatIsRedirectedElsewhereReturnsNothingLater() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    let registration = bench.router.addGuard { proposal in
      if case .close? = proposal.intent.editKind { return .redirect(to: .push(.terms)) }
      return .allow
    }
    let closing = bench.screen(.m).close(returning: 7)
    #expect(closing.currentOutcome == .completed)
    #expect(bench.shown == "[home] {m terms}")
    registration.cancel()
    bench.router.dismiss()
    #expect(try await navigation.result(as: Int.self) == nil)
  }

  @Test func ofTwoClosesTheNewerOneReturnsItsValue() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let older = bench.screen(.m).close(returning: 1)
    await Task.yieldRepeatedly { gate.count == 1 }
    let newer = bench.screen(.m).close(returning: 2)
    await Task.yieldRepeatedly { gate.count == 2 }
    gate.open(.allow)
    gate.open(.allow)
    try await newer.expectOutcome(.completed)
    #expect(older.currentOutcome == .superseded(by: newer.id))
    #expect(try await navigation.result(as: Int.self) == 2)
  }

  @Test func leftByTheUserWhileTheGuardsThinkTheScreenReturnsNothing() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let closing = bench.screen(.m).close(returning: 1)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.m))
    #expect(try await navigation.result(as: Int.self) == nil)
    gate.open(.allow)
    try await closing.expectOutcome(.unchanged)
  }

  @Test func leftByTheUserWhileTheStepRunsTheScreenReturnsItsValue() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    var returned: [Int] = []
    bench.screen(.home).onReturn(Int.self) { returned.append($0) }
    bench.host.answer = .later
    bench.screen(.m).close(returning: 1)
    bench.host.userCloses(bench.router.shown?.modals.first?.root.id ?? bench.entry(.home))
    #expect(try await navigation.result(as: Int.self) == 1)
    #expect(returned == [1])
    bench.host.acknowledgeAll()
    #expect(bench.displayed == "[home]")
  }

  @Test func aValueArrivesThoughTheStepHadToBeRebuilt() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    var returned: [Int] = []
    bench.screen(.home).onReturn(Int.self) { returned.append($0) }
    bench.host.script = [.never]
    bench.screen(.m).close(returning: 4)
    #expect(returned == [])
    bench.clock.advance(by: .seconds(3))
    #expect(returned == [4])
    #expect(try await navigation.result(as: Int.self) == 4)
  }

  @Test func aValueOfAModalThatNeverCameArrivesThoughTheHostHasFailed() {
    let bench = Bench(.home, answering: .later)
    var returned: [Int] = []
    bench.screen(.home).onReturn(Int.self) { returned.append($0) }
    bench.router.present(.m)
    bench.screen(.m).close(returning: 4)
    bench.host.fail(Trouble())
    #expect(returned == [])
    bench.host.fail(Trouble())
    #expect(bench.tree == "[home]")
    #expect(returned == [4])
  }

  @Test func twoThatCloseInOneStepEachReturnToTheScreenBelow() {
    let bench = Bench(.home, .a, .b, answering: .later)
    var returned: [String] = []
    bench.screen(.home).onReturn(Int.self) { returned.append("home \($0)") }
    bench.screen(.a).onReturn(Int.self) { returned.append("a \($0)") }
    bench.router.push(.c)
    let screens = [bench.screen(.b), bench.screen(.a)]
    screens[0].close(returning: 1)
    screens[1].close(returning: 2)
    bench.host.acknowledgeAll()
    #expect(returned == ["a 1", "home 2"])
    #expect(bench.shown == "[home]")
  }

  @Test func aHandlerGetsOnlyValuesOfItsType() {
    let bench = Bench(.home)
    var returned: [String] = []
    bench.screen(.home).onReturn(Int.self) { returned.append("\($0)") }
    bench.screen(.home).onReturn(String.self) { returned.append($0) }
    for value in ["seven", 7] as [any Sendable] {
      bench.router.present(.m)
      bench.screen(.m).close(returning: value)
    }
    #expect(returned == ["seven", "7"])
  }

  @Test func closingARootReturnsNothingBecauseItStays() async {
    let bench = Bench(.home)
    #expect(bench.screen(.home).close(returning: 1).currentOutcome == .unchanged)
  }

  @Test(arguments: ["a step", "a tree"])
  func aModalThatIsStillToBeShownIsAwaitedThoughTheTreeDoesWithoutIt(kind: String) async throws {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = PlainHost()
    router.host.attach(host)
    host.isHolding = true
    let navigation =
      kind == "a step" ? router.present(.m) : router.edit { $0.present(.m, as: .sheet) }
    router.dismiss()
    var isAwaited = false
    var results: [Int?] = []
    let awaiting = Task {
      isAwaited = true
      results.append(try await navigation.result(as: Int.self))
    }
    await Task.yieldRepeatedly { isAwaited }
    await Task.yieldRepeatedly(10)
    #expect(results.isEmpty)
    host.acknowledgeAll()
    await Task.yieldRepeatedly(10)
    #expect(router.shown?.modals.isEmpty == true)
    #expect(results == [nil])
    awaiting.cancel()
  }

  @Test func whatIsReturnedAsAnotherHostComesIsKeptForNobody() {
    final class Token: Sendable {}
    let bench = Bench(.home, .a)
    bench.host.answer = .later
    weak var returned: Token?
    do {
      let token = Token()
      returned = token
      bench.host.screens[bench.entry(.a)]?.close(returning: token)
    }
    #expect(returned != nil)
    bench.router.host.attach(PlainHost())
    #expect(bench.shown == "[home]")
    #expect(returned == nil)
  }
}

/// A host that acknowledges at once, unless steps are to wait, and makes no screens.
@MainActor
final class PlainHost: NavigationHost {
  var isHolding = false
  private var held: [Acknowledgement<Place>] = []

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    if isHolding { held.append(acknowledgement) } else { acknowledgement.succeed() }
  }

  func acknowledge() { held.removeFirst().succeed() }

  func acknowledgeAll() {
    while !held.isEmpty { acknowledge() }
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    acknowledgement.succeed()
  }
}
