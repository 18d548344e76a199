import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Guards that lead in circles")
struct GuardCircleTests {
  private let lines = Box<[String]>([])
  private let router: Router<Place>

  init() {
    router = Router(
      .home,
      configuration: .init(
        log: { [lines] in lines.value.append($0) }, advanced: .init(redirectLimit: 3, timer: ManualClock())))
    RecordingHost<Place>(answering: .now).attach(to: router)
  }

  @Test func aDetourToAPlaceThatTheSameGuardGuardsIsNamed() {
    router.addGuard("session") { _ in .detour(to: .signIn) }
    #expect(router.push(.a).currentOutcome == .failed(.tooManyRedirects(limit: 3)))
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.contains(
        "guard session sent a navigation on and on, in the end to show signIn, in navigation #") == true)
    #expect(
      lines.value.first?.hasSuffix("have it allow that place, or go on later.")
        == true)
  }

  @Test func twoGuardsThatLeadToEachOthersPlacesAreBothNamed() {
    router.addGuard("one") { $0.destination.route == .a ? .redirect(to: .push(.b)) : .allow }
    router.addGuard("two") { $0.destination.route == .b ? .redirect(to: .push(.a)) : .allow }
    router.push(.a)
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.hasPrefix("Waymark: guard one and guard two sent a navigation on and on") == true)
  }

  @Test func aRedirectThatEndsIsNoCircle() {
    router.addGuard { $0.destination.route == .a ? .redirect(to: .push(.b)) : .allow }
    router.push(.a)
    #expect(lines.value.isEmpty)
  }

  @Test func aGuardThatNavigatesWheneverItIsAskedIsNamed() {
    var navigations: [Navigation] = []
    router.addGuard("session") { [router] _ in
      navigations.append(router.push(.a))
      return .allow
    }
    router.push(.b)
    let outcome = navigations.last?.currentOutcome
    #expect(outcome == .failed(.tooManyRounds(limit: 100, by: .routerGuard("session"))))
    #expect(outcome?.description.contains("guard session navigated whenever it was asked") == true)
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("guard session navigated in answer to navigations") == true)
    #expect(lines.value.first?.hasSuffix("Have it answer with a redirect or a detour.") == true)
  }

  @Test func observersThatAnswerEveryNavigationWithAnotherAreNamed() {
    router.didNavigate { [router] _ in router.push(.a) }
    router.push(.b)
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("observers navigated in answer to navigations") == true)
  }

  @Test func aGuardThatAwaitsARecheckIsStopped() async {
    let asked = Box(0)
    router.addGuard(
      "session", entering: { $0 == .item(1) },
      { [router] _ in
        asked.value += 1
        if asked.value < 1_000 { _ = await router.recheck().outcome }
        return .allow
      })
    let push = router.push(.item(1))
    await Task.yieldRepeatedly { push.currentOutcome != nil }
    #expect(push.currentOutcome == .completed)
    #expect(asked.value == 101)
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("guard session asked for a recheck while it was asked") == true)
  }

  @Test func aGuardThatNavigatesWhileItThinksIsNamed() async {
    router.addGuard("session") { [router] proposal in
      await Task.yield()
      if proposal.destination.route == .a { router.push(.b) }
      return .allow
    }
    let first = router.push(.a)
    await Task.yieldRepeatedly { router.isSettled }
    guard case .superseded = first.currentOutcome else {
      Issue.record("\(String(describing: first.currentOutcome))")
      return
    }
    #expect(router.host.tree.notation == "[home b]")
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.contains(
        "guard session navigated while it was asked, which took the place of what it was asked about") == true
    )
    #expect(lines.value.first?.hasSuffix("Have it answer with a redirect or a detour.") == true)
  }

  @Test func aScreenThatPresentsItsQuestionItselfIsToldHowToAsk() async {
    let context = router.visibleContext
    context.onLeave { [router] _ in
      await Task.yield()
      router.present(.m, as: .alert)
      return .stay("asked")
    }
    router.replaceTop(with: .b)
    await Task.yieldRepeatedly { router.isSettled }
    #expect(router.host.tree.notation == "[home] {alert: m}")
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("answer with .ask(_:_:)") == true)
  }

  @Test func oneThatDoesSoForEverIsStopped() async {
    let asked = Box(0)
    let last = Box<Navigation?>(nil)
    router.addGuard("session") { [router] _ in
      asked.value += 1
      await Task.yield()
      last.value = router.push(.b)
      return .allow
    }
    router.push(.a)
    await Task.yieldRepeatedly { router.isSettled }
    #expect(asked.value == 101)
    #expect(last.value?.currentOutcome == .failed(.tooManyRounds(limit: 100, by: .routerGuard("session"))))
    #expect(router.host.tree.notation == "[home b]")
    #expect(lines.value.count == 1)
  }

  @Test func whatIsAskedForElsewhereMeanwhileIsNoFault() async {
    let gate = GuardGate()
    router.addGuard { _ in await gate.wait() }
    router.push(.a)
    await Task.yieldRepeatedly { gate.count > 0 }
    router.push(.b)
    await Task.yieldRepeatedly { gate.count > 0 }
    gate.open(.allow)
    await Task.yieldRepeatedly { router.isSettled }
    #expect(lines.value.isEmpty)
  }

  @Test func observersThatNavigateAreNotTakenForAGuardThatDidSoBefore() {
    var isAsked = false
    router.addGuard("session") { [router] _ in
      if !isAsked {
        isAsked = true
        router.push(.a)
      }
      return .allow
    }
    router.push(.b)
    var navigations: [Navigation] = []
    router.didNavigate { [router] _ in navigations.append(router.push(.c)) }
    router.push(.d)
    #expect(navigations.last?.currentOutcome == .failed(.tooManyRounds(limit: 100)))
  }

  @Test func theErrorNamesASettingThatThereIs() {
    #expect(
      "\(NavigationError.tooManyRedirects(limit: 3))".contains("RouterConfiguration.Advanced.redirectLimit"))
  }
}
