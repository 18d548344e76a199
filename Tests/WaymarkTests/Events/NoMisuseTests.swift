import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What is no misuse")
struct NoMisuseTests {
  private let lines = Box<[String]>([])
  private let misuses = Box<[Misuse]>([])
  private let clock = ManualClock()
  private let host = RecordingHost<Place>()

  private func router(_ tree: RouteTree<Place>) -> Router<Place> {
    let router = Router<Place>(
      tree,
      configuration: RouterConfiguration(
        log: { [lines] in lines.value.append($0) }, advanced: .init(timer: clock)))
    router.onEvent { [misuses] in if case .misused(let misuse) = $0.kind { misuses.value.append(misuse) } }
    return router
  }

  private func expectQuiet(_ source: SourceLocation = #_sourceLocation) {
    #expect(lines.value == [], sourceLocation: source)
    #expect(misuses.value.map(\.description) == [], sourceLocation: source)
  }

  @Test func aClosedWindowSaysNothing() {
    let router = router(RouteTree(.home))
    var own: RecordingHost<Place>? = RecordingHost()
    own?.serve(router)
    if let own { router.host.attach(own, isKept: false) }
    own = nil
    router.push(.a)
    expectQuiet()
    let next = RecordingHost<Place>()
    next.attach(to: router)
    #expect(router.shown?.notation == "[home a]")
    expectQuiet()
  }

  @Test func aHostReplacedInTheMiddleOfAStepSaysNothing() {
    let router = router(RouteTree(.home))
    host.attach(to: router)
    host.answer = .later
    router.push(.a)
    let next = RecordingHost<Place>()
    next.attach(to: router)
    #expect(router.shown?.notation == "[home a]")
    host.acknowledge()
    clock.advance(by: .seconds(10))
    expectQuiet()
  }

  @Test func aHostThatGoesInTheMiddleOfAStepSaysNothing() {
    let router = router(RouteTree(.home))
    var own: RecordingHost<Place>? = RecordingHost()
    own?.serve(router)
    if let own { router.host.attach(own, isKept: false) }
    own?.answer = .later
    let push = router.push(.a)
    own = nil
    let next = RecordingHost<Place>()
    next.attach(to: router)
    #expect(push.currentOutcome == .completed)
    expectQuiet()
  }

  @Test func aHostThatIsDetachedLaterIsMissed() {
    let router = router(RouteTree(.home))
    router.push(.a)
    clock.advance(by: .seconds(1))
    host.attach(to: router)
    clock.advance(by: .seconds(10))
    expectQuiet()
    router.host.detach()
    router.push(.b)
    clock.advance(by: .seconds(10))
    #expect(misuses.value.count == 1)
  }

  @Test func aHostThatIsAwayForAMomentIsNotMissed() {
    let router = router(RouteTree(.home))
    router.push(.a)
    clock.advance(by: .seconds(1))
    host.attach(to: router)
    clock.advance(by: .milliseconds(1950))
    router.host.detach()
    router.push(.b)
    clock.advance(by: .milliseconds(100))
    host.attach(to: router)
    expectQuiet()
  }

  @Test func aTabTheUserSelectsOverridesNoObjectionOfRemoval() {
    let router = router(
      RouteTree(tabs: RouteTab(.home, [.home]), RouteTab(.a, [.a]), selectedKey: .home))
    host.attach(to: router)
    router.visibleContext.onLeave { _ in .stay("unsaved") }
    router.host.report(.selected(BranchPath.root.appending(branch: 1)))
    #expect(router.tree.visibleRoute == .a)
    expectQuiet()
  }

  @Test func aFactThatCrossesAPopThatWasAllowedIsNoOverride() {
    let router = router(RouteTree(.home, .a))
    host.attach(to: router)
    let id = router.tree.visibleElement.id
    router.visibleContext.onLeave { _ in .allow }
    host.answer = .later
    router.pop()
    router.host.report(.closed(id))
    host.acknowledge()
    expectQuiet()
  }

  @Test func aFactAboutWhatIsNotThereOverridesNothing() {
    let router = router(RouteTree(.home, .a))
    host.attach(to: router)
    let id = router.tree.visibleElement.id
    router.pop()
    router.visibleContext.onLeave { _ in .stay("no") }
    router.host.report(.closed(id))
    expectQuiet()
  }

  @Test func aScreenThatNavigatesWhenItIsCreatedOrAppearsIsNoMisuse() {
    let router = router(RouteTree(.home))
    host.makeScreen = { context in
      if context.route == .a { context.onPhase { if $0 == .appeared { context.push(.b) } } }
      if context.route == .b { context.push(.c) }
    }
    host.attach(to: router)
    router.push(.a)
    #expect(router.tree.notation == "[home a b c]")
    expectQuiet()
  }

  @Test func aGuardThatReadsAndAwaitsSomethingElseIsNoMisuse() async {
    let router = router(RouteTree(.home))
    host.attach(to: router)
    let gate = GuardGate()
    router.addGuard { proposal in
      if case .push(.a) = proposal.intent { return await gate.wait() }
      return .allow
    }
    let push = router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let newer = router.push(.b)
    gate.open(.allow)
    await Task.yieldRepeatedly { push.currentOutcome != nil && newer.currentOutcome != nil }
    expectQuiet()
  }

  @Test func aButtonWhoseTaskAwaitsTheRouterWhileAGuardThinksIsNoMisuse() async {
    let router = router(RouteTree(.home))
    host.attach(to: router)
    let gate = GuardGate()
    router.addGuard { proposal in
      if case .push(.a) = proposal.intent { return await gate.wait() }
      return .allow
    }
    let push = router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let waiter = Task {
      await router.settled()
      return await push.outcome
    }
    await Task.yieldRepeatedly { false }
    gate.open(.allow)
    #expect(await waiter.value == .completed)
    expectQuiet()
  }
}
