import Waymark
import WaymarkTesting

/// One router's life: some tens of things that happen at random, each held against the reference.
///
/// What happens in an operation is drawn from a generator of its own, so that a run can be repeated without some of its
/// operations.
@MainActor
package final class ModelRun {
  /// What makes a run what it is.
  package struct Setup: Sendable {
    package var seed: UInt64
    /// Operations that are left out.
    package var skipped: Set<Int> = []
    package var wrongHost: WrongHost?
    package var flaw: Flaw?

    package init(seed: UInt64, wrongHost: WrongHost? = nil, flaw: Flaw? = nil) {
      self.seed = seed
      self.wrongHost = wrongHost
      self.flaw = flaw
    }
  }

  let setup: Setup
  let traits: RunTraits
  let clock = ManualClock()
  let reference: Reference
  var random: SplitMix
  var router: Router<Spot>?
  var stage: Stage?
  var handles: [UInt64: Navigation<Spot>] = [:]
  var watchers: [Watcher] = []
  var departures: [Departed] = []
  var registrations: [(question: Reference.Question, registration: GuardRegistration)] = []
  /// Asynchronous questions that wait for an answer.
  var asks: [(number: Int, continuation: CheckedContinuation<Decision<Spot>, Never>)] = []
  /// How many answers were given to asynchronous questions, and how many of them have reached the router.
  var answeredCount = 0
  var deliveredCount = 0
  var answeredNumbers: Set<Int> = []
  var log: [String] = []
  var navigationCount = 0
  var liveTaskCount = 0
  var serial = 0
  var budget = 0
  var isEnding = false
  var isRightAnswer = false
  private var lastKey = 0

  init(_ setup: Setup) {
    self.setup = setup
    var random = SplitMix(seed: setup.seed)
    traits = RunTraits(&random)
    let tree = random.tree()
    let placements = (0..<Spot.count).map { _ in random.placement() }
    let placement: @MainActor @Sendable (Spot) -> Placement<Spot> = { placements[$0.number % Spot.count] }
    var configuration = RouterConfiguration<Spot>(policy: traits.policy, timer: clock, placement: placement)
    configuration.redirectLimit = traits.redirectLimit
    configuration.log = nil
    let router = tree.routes.map { Router($0, configuration: configuration) } ?? Router(Spot(number: 0))
    self.router = router
    self.random = random
    reference = Reference(
      PlainTree(router.tree),
      rules: .init(
        showsEveryCommit: traits.policy == .everyCommit, redirectLimit: traits.redirectLimit,
        placement: placement, flaw: setup.flaw))
    reference.isQuiet = traits.isQuiet
    reference.beforeGivingUp = { [weak self] in self?.syncQuietly(isGivingUp: true) }
    departures.append(Departed("the router", router))
  }

  /// Runs it.
  ///
  /// - Parameter setup: What makes the run what it is.
  /// - Returns: What came of it.
  package static func report(_ setup: Setup) async -> RunReport {
    let run = ModelRun(setup)
    run.begin()
    for index in 0..<run.traits.operationCount where !setup.skipped.contains(index) {
      await run.operate(index)
      if !run.reference.problems.isEmpty { break }
    }
    if run.reference.problems.isEmpty { await run.end() } else { await run.abandon() }
    return RunReport(
      seed: setup.seed, navigationCount: run.navigationCount, problems: run.reference.problems,
      log: ["\(run.traits)"] + run.log)
  }

  private func begin() {
    note("begins with \(reference.tree)")
    guard let router else { return }
    if !traits.isQuiet {
      router.onEvent { [weak self] in self?.take($0) }
      router.didNavigate { [weak self] in self?.arrived($0) }
      for _ in 0..<traits.guardCount { addGuard() }
    }
    attach()
  }

  private func operate(_ index: Int) async {
    random = SplitMix(seed: setup.seed &+ UInt64(index + 1) &* 0xD134_2543_DE82_EF95)
    budget = 3
    note("\(index):")
    act()
    await drain()
    check()
  }

  func note(_ line: @autoclosure () -> String) { log.append(line()) }

  func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }

  func attach() {
    let stage = Stage(run: self, wrong: setup.wrongHost, isMirrored: traits.isMirrored)
    departures.append(Departed("a host", stage))
    self.stage = stage
    reference.hostReplaced()
    router?.attach(stage)
  }

  func detach() {
    stage = nil
    reference.hostReplaced()
    router?.detach()
  }

  /// Lets tasks run until every question has been heard, and every answer.
  func drain() async {
    await wait { !isDraining }
    // What an acknowledgement reports when it is let go of comes to the actor before this does.
    await Task {}.value
    reference.check(reference.posed.isEmpty, "a question was never asked: \(reference.posed)")
    reference.check(answeredCount == deliveredCount, "an answer got lost")
  }

  /// Lets other tasks run until a condition holds, or for so long that it never will on the busiest machine.
  func wait(until isMet: () -> Bool) async {
    let isWrong = setup.wrongHost != nil || setup.flaw != nil
    for turn in 0..<(isWrong ? 600 : 10_000) {
      if isMet() { return }
      // Tasks of the same actor come in turn, so that soon only what runs elsewhere can still be awaited.
      if turn < 500 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    }
  }

  private var isDraining: Bool {
    if !reference.problems.isEmpty { return false }
    return !reference.posed.isEmpty || answeredCount != deliveredCount
  }
}
