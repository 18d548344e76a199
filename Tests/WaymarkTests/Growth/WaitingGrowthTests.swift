import Testing
import Waymark
import WaymarkTesting

/// Each would take many minutes, or hours, if anything in it grew faster than what is done.
///
/// The limit leaves time for the other tests of the main actor, which wait for one another, and for the thread sanitizer.
@MainActor @Suite("Much that waits costs what it is, and no more", .timeLimit(.minutes(30)))
struct WaitingGrowthTests {
  private let host = PlainHost()

  /// A router on a host that makes no screens and copies no trees.
  private func makeRouter(_ policy: CommitPolicy = .latest) -> Router<Place> {
    let router = Router<Place>(
      .home, configuration: .init(policy: policy, roundLimit: .max, timer: ManualClock(), log: nil))
    router.attach(host)
    return router
  }

  @Test func manyPushesBehindASlowHostThatAreTakenBackAgain() {
    let router = makeRouter()
    host.isHolding = true
    let first = router.push(.a)
    let pushes = (0..<10_000).map { router.push(.item($0)) }
    for _ in 0..<5000 { router.pop() }
    host.acknowledgeAll()
    #expect(first.currentOutcome == .completed)
    #expect(pushes[0].currentOutcome == .completed)
    #expect(pushes[4999].currentOutcome == .completed)
    guard case .superseded? = pushes[5000].currentOutcome else {
      Issue.record("it was shown")
      return
    }
    #expect(router.shown == router.tree)
  }

  /// Each that is taken back is looked for on the screen.
  @Test func manyPushesThatAreTakenBackWhileTheirStepIsUnderWay() {
    func time(_ count: Int) -> Duration {
      let router = makeRouter()
      router.setStack(RouteStack(root: .home, pushed: (0..<count).map { .item($0) }))
      host.isHolding = true
      router.push(.a)
      for number in 0..<count { router.push(.item(number)) }
      host.acknowledge()
      let time = ContinuousClock().measure { for _ in 0..<count { router.pop() } }
      host.acknowledgeAll()
      host.isHolding = false
      #expect(router.shown == router.tree)
      return time
    }
    #expect(growth(time) < 80)
  }

  @Test func manyPlacesThatAreAskedAboutAgain() {
    func time(_ count: Int) -> Duration {
      let router = makeRouter()
      router.setStack(RouteStack(root: .home, pushed: (0..<count).map { .item($0) }))
      let asked = Box(0)
      router.addGuard(
        entering: { _ in true },
        { _ in
          asked.value += 1
          return .allow
        })
      router.addGuard { $0.entering.isEmpty ? .block("nothing") : .allow }
      let time = ContinuousClock().measure { router.recheck() }
      #expect(asked.value == count + 1)
      #expect(router.tree.stack(at: .root)?.count == count + 1)
      return time
    }
    #expect(growth(time) < 80)
  }

  @Test func manyCommitsThatAreAllToBeShown() {
    let router = makeRouter(.everyCommit)
    host.isHolding = true
    let pushes = (0..<4000).map { router.push(.item($0)) }
    host.acknowledgeAll()
    #expect(pushes.allSatisfy { $0.currentOutcome == .completed })
    #expect(router.shown == router.tree)
  }

  @Test func manyModalsAtOnce() {
    let router = makeRouter()
    let modals = (0..<2000).map { Modal(.sheet, RouteStack(root: Place.item($0))) }
    router.set(RouteTree(.stack([.home]), modals: modals))
    #expect(router.shown?.modals.count == 2000)
    router.set(RouteTree(.home))
    #expect(router.shown?.notation == "[home]")
  }

  @Test func manyTabsAtOnce() throws {
    let router = makeRouter()
    func tabs(_ top: Place) throws -> Container<Place> {
      let tabs = (0..<4000).map {
        RouteTab(key: Place.item($0), container: .stack(RouteStack(root: .item($0), pushed: [top])))
      }
      return .tabs(try #require(RouteTabs(tabs: tabs)))
    }
    router.set(RouteTree(try tabs(.a)))
    router.set(RouteTree(try tabs(.b)))
    #expect(router.shown == router.tree)
  }

  @Test func aContextOfEachOfManyPlaces() {
    let bench = Bench(RouteTree(.stack(RouteStack(root: .home, pushed: (0..<10_000).map { .item($0) }))))
    var ids: [EntryID] = []
    bench.router.tree.forEachElement { entry in
      let context = bench.router.context(for: entry)
      if context.phase != .removed, context.route == entry.route { ids.append(context.id) }
    }
    #expect(ids.count == 10_001)
  }

  /// Every screen reads its route when it is made, while most of the tree is still to come.
  @Test func manyStepsWhoseScreensReadTheirRoutes() {
    func time(_ count: Int) -> Duration {
      let router = Router<Place>(.home, configuration: .init(timer: ManualClock(), log: nil))
      let host = ReadingHost(router)
      router.attach(host)
      let modals = (0..<count).map { Modal(.sheet, RouteStack(root: Place.item($0))) }
      let time = ContinuousClock().measure { router.set(RouteTree(.stack([.home]), modals: modals)) }
      #expect(host.read == count + 1)
      #expect(router.shown == router.tree)
      return time
    }
    #expect(growth(time) < 80)
  }

  @Test func manyNavigationsOfLowPriorityFromAnObserver() {
    let router = makeRouter()
    var asked: [Navigation<Place>] = []
    router.didNavigate { _ in
      guard asked.isEmpty else { return }
      for number in 0..<20_000 {
        asked.append(router.push(.item(number), options: .init(priority: .background)))
      }
    }
    router.push(.a)
    #expect(asked.count == 20_000)
    #expect(asked.allSatisfy { $0.currentOutcome == .completed })
    #expect(router.shown == router.tree)
  }

  @Test func manyDeedsWhileSomethingOfLowPriorityWaits() {
    let router = makeRouter()
    var asked: [Navigation<Place>] = []
    router.didNavigate { _ in
      guard asked.isEmpty else { return }
      for number in 0..<8000 {
        router.push(.item(number))
        asked.append(router.push(.item(-number), options: .init(priority: .background)))
      }
    }
    router.push(.a)
    #expect(asked.allSatisfy { $0.currentOutcome == .completed })
    #expect(router.shown == router.tree)
  }

  @Test func manyNavigationsOfLowPriorityBehindAVeto() async {
    let router = makeRouter()
    router.push(.a)
    let gate = GuardGate()
    router.visibleContext.onLeave { _ in await gate.wait() }
    let pop = router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    let asked = (0..<8000).map { router.push(.item($0), options: .init(priority: .background)) }
    gate.open(.block("no"))
    await Task.yieldRepeatedly { router.isSettled }
    #expect(pop.currentOutcome == .blocked("no"))
    #expect(asked.allSatisfy { $0.currentOutcome == .completed })
    #expect(router.shown == router.tree)
  }

  @Test func manyDetoursWithinDetours() {
    let router = makeRouter()
    let isPassed = Box(false)
    router.addGuard { proposal in
      guard !isPassed.value, case .push(.item(let number)) = proposal.intent else { return .allow }
      return .detour(to: .present(.item(-number), as: .sheet))
    }
    let asked = (1...1000).map { router.push(.item($0)) }
    #expect(router.tree.modals.count == 1000)
    isPassed.value = true
    while router.isDetoured { router.resume() }
    #expect(asked.allSatisfy { $0.currentOutcome == .completed })
    #expect(router.tree.modals.isEmpty)
    #expect(router.shown == router.tree)
  }

  @Test func manyDetoursThatTheUserLeavesOneByOne() {
    let router = makeRouter()
    router.addGuard { proposal in
      guard case .push(.item(let number)) = proposal.intent else { return .allow }
      return .detour(to: .present(.item(-number), as: .sheet))
    }
    let asked = (1...600).map { router.push(.item($0)) }
    for modal in router.tree.modals.reversed() { router.report(.closed(modal.root.id)) }
    #expect(asked.allSatisfy { $0.currentOutcome == .cancelled })
    #expect(!router.isDetoured)
    #expect(router.shown == router.tree)
  }

  @Test func manyNavigationsInsideManyDetours() {
    let router = makeRouter()
    router.addGuard { proposal in
      guard case .push(.item(let number)) = proposal.intent, number < 500 else { return .allow }
      return .detour(to: .present(.item(-number), as: .sheet))
    }
    let asked = (1..<500).map { router.push(.item($0)) }
    for number in 0..<5000 { router.push(.item(500 + number)) }
    for _ in 0..<5000 { router.pop() }
    #expect(asked.allSatisfy { $0.currentOutcome == nil })
    #expect(router.isDetoured)
    for _ in 1..<500 { router.dismiss() }
    #expect(asked.allSatisfy { $0.currentOutcome == .cancelled })
    #expect(!router.isDetoured)
  }

  @Test func manyModalsUnderWhichTheUserGoesBackWhereAllAreToBeShown() {
    let router = makeRouter(.everyCommit)
    router.setStack(RouteStack(root: .home, pushed: (0..<600).map { .item($0) }))
    let tops = router.tree.stack(at: .root)?.elements.dropFirst().map(\.id) ?? []
    host.isHolding = true
    let modals = (0..<600).map { router.present(.item($0)) }
    for id in tops.reversed() { router.report(.closed(id)) }
    host.acknowledgeAll()
    #expect(modals.allSatisfy { $0.currentOutcome == .completed })
    #expect(router.tree.stack(at: .root)?.count == 1)
    #expect(router.shown == router.tree)
  }

  @Test func manyTreesUnderWhichTheUserGoesBackWhereAllAreToBeShown() {
    let router = makeRouter(.everyCommit)
    router.setStack(RouteStack(root: .home, pushed: (0..<200).map { .item($0) }))
    let tops = router.tree.stack(at: .root)?.elements.dropFirst().map(\.id) ?? []
    host.isHolding = true
    let modals = (0..<200).map { number in router.edit { $0.present(.item(number), as: .sheet) } }
    for id in tops.reversed() { router.report(.closed(id)) }
    host.acknowledgeAll()
    #expect(modals.allSatisfy { $0.currentOutcome == .completed })
    #expect(router.shown == router.tree)
  }
}

/// A host whose screens read their routes, and that copies no trees.
@MainActor
private final class ReadingHost: NavigationHost {
  private weak var router: Router<Place>?
  private(set) var read = 0

  init(_ router: Router<Place>) { self.router = router }

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    step.step.forEachInserted(makeScreen)
    acknowledgement.succeed()
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    tree.forEachElement(makeScreen)
    acknowledgement.succeed()
  }

  private func makeScreen(_ entry: Entry<Place>) {
    if router?.context(for: entry).route == entry.route { read += 1 }
  }
}
