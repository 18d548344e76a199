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
    #expect(answers.value == [])
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
    #expect(answers.value == [], "nobody is left to decide by the answer")
    #expect(bench.router.isSettled)
  }

  // MARK: A recheck asks

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
