import Testing
import Waymark
import WaymarkTesting

/// Screens that ask the user before they answer whether they may be left.
@MainActor @Suite("Questions to the user before a screen is left")
struct UserQuestionTests {
  private static let discard = Question<Place, Bool>(.m)
  private let bench = Bench(.home, .a)
  private let answers = Box<[Bool?]>([])

  /// Has the screen of `a` ask `m` whether it may be left.
  private func ask(as presentation: Presentation = .alert) {
    bench.screen(.a).onLeave(.all) { [answers] _ in
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

  @Test func theTreeHasNoQuestionAndTheHostHas() async {
    bench.screen(.a).onLeave { _ in .ask(Question<Place, Bool>(.m)) { $0 == true ? .allow : .stay("no") } }
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { !bench.router.host.tree.modals.isEmpty }
    #expect(bench.router.host.shown?.modals.count == 1)
    #expect(bench.router.tree.description == "[home a]")
    #expect(bench.router.shown?.description == "[home a]")
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
    bench.screen(.m).answer(Self.discard, true)
    await settled()
    #expect(pop.currentOutcome == .completed)
    #expect(bench.shown == "[home]")
    #expect(answers.value == [true])
    #expect(bench.displayed == "[home]")
  }

  @Test(arguments: [true, false])
  func savingMayTakeItsTimeOnceTheUserSaysSo(_ isSaved: Bool) async {
    let gate = GuardGate()
    bench.screen(.a).onLeave { _ in
      .ask(Self.discard) { answer in
        guard answer == true else { return .stay("no") }
        if case .allow = await gate.wait() { return .allow }
        return .stay("not saved")
      }
    }
    let pop = bench.router.pop()
    await questionIsOpen()
    bench.screen(.m).answer(Self.discard, true)
    await Task.yieldRepeatedly { gate.count == 1 }
    #expect(bench.displayed == "[home a]")
    #expect(pop.currentOutcome == nil)
    gate.open(isSaved ? .allow : .block("full"))
    await settled()
    #expect(pop.currentOutcome == (isSaved ? .completed : .blocked("not saved")))
    #expect(bench.displayed == (isSaved ? "[home]" : "[home a]"))
  }

  @Test func whoSavesForAnOlderNavigationIsCancelled() async {
    let gate = GuardGate()
    let cancelled = Box<[Bool]>([])
    bench.screen(.a).onLeave { _ in
      .ask(Self.discard) { _ in
        _ = await gate.wait()
        cancelled.value.append(Task.isCancelled)
        return .allow
      }
    }
    let pop = bench.router.pop()
    await questionIsOpen()
    bench.screen(.m).answer(Self.discard, true)
    await Task.yieldRepeatedly { gate.count == 1 }
    let newer = bench.router.popToRoot()
    #expect(pop.currentOutcome == .superseded(by: newer.id))
    gate.open(.allow)
    await Task.yieldRepeatedly { !cancelled.value.isEmpty }
    #expect(cancelled.value == [true])
    #expect(newer.currentOutcome == nil)
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
    router.visibleContext.answer(Question(.m), "yes")
    await Task.yieldRepeatedly { router.isSettled }
    #expect(answers.value == [nil])
    #expect(log.value.count == 1)
    #expect(log.value.first?.contains("Bool") == true && log.value.first?.contains("String") == true)
    #expect(router.host.shown?.description == "[home]")
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
    bench.screen(.m).answer(Self.discard, isAllowed)
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
    #expect(asked.value.allSatisfy { $0.isRemoval && !$0.isRecheck })
  }

  @Test func aFeatureAsksInItsOwnRoutes() async {
    let bench = Bench(.home, .shop(.product))
    let discard = Question<ShopPlace, Bool>(.catalogue, as: .alert)
    bench.screen(.shop(.product)).scoped(Place.shop).onLeave { _ in
      .ask(discard) { $0 == true ? .allow : .stay("no") }
    }
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { !bench.router.host.tree.modals.isEmpty }
    #expect(bench.router.visibleContext.route == .shop(.catalogue))
    bench.router.visibleContext.scoped(Place.shop).answer(discard, true)
    await settled(bench)
    #expect(pop.currentOutcome == .completed)
  }

  @Test func whatSupersedesTakesItAwayInItsOwnCommit() async {
    ask()
    let pop = bench.router.pop()
    await questionIsOpen()
    let trees = Box<[String]>([])
    bench.router.onEvent { [router = bench.router] event in
      if case .committed = event.kind { trees.value.append(router.host.tree.description) }
    }
    let push = bench.router.push(.b)
    #expect(pop.currentOutcome == .superseded(by: push.id))
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home a b]")
    #expect(trees.value == ["[home a b]"])
    #expect(answers.value == [])
    #expect(bench.router.isSettled)
  }

  @Test func aSnapshotAndAStoreHaveNoQuestion() async {
    let store = PlainStore(.home, .a)
    bench.router.bind(to: store)
    ask()
    let before = bench.router.snapshot.tree
    bench.router.pop()
    await questionIsOpen()
    #expect(bench.router.snapshot.tree == before)
    #expect(store.sent.isEmpty)
  }
}
