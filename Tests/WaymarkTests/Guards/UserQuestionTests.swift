import Testing
import Waymark
import WaymarkTesting

/// Screens that ask the user before they answer whether they may be left.
@MainActor @Suite("Questions to the user before a screen is left")
struct UserQuestionTests {
  private let bench: Bench
  private let answers = Box<[Bool?]>([])

  init() { bench = Bench(.home, .a) }

  /// Has a screen ask `m` whether it may be left.
  private func ask(on place: Place = .a, as presentation: Presentation = .alert, of bench: Bench? = nil) {
    let bench = bench ?? self.bench
    bench.screen(place).onLeave(.all) { [answers] _ in
      .ask(Question<_, Bool>(.m, as: presentation)) { answer in
        answers.value.append(answer)
        return answer == true ? .allow : .stay("no")
      }
    }
  }

  private func questionIsOpen(_ bench: Bench? = nil) async {
    await Task.yieldRepeatedly { (bench ?? self.bench).tree.hasSuffix("m}") }
  }

  private func settled(_ bench: Bench? = nil) async {
    await Task.yieldRepeatedly { (bench ?? self.bench).router.isSettled }
  }

  // MARK: Answers

  @Test func theTreeHasNoQuestionAndTheHostHas() async {
    bench.screen(.a).onLeave { _ in .ask(Question<Place, Bool>(.m)) { $0 == true ? .allow : .stay("no") } }
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { !bench.router.host.tree.modals.isEmpty }
    #expect(bench.router.host.shown?.modals.count == 1)
    #expect(bench.router.tree.notation == "[home a]")
    #expect(bench.router.shown?.notation == "[home a]")
    #expect(bench.router.visibleContext.route == .m)
    bench.router.dismiss()
    #expect(await pop.outcome == .blocked("no"))
    #expect(bench.router.host.tree == bench.router.tree)
  }

  @Test(arguments: [Presentation.alert, .sheet, .fullScreen])
  func yesLetsTheNavigationGoOn(_ style: Presentation) async {
    ask(as: style)
    let pop = bench.router.pop()
    await questionIsOpen()
    #expect(bench.router.host.shown?.routes == RouteTree(.stack(.home, .a), modals: [Modal(style, [.m])]))
    #expect(pop.currentOutcome == nil)
    #expect(!bench.router.isSettled)
    bench.screen(.m).close(returning: true)
    await settled()
    #expect(pop.currentOutcome == .completed)
    #expect(bench.shown == "[home]")
    #expect(answers.value == [true])
    #expect(bench.displayed == "[home]")
  }

  @Test func noRefusesIt() async {
    ask()
    let pop = bench.router.pop()
    await questionIsOpen()
    bench.screen(.m).close(returning: false)
    await settled()
    #expect(pop.currentOutcome == .blocked("no"))
    #expect(bench.shown == "[home a]")
    let again = bench.router.pop()
    await questionIsOpen()
    bench.screen(.m).close(returning: true)
    await settled()
    #expect(again.currentOutcome == .completed)
    #expect(answers.value == [false, true])
  }

  @Test(arguments: ["closes", "dismisses", "closes the modal", "swipes it away"])
  func leftWithoutAnAnswerItIsNil(_ way: String) async {
    ask()
    let pop = bench.router.pop()
    await questionIsOpen()
    switch way {
    case "closes": bench.screen(.m).close()
    case "dismisses": #expect(bench.router.dismiss().currentOutcome == .completed)
    case "closes the modal": bench.screen(.m).dismiss()
    default: bench.router.host.report(.closed(bench.entry(.m)))
    }
    await settled()
    #expect(answers.value == [nil])
    #expect(pop.currentOutcome == .blocked("no"))
    #expect(bench.shown == "[home a]")
  }

  @Test(arguments: [true, false]) func itsScreenOpensNothing(isPushed: Bool) async {
    ask()
    let pop = bench.router.pop()
    await questionIsOpen()
    let question = bench.screen(.m)
    // It stands beside the tree.
    let opening = isPushed ? question.push(.b) : question.present(.b)
    #expect(opening.currentOutcome == .failed(.screenGone))
    #expect(pop.currentOutcome == nil)
    #expect(bench.shown == "[home a] {alert: m}")
    #expect(answers.value == [])
  }

  @Test func anAnswerOfAnotherTypeIsNilAndLogged() async {
    let log = Box<[String]>([])
    let router = Router<Place>(RouteTree(.home, .a), configuration: .init(log: { log.value.append($0) }))
    let host = RecordingHost<Place>()
    host.attach(to: router)
    router.visibleContext.onLeave { [answers] _ in
      .ask(Question<_, Bool>(.m, as: .alert)) { answer in
        answers.value.append(answer)
        return .allow
      }
    }
    router.pop()
    await Task.yieldRepeatedly { !router.host.tree.modals.isEmpty }
    router.visibleContext.close(returning: "yes")
    await Task.yieldRepeatedly { router.isSettled }
    #expect(answers.value == [nil])
    #expect(log.value.count == 1)
    #expect(log.value.first?.contains("Bool") == true && log.value.first?.contains("String") == true)
    #expect(router.host.shown?.notation == "[home]")
  }

  @Test func aQuestionOfAKnownTypeIsAsked() async {
    let discard = Question<Place, Bool>(.m, as: .alert)
    bench.screen(.a).onLeave { _ in .ask(discard) { $0 == true ? .allow : .stay("no") } }
    let pop = bench.router.pop()
    await questionIsOpen()
    bench.screen(.m).answer(discard, true)
    await settled()
    #expect(pop.currentOutcome == .completed)
  }

  @Test func aQuestionOpensAsItsRouteIsPlacedOrAsASheet() async {
    for (placement, style) in [(Placement<Place>.fullScreen, Presentation.fullScreen), (.push, .sheet)] {
      let bench = Bench(RouteTree(.home, .a), placement: { _ in placement })
      bench.screen(.a).onLeave { _ in .ask(Question<Place, Bool>(.m)) { _ in .allow } }
      bench.router.pop()
      await questionIsOpen(bench)
      #expect(bench.router.host.shown?.routes == RouteTree(.stack(.home, .a), modals: [Modal(style, [.m])]))
    }
  }

  @Test func anAnswerMayLeadToAnotherQuestion() async {
    let (sure, really) = (Question<Place, Bool>(.m, as: .alert), Question<Place, Int>(.n, as: .alert))
    bench.screen(.a).onLeave { _ in
      .ask(sure) { _ in .ask(really) { $0 == 5 ? .allow : .stay } }
    }
    let pop = bench.router.pop()
    await questionIsOpen()
    bench.screen(.m).answer(sure, true)
    await Task.yieldRepeatedly { bench.tree.hasSuffix("n}") }
    bench.screen(.n).answer(really, 5)
    await settled()
    #expect(pop.currentOutcome == .completed)
  }

  @Test(arguments: [true, false]) func theWindowMayBeLeftIfNobodyObjects(isAllowed: Bool) async {
    ask()
    async let mayLeave = bench.router.canLeave()
    await questionIsOpen()
    bench.screen(.m).close(returning: isAllowed)
    #expect(await mayLeave == isAllowed)
    #expect(bench.shown == "[home a]")
  }

  @Test func aScreenIsToldHowAndWhyItWouldBeLeft() {
    let asked = Box<[LeaveRequest]>([])
    bench.screen(.a).onLeave { request in
      asked.value.append(request)
      return .stay
    }
    let pop = bench.router.pop(options: .init(info: "button"))
    #expect(pop.currentOutcome == .blocked("the screen stays"))
    bench.screen(.a).close()
    #expect(asked.value.map(\.cause) == [.app, .screen(bench.entry(.a))])
    #expect(asked.value.first?.options.info as? String == "button")
    #expect(asked.value.allSatisfy { $0.reason == .removed && !$0.isRecheck })
  }

  @Test func aFeatureAsksInItsOwnRoutes() async {
    let bench = Bench(.home, .shop(.product))
    let shop = bench.screen(.shop(.product)).scoped(Place.shop)
    shop.onLeave { _ in
      .ask(Question<_, Bool>(.catalogue, as: .alert)) { $0 == true ? .allow : .stay("no") }
    }
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { !bench.router.host.tree.modals.isEmpty }
    #expect(bench.router.visibleContext.route == .shop(.catalogue))
    bench.router.visibleContext.close(returning: true)
    await settled(bench)
    #expect(pop.currentOutcome == .completed)
  }

  // MARK: Nobody else is asked

  @Test func noGuardAndNoScreenIsAskedAboutTheQuestion() async {
    ask()
    let asked = Box<[String]>([])
    bench.router.addGuard { proposal in
      asked.value.append("\(proposal.intent)")
      return .allow
    }
    let pop = bench.router.pop()
    await questionIsOpen()
    bench.screen(.m).onLeave { _ in .stay("stay") }
    bench.screen(.m).close(returning: true)
    await settled()
    #expect(pop.currentOutcome == .completed)
    #expect(asked.value == ["pop 1"])
  }

  @Test func theAnswerArrivesThoughAGuardThinksElsewhere() async {
    ask()
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let pop = bench.router.pop()
    await questionIsOpen()
    bench.screen(.m).close(returning: true)
    await Task.yieldRepeatedly { gate.count > 0 }
    #expect(answers.value == [true])
    #expect(bench.shown == "[home a]")
    gate.open(.allow)
    await settled()
    #expect(pop.currentOutcome == .completed)
  }

  @Test func guardsSeeTheProposalWithoutTheQuestion() async {
    ask()
    let seen = Box<[String]>([])
    bench.router.addGuard { proposal in
      seen.value.append("\(proposal.current.notation) -> \(proposal.proposed.notation)")
      return .allow
    }
    bench.router.set(RouteTree(.home, .b, .c))
    await questionIsOpen()
    bench.screen(.m).close(returning: true)
    await settled()
    #expect(seen.value == ["[home a] -> [home b c]"])
    #expect(bench.shown == "[home b c]")
  }

  // MARK: What else happens meanwhile

  @Test func whatSupersedesTakesItAwayInItsOwnCommit() async {
    ask()
    let pop = bench.router.pop()
    await questionIsOpen()
    let trees = Box<[String]>([])
    bench.router.onEvent { [router = bench.router] event in
      if case .committed = event.kind { trees.value.append(router.host.tree.notation) }
    }
    let push = bench.router.push(.b)
    #expect(pop.currentOutcome == .superseded(by: push.id))
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home a b]")
    #expect(trees.value == ["[home a b]"])
    #expect(answers.value == [])
    #expect(bench.router.isSettled)
  }

  @Test func oneThatIsRefusedTakesItAwayToo() async {
    ask()
    let pop = bench.router.pop()
    await questionIsOpen()
    bench.router.addGuard { $0.intent.isPush ? .block("never") : .allow }
    let push = bench.router.push(.b)
    #expect(push.currentOutcome == .blocked("never"))
    #expect(pop.currentOutcome == .superseded(by: push.id))
    #expect(bench.shown == "[home a]")
    await settled()
    #expect(bench.router.isSettled)
  }

  @Test func oneThatAGuardThinksAboutTakesItAwayAtOnce() async {
    ask()
    bench.router.pop()
    await questionIsOpen()
    let gate = GuardGate()
    bench.think(aboutPushing: .b, at: gate)
    let push = bench.router.push(.b)
    #expect(bench.shown == "[home a]")
    await Task.yieldRepeatedly { gate.count > 0 }
    gate.open(.allow)
    await settled()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home a b]")
  }

  @Test func whatIsDismissedOnceItIsGoneIsAskedAsEver() async {
    ask()
    bench.router.present(.n, as: .alert)
    bench.screen(.n).onLeave { _ in .stay("read it") }
    let set = bench.router.set(RouteTree(.stack(.home), modals: [Modal(.alert, [.n])]))
    await questionIsOpen()
    // The one who asked has not heard of it yet.
    bench.router.host.report(.closed(bench.entry(.m)))
    #expect(bench.tree == "[home a] {alert: n}")
    #expect(bench.router.dismiss().currentOutcome == .blocked("read it"))
    #expect(bench.shown == "[home a] {alert: n}")
    await Task.yieldRepeatedly { answers.value.count == 1 }
    #expect(set.currentOutcome != nil)
    #expect(answers.value == [nil])
  }

  @Test func oneOfLowerPriorityWaits() async {
    ask()
    let pop = bench.router.pop()
    await questionIsOpen()
    let push = bench.router.push(.b, options: .init(priority: .background))
    #expect(push.currentOutcome == nil)
    #expect(bench.shown == "[home a] {alert: m}")
    bench.screen(.m).close(returning: false)
    await settled()
    #expect(pop.currentOutcome == .blocked("no"))
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home a b]")
  }

  @Test func whenTheAskerIsGoneItIsClosedAndCountsAsAllowed() async {
    let bench = Bench(.home, .a, .b)
    ask(of: bench)
    let pop = bench.router.popToRoot()
    await questionIsOpen(bench)
    bench.router.host.report(.closed(bench.entry(.a)))
    await settled(bench)
    #expect(pop.currentOutcome == .unchanged || pop.currentOutcome == .completed)
    #expect(bench.shown == "[home]")
    #expect(answers.value == [])
  }

  @Test func overAnAlertItIsStacked() async {
    ask()
    bench.router.present(.n, as: .alert)
    let all = bench.router.set(RouteTree(.home))
    await questionIsOpen()
    #expect(bench.shown == "[home a] {alert: n} {alert: m}")
    bench.screen(.m).close(returning: true)
    await settled()
    #expect(all.currentOutcome == .completed)
    #expect(bench.shown == "[home]")
  }

  @Test(arguments: [true, false])
  func theWindowMayBeAskedAbout(_ answer: Bool) async {
    ask()
    let leave = bench.router.leaveWindow()
    await questionIsOpen()
    bench.screen(.m).close(returning: answer)
    await settled()
    #expect(leave.currentOutcome == (answer ? .completed : .blocked("no")))
    #expect(bench.shown == "[home a]")
  }

  // MARK: Rechecks

  @Test(arguments: [true, false])
  func aRecheckThatAsksScreensHasThemAskTheUser(_ answer: Bool) async {
    ask()
    let isSignedIn = Box(true)
    bench.router.addGuard("sign-in", entering: \.isPrivate) { _ in
      isSignedIn.value ? .allow : .block("signed out")
    }
    isSignedIn.value = false
    let recheck = bench.router.recheck(asksScreens: true)
    await questionIsOpen()
    #expect(bench.shown == "[home a] {alert: m}")
    bench.screen(.m).close(returning: answer)
    await settled()
    #expect(recheck.currentOutcome == (answer ? .completed : .blocked("no")))
    #expect(bench.shown == (answer ? "[home]" : "[home a]"))
  }

  @Test func aRecheckThatTakesTheAskerAwayTakesTheQuestionToo() async {
    ask()
    let isSignedIn = Box(true)
    bench.router.addGuard("sign-in", entering: \.isPrivate) { _ in
      isSignedIn.value ? .allow : .block("signed out")
    }
    bench.router.pop()
    await questionIsOpen()
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .completed)
    await settled()
    #expect(bench.shown == "[home]")
    #expect(answers.value == [])
  }

  // MARK: Hosts, stores and files

  @Test func whereTheHostFailsTheAnswerIsNil() async {
    ask()
    bench.host.answer = .error(Refusal())
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { pop.currentOutcome != nil }
    #expect(answers.value == [nil])
    #expect(pop.currentOutcome == .blocked("no"))
    #expect(bench.tree == "[home a]")
  }

  @Test func aSlowHostIsWaitedFor() async {
    ask()
    bench.host.answer = .later
    let pop = bench.router.pop()
    await questionIsOpen()
    bench.screen(.m).close(returning: true)
    for _ in 0..<6 {
      bench.host.acknowledge()
      await Task.yieldRepeatedly(5)
    }
    #expect(pop.currentOutcome == .completed)
    #expect(bench.shown == "[home]")
    #expect(answers.value == [true])
  }

  @Test func aSnapshotHasNoQuestion() async {
    ask()
    let before = bench.router.snapshot.tree
    bench.router.pop()
    await questionIsOpen()
    #expect(bench.router.snapshot.tree == before)
  }

  @Test func aReleasedRouterAnswersWithNothing() async {
    var bench: Bench? = Bench(.home, .a)
    weak let router = bench?.router
    ask(of: bench)
    let pop = bench?.router.pop()
    await questionIsOpen(bench)
    bench = nil
    #expect(router == nil)
    #expect(pop?.currentOutcome == .failed(.routerReleased))
    #expect(answers.value == [])
  }
}

private struct Refusal: Error {}

extension Place {
  fileprivate var isPrivate: Bool { self == .a }
  fileprivate var isQuestion: Bool { self == .m }
}

extension Intent {
  fileprivate var isPush: Bool { if case .push = self { true } else { false } }
}
