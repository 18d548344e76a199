import Testing
import Waymark
import WaymarkTesting

/// Questions to the user beside all else that may happen.
@MainActor @Suite("Questions to the user, at the edges")
struct UserQuestionRuleTests {
  private let bench = Bench(.home, .a)
  private let answers = Box<[Bool?]>([])

  private func ask(on place: Place = .a, of bench: Bench) {
    bench.screen(place).onLeave(.all) { _ in
      .ask(Question<_, Bool>(.m, as: .alert)) { [answers] answer in
        answers.value.append(answer)
        return answer == true ? .allow : .stay("no")
      }
    }
  }

  private func questionIsOpen(_ bench: Bench) async {
    await Task.yieldRepeatedly { bench.tree.hasSuffix("m}") }
  }

  private func guardPlaces(_ places: Set<Place>, of bench: Bench) {
    bench.router.addGuard("sign-in", entering: places.contains) { _ in .block("private") }
  }

  // MARK: Answers

  @Test(arguments: ["returns", "closes", "pops"])
  func aButtonThatIsTappedTwiceAnswersOnce(_ way: String) async {
    ask(of: bench)
    let pop = bench.router.pop()
    await questionIsOpen(bench)
    let screen = bench.screen(.m)
    screen.close(returning: true)
    switch way {
    case "returns": #expect(screen.close(returning: false).currentOutcome == .unchanged)
    case "closes": #expect(screen.close().currentOutcome == .unchanged)
    default: screen.pop()
    }
    await Task.yieldRepeatedly { pop.currentOutcome != nil }
    #expect(pop.currentOutcome == .completed)
    #expect(answers.value == [true])
  }

  // MARK: Screens that are gone

  @Test func aScreenThatIsGoneAsksNobody() async {
    let bench = Bench(.home, .a, .b)
    ask(of: bench)
    let set = bench.router.set(RouteTree(.home, .c))
    // Before the screen has begun to think.
    bench.router.host.report(.closed(bench.entry(.a)))
    let shown = Box<[String]>([])
    bench.router.onEvent { [router = bench.router] _ in shown.value.append(router.host.tree.notation) }
    await Task.yieldRepeatedly { set.currentOutcome != nil }
    #expect(set.currentOutcome == .completed)
    #expect(bench.shown == "[home c]")
    #expect(!shown.value.contains { $0.contains("{") })
    #expect(answers.value == [nil])
  }

  @Test func aRecheckGoesOnWithoutAScreenThatIsGone() async {
    let bench = Bench(.home, .a, .b)
    ask(on: .b, of: bench)
    guardPlaces([.a], of: bench)
    let recheck = bench.router.recheck(asksScreens: true)
    await questionIsOpen(bench)
    bench.router.host.report(.closed(bench.entry(.b)))
    #expect(recheck.currentOutcome == .completed)
    #expect(bench.shown == "[home]")
    await Task.yieldRepeatedly { answers.value.count == 1 }
    #expect(answers.value == [nil])
    #expect(bench.router.isSettled)
  }

  @Test func whatARecheckTakesAwayObjectsToNothing() async {
    ask(of: bench)
    let set = bench.router.set(RouteTree(.home, .b))
    await questionIsOpen(bench)
    guardPlaces([.a], of: bench)
    bench.router.recheck()
    await Task.yieldRepeatedly { set.currentOutcome != nil }
    #expect(set.currentOutcome == .completed)
    #expect(bench.shown == "[home b]")
    #expect(answers.value == [nil])
  }

  // MARK: A recheck asks

  @Test func aRecheckAsksAboutWhatStaysAfterAll() async {
    let bench = Bench(.home, .a, .b)
    bench.screen(.b).onLeave { _ in
      .ask(Question<_, Bool>(.m, as: .alert)) { _ in .allow }
    }
    guardPlaces([.a, .b], of: bench)
    let recheck = bench.router.recheck(asksScreens: true)
    await questionIsOpen(bench)
    bench.router.update(bench.entry(.a), to: .c)
    await Task.yieldRepeatedly { recheck.currentOutcome != nil }
    #expect(recheck.currentOutcome == .completed)
    #expect(bench.shown == "[home c]")
  }

  @Test func whatTheUserHasDoneAlreadyLeavesARechecksQuestionOpen() async {
    let bench = Bench(.home, .a, .b)
    ask(of: bench)
    let gate = GuardGate()
    guardPlaces([.a], of: bench)
    bench.router.recheck(asksScreens: true)
    await questionIsOpen(bench)
    bench.router.addGuard { _ in await gate.wait() }
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { gate.count > 0 }
    bench.router.host.report(.closed(bench.entry(.b)))
    gate.open(.allow)
    await Task.yieldRepeatedly { pop.currentOutcome != nil }
    #expect(pop.currentOutcome == .unchanged)
    #expect(bench.tree == "[home a] {alert: m}")
  }

  @Test func whatWaitsForADetourMeansWhatIsBelowTheQuestion() async {
    let bench = Bench(.home, .a, .b)
    ask(of: bench)
    guardPlaces([.a], of: bench)
    let isSignedIn = Box(false)
    bench.router.recheck(asksScreens: true)
    await questionIsOpen(bench)
    bench.router.addGuard { proposal in
      isSignedIn.value || proposal.intent.isPresent ? .allow : .detour(to: .present(.n, as: .sheet))
    }
    let pop = bench.router.pop()
    #expect(bench.tree == "[home a b] {n}")
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(pop.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
  }

  // MARK: What was asked for before

  @Test func whatIsAllowedOnceTheQuestionIsClosedIsTakenBackAsEver() async {
    let bench = Bench(RouteTree(.stack(.home), modals: [Modal(.sheet, [.n, .a])]))
    ask(of: bench)
    bench.router.pop()
    await questionIsOpen(bench)
    bench.host.answer = .later
    let gate = GuardGate()
    bench.think(aboutPushing: .b, at: gate)
    let push = bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count > 0 }
    gate.open(.allow)
    await Task.yieldRepeatedly { bench.tree == "[home] {n a b}" }
    bench.host.userCloses(bench.entry(.n))
    bench.host.acknowledgeAll()
    await Task.yieldRepeatedly { bench.router.isSettled }
    #expect(bench.shown == "[home]")
    // It has never been on the screen.
    #expect(push.currentOutcome != .completed)
    #expect(push.currentOutcome != nil)
  }
}

extension Intent {
  fileprivate var isPresent: Bool { if case .present = self { true } else { false } }
}
