import Waymark
import WaymarkTesting

/// A router whose screens ask the user before they are left, while everything else happens too.
@MainActor
package final class QuestionRun {
  let seed: UInt64
  var router: Router<Spot>?
  var host = RecordingHost<Spot>(answering: .now)
  let reference: QuestionReference
  var random: SplitMix
  let isLate: Bool
  /// Whether guards of everything take their time, and nothing is asked about again; else the other way round.
  let isAsync: Bool
  var isEnding = false
  var registrations: [(veto: Int, entry: UInt64, registration: Registration)] = []
  var handles: [UInt64: Navigation] = [:]
  /// Those who think, until they are told to go on.
  var gates: [CheckedContinuation<Void, Never>] = []
  /// What the host has shown that the reference has not heard of.
  var shownTrees: [PlainTree] = []
  /// How many wait for the outcome of a navigation, and for an answer of the user's.
  var waiterCount = 0
  var askCount = 0
  /// Whether the host could not do something.
  var hasGoneBack = false
  /// What the tree has been asked about again at, of what was on its way then.
  var rechecks = RecheckWitness()
  var activity = 0
  /// How many tasks have not begun to ask the user.
  var beginningCount = 0
  var log: [String] = []
  private var navigationCount = 0
  private var lastKey = 0

  init(seed: UInt64, flaw: QuestionFlaw?) {
    self.seed = seed
    var random = SplitMix(seed: seed ^ 0xA5C)
    let tree = random.tree()
    let placements = (0..<Spot.count).map { _ in random.placement() }
    let placement: @MainActor @Sendable (Spot) -> Placement<Spot> = { placements[$0.number % Spot.count] }
    isLate = random.chance(50)
    isAsync = random.chance(50)
    var configuration = RouterConfiguration<Spot>(placement: placement, advanced: .init(timer: ManualClock()))
    configuration.log = nil
    configuration.advanced.redirectLimit = 3
    let router = tree.routes.map { Router($0, configuration: configuration) } ?? Router(Spot(number: 0))
    ModelJournal.follow(router)
    self.router = router
    reference = QuestionReference(
      tree: PlainTree(router.host.tree), placement: placement, redirectLimit: 3, flaw: flaw)
    self.random = random
    log.append("\(isLate ? "late " : "")\(isAsync ? "async " : "")begins with \(reference.tree)")
  }

  /// Runs it.
  ///
  /// - Parameters:
  ///   - seed: What it does.
  ///   - flaw: A mistake in what is expected.
  /// - Returns: What came of it.
  package static func report(seed: UInt64, flaw: QuestionFlaw? = nil) async -> RunReport {
    let run = QuestionRun(seed: seed, flaw: flaw)
    run.begin()
    for index in 0..<(10 + run.random.below(30)) where run.isFine {
      run.note("\(index):")
      run.act()
      run.checkAtOnce()
      guard run.isFine, run.random.chance(75) else { continue }
      await run.drain()
      run.check()
    }
    let problems = run.reference.problems
    if problems.isEmpty { await run.end() } else { await run.abandon() }
    return RunReport(
      seed: seed, navigationCount: run.navigationCount, problems: run.reference.problems, log: run.log)
  }

  var isFine: Bool { reference.problems.isEmpty }

  func note(_ line: @autoclosure () -> String) { log.append(line()) }

  func makeKey() -> Int {
    lastKey += 1
    return lastKey
  }

  private func begin() {
    guard let router else { return }
    reference.actual = { [weak self] in self?.handles[$0]?.currentOutcome }
    reference.repetition = { [weak self] in self?.rechecks.repeated?.rawValue ?? 0 }
    router.onEvent { [weak self] in self?.take($0) }
    router.addGuard { [weak self] in self?.check($0) ?? .allow }
    if isAsync { addSlowGuard() } else { addPlaceGuards() }
    host.attach(to: router)
    if isLate { host.answer = .later }
    for entry in reference.tree.entries where random.chance(50) { addVeto(entry.id) }
  }

  private func take(_ event: RouterEvent<Spot>) {
    noteEvent(event)
    rechecks.take(event)
    switch event.kind {
    case .committed: noteOpened()
    case .decided(let source, _): reference.decided(event.navigationID.rawValue, by: source.screen)
    case .rebuildFailed, .stepCancelled:
      hasGoneBack = true
      guard let router else { break }
      reference.wentBack(to: PlainTree(router.host.tree)) { rechecks.due(event, isRootOnItsWay: false) }
    case .stepAcknowledged, .rebuildAcknowledged:
      if let shown = router?.host.shown { shownTrees.append(PlainTree(shown)) }
    default: break
    }
  }

  private func noteEvent(_ event: RouterEvent<Spot>) {
    switch event.kind {
    case .requested, .decided, .redirected, .lateAnswer, .reported, .stepBegan, .stepAcknowledged,
      .stepFailed,
      .stepCancelled, .rebuildBegan, .rebuildAcknowledged, .rebuildFailed, .finished:
      note("    \(event)")
    case .committed:
      if let router { note("    \(event): \(PlainTree(router.host.tree))") }
    default: break
    }
  }

  /// Whether a question has just come.
  private func noteOpened() {
    guard let modal = router?.host.tree.modals.last, modal.root.route.isQuestion else { return }
    let layer = PlainLayer(style: modal.presentation, box: PlainBox(modal.container))
    reference.opened(modal.root.id.rawValue, layer)
  }

  /// Guards see nothing of questions.
  private func check(_ proposal: GuardRequest<Spot>) -> Decision<Spot> {
    for tree in [proposal.current, proposal.proposed] {
      reference.check(!tree.hasQuestion, "a guard sees a question: \(PlainTree(tree))")
    }
    return .allow
  }

  func register(_ handle: Navigation?) -> UInt64 {
    guard let navigation = handle else {
      reference.problem("no handle")
      return 0
    }
    navigationCount += 1
    handles[navigation.id.rawValue] = navigation
    waiterCount += 1
    Task {
      _ = await navigation.outcome
      waiterCount -= 1
    }
    return navigation.id.rawValue
  }
}

extension Tree where Element == Entry<Spot> {
  var hasQuestion: Bool {
    var isThere = false
    forEachElement { isThere = isThere || $0.route.isQuestion }
    return isThere
  }
}

extension DecisionSource {
  fileprivate var screen: UInt64? { if case .screen(let id) = self { id.rawValue } else { nil } }
}
