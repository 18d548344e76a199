import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Results")
struct ResultTests {
  @Test func aRefusedCloseReturnsNothing() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    var returned: [Int] = []
    bench.screen(.home).onReturn(Int.self) { returned.append($0) }
    let registration = bench.router.addGuard { _ in .block("stay") }
    #expect(bench.screen(.m).close(returning: 7).currentOutcome == .blocked("stay"))
    registration.cancel()
    bench.host.userCloses(bench.entry(.m))
    #expect(try await result.value == nil)
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
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    let registration = bench.router.addGuard { proposal in
      if case .close? = proposal.intent.editKind { return .redirect(to: .push(.terms)) }
      return .allow
    }
    let closing = bench.screen(.m).close(returning: 7)
    #expect(closing.currentOutcome == .completed)
    #expect(bench.shown == "[home] {m terms}")
    registration.cancel()
    bench.router.dismiss()
    #expect(try await result.value == nil)
  }

  @Test func ofTwoClosesTheFirstReturnsItsValue() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let older = bench.screen(.m).close(returning: 1)
    await Task.yieldRepeatedly { gate.count == 1 }
    let newer = bench.screen(.m).close(returning: 2)
    #expect(newer === older)
    gate.open(.allow)
    try await newer.expectOutcome(.completed)
    #expect(try await result.value == 1)
  }

  @Test func leftByTheUserWhileTheGuardsThinkTheScreenReturnsNothing() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let closing = bench.screen(.m).close(returning: 1)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.m))
    #expect(try await result.value == nil)
    gate.open(.allow)
    try await closing.expectOutcome(.unchanged)
  }

  @Test func leftByTheUserWhileTheStepRunsTheScreenReturnsItsValue() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    var returned: [Int] = []
    bench.screen(.home).onReturn(Int.self) { returned.append($0) }
    bench.host.answer = .later
    bench.screen(.m).close(returning: 1)
    bench.host.userCloses(bench.router.shown?.modals.first?.root.id ?? bench.entry(.home))
    #expect(try await result.value == 1)
    #expect(returned == [1])
    bench.host.acknowledgeAll()
    #expect(bench.displayed == "[home]")
  }

  @Test func aValueArrivesThoughTheStepHadToBeRebuilt() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    var returned: [Int] = []
    bench.screen(.home).onReturn(Int.self) { returned.append($0) }
    bench.host.script = [.never]
    bench.screen(.m).close(returning: 4)
    #expect(returned == [])
    bench.clock.advance(by: .seconds(3))
    #expect(returned == [4])
    #expect(try await result.value == 4)
  }

  @Test func aValueOfAModalThatNeverCameArrivesThoughTheHostHasFailed() {
    let bench = Bench(.home, answering: .later)
    var returned: [Int] = []
    bench.screen(.home).onReturn(Int.self) { returned.append($0) }
    bench.router.present(.m)
    bench.screen(.m).close(returning: 4)
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    #expect(bench.tree == "[home]")
    #expect(returned == [4])
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
