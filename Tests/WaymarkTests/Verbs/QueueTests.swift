import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Verbs called while the router is at work")
struct QueueTests {
  @Test func aVerbInsideAScreenBeingMadeIsQueued() throws {
    let bench = Bench(.home)
    var queued: Navigation?
    bench.host.makeScreen = { [router = bench.router] context in
      guard context.route == .a else { return }
      queued = router.push(.b)
      #expect(queued?.isCommitted == false)
      #expect(router.tree.notation == "[home a]")
    }
    bench.router.push(.a)
    #expect(queued?.currentOutcome == .completed)
    try bench.host.expectSteps("push a", "push b")
    bench.host.makeScreen = nil
  }

  @Test func aVerbInsidePerformIsQueued() throws {
    let router = Router<Place>(.home, configuration: .init(advanced: .init(timer: ManualClock())))
    let host = EagerHost(router)
    router.host.attach(host)
    router.push(.a)
    #expect(host.log == ["[home]", "push a", "push b"])
    #expect(router.shown?.notation == "[home a b]")
    #expect(host.navigation?.currentOutcome == .completed)
  }

  @Test func verbsInsideObserversRunInTheOrderInWhichTheyWereAsked() throws {
    let bench = Bench(.home)
    bench.router.didNavigate { [router = bench.router] change in
      guard change.route == .a else { return }
      router.push(.b)
      router.push(.c)
    }
    bench.router.push(.a)
    try bench.host.expectSteps("push a", "push b", "push c")
    #expect(bench.router.isSettled)
  }

  @Test func aVerbInsideAGuardIsQueuedAndThenAskedAbout() {
    let bench = Bench(.home)
    var asked: [Place] = []
    bench.router.addGuard { [weak router = bench.router] proposal in
      let route = proposal.destination.route
      if asked.isEmpty { router?.push(.b) }
      asked.append(route)
      return .allow
    }
    bench.router.push(.a)
    #expect(asked == [.a, .b])
    #expect(bench.shown == "[home a b]")
  }

  @Test func aVerbInsideAPhaseObserverIsQueued() {
    let bench = Bench(.home, .a)
    bench.screen(.a).onPhase { [router = bench.router] phase in
      if phase == .removed { router.push(.b) }
    }
    bench.router.pop()
    #expect(bench.shown == "[home b]")
  }

  @Test func observersThatAnswerEveryNavigationComeToAnEnd() {
    let bench = Bench(RouteTree(.home), roundLimit: 5)
    var failures: [NavigationOutcome] = []
    bench.router.onEvent { event in
      if case .finished(let outcome) = event.kind, outcome != .completed { failures.append(outcome) }
    }
    let observation = bench.router.didNavigate { [router = bench.router] _ in router.push(.a) }
    let navigation = bench.router.push(.b)
    #expect(navigation.currentOutcome == .completed)
    #expect(failures == [.failed(.tooManyRounds(limit: 5))])
    #expect(bench.shown == "[home b a a a a a]")
    #expect(bench.router.isSettled)
    observation.cancel()
    #expect(bench.router.push(.c).currentOutcome == .completed)
  }

  @Test func observersThatAnswerEveryEventComeToAnEnd() {
    let bench = Bench(RouteTree(.home), roundLimit: 5)
    var answers = 0
    bench.router.onEvent { [router = bench.router] _ in
      answers += 1
      router.pop()
    }
    bench.router.push(.b)
    #expect(answers < 1000)
    #expect(bench.router.isSettled)
  }

  @Test func manyQueuedVerbsOverTimeAreNotRounds() {
    let bench = Bench(RouteTree(.home), roundLimit: 3)
    var echo = 0
    bench.router.didNavigate { [router = bench.router] change in
      guard change.route == .a else { return }
      echo += 1
      router.pop()
    }
    for _ in 0..<50 { bench.router.push(.a) }
    #expect(echo == 50)
    #expect(bench.shown == "[home]")
  }

  @Test func hundredsThatAreQueuedHaveTheirTurnInOrder() {
    let bench = Bench(.home)
    var navigations: [Navigation] = []
    let observation = bench.onceNavigated {
      for number in 0..<200 { navigations.append(bench.router.push(.item(number))) }
    }
    bench.router.push(.a)
    #expect(navigations.allSatisfy { $0.currentOutcome == .completed })
    #expect(bench.router.tree.routes == stack(.home, [.a] + (0..<200).map { .item($0) }))
    #expect(bench.router.isSettled)
    observation.cancel()
  }

  @Test func attachingInsidePerformGoesOnWithTheNewHost() throws {
    let router = Router<Place>(.home, configuration: .init(advanced: .init(timer: ManualClock())))
    let second = RecordingHost<Place>()
    router.host.attach(HandingOverHost { second.attach(to: router) })
    let navigation = router.push(.a)
    #expect(navigation.currentOutcome == .completed)
    try second.expectSteps("rebuild [home a]")
  }
}

/// A host that pushes once more inside its first step.
@MainActor
private final class EagerHost: NavigationHost {
  private weak var router: Router<Place>?
  private(set) var log: [String] = []
  private(set) var navigation: Navigation?

  init(_ router: Router<Place>) {
    self.router = router
  }

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    log.append(step.step.notation)
    if navigation == nil { navigation = router?.push(.b) }
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    log.append(tree.notation)
    acknowledgement.succeed()
  }
}

/// A host that has another one take its place inside a step.
@MainActor
private final class HandingOverHost: NavigationHost {
  private let handOver: @MainActor () -> Void

  init(_ handOver: @escaping @MainActor () -> Void) {
    self.handOver = handOver
  }

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) { handOver() }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    acknowledgement.succeed()
  }
}
