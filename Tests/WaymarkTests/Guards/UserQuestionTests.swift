import Testing
import Waymark
import WaymarkTesting

/// Screens that ask the user before they answer whether they may be left.
@MainActor @Suite("Screens and windows before they are left")
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

  @Test func leavingTheWindowAsksEveryoneAndChangesNothing() async throws {
    let bench = Bench(.home, .a)
    bench.router.present(.m)
    let before = bench.router.tree
    var asked: [Place] = []
    for place in [Place.home, .a, .m] {
      bench.screen(place).onLeave { _ in
        asked.append(place)
        return .allow
      }
    }
    #expect(bench.router.leaveWindow().currentOutcome == .completed)
    #expect(asked == [.m, .a, .home])
    bench.screen(.home).onLeave { _ in .stay("unsaved") }
    #expect(bench.router.leaveWindow().currentOutcome == .blocked("unsaved"))
    #expect(bench.router.tree == before)
    #expect(bench.router.shown == before)
    #expect(Bench(.home).router.leaveWindow().currentOutcome == .completed)
  }
}
