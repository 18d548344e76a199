import Waymark
import WaymarkTesting

/// A router whose guards change their minds, and that is asked again and again what may stay.
@MainActor
package final class RecheckRun {
  let seed: UInt64
  let host = RecordingHost<Spot>(answering: .now)
  let router: Router<Spot>
  private var random: SplitMix
  private var reference: PlaceReference
  private let isLate: Bool
  /// Whether guards take their time; nothing else happens until all have answered.
  private let isAsync: Bool
  private var askedCount = 0
  private var answeredCount = 0
  /// What rechecks have taken away that was neither shown nor on its way to the screen then: it must never be.
  private var forbidden: Set<EntryID> = []
  private var rechecks = RecheckWitness()
  /// What has changed the tree, in order.
  private var commits: [NavigationID] = []
  private var ended: Set<NavigationID> = []
  /// The router's tree when it was last changed.
  private var lastTree: PlainTree
  private var log: [String] = []
  private var problems: [String] = []
  private var navigationCount = 0

  init(seed: UInt64, flaw: PlaceFlaw?) {
    self.seed = seed
    var random = SplitMix(seed: seed ^ 0x7EC4)
    let tree = random.tree()
    let placements = (0..<Spot.count).map { _ in random.placement() }
    let placement: @MainActor @Sendable (Spot) -> Placement<Spot> = { placements[$0.number % Spot.count] }
    isLate = random.chance(50)
    isAsync = random.chance(30)
    var configuration = RouterConfiguration<Spot>(placement: placement, advanced: .init(timer: ManualClock()))
    configuration.log = nil
    configuration.advanced.redirectLimit = 4
    router = tree.routes.map { Router($0, configuration: configuration) } ?? Router(Spot(number: 0))
    ModelJournal.follow(router)
    reference = PlaceReference(
      tree: PlainTree(router.host.tree), placement: placement, redirectLimit: 4, flaw: flaw)
    lastTree = reference.tree
    self.random = random
    log.append("\(isLate ? "late " : "")\(isAsync ? "async " : "")begins with \(reference.tree)")
  }

  /// Runs it.
  ///
  /// - Parameters:
  ///   - seed: What it does.
  ///   - flaw: A mistake in what is expected.
  /// - Returns: What came of it.
  package static func report(seed: UInt64, flaw: PlaceFlaw? = nil) async -> RunReport {
    let run = RecheckRun(seed: seed, flaw: flaw)
    run.begin()
    for index in 0..<(8 + run.random.below(20)) where run.problems.isEmpty {
      run.log.append("\(index):")
      await run.act()
      run.check()
    }
    if run.problems.isEmpty { run.end() }
    return RunReport(
      seed: seed, navigationCount: run.navigationCount, problems: run.problems, log: run.log)
  }

  private func begin() {
    router.onEvent { [weak self] in self?.take($0) }
    host.attach(to: router)
    if isLate { host.answer = .later }
    for key in 0...random.below(3) {
      // Two are nobody's, so that detours have somewhere to lead.
      let spots = (0..<(Spot.count - 2)).filter { _ in random.chance(35) }.map { Spot(number: $0) }
      reference.guards.append(PlaceReference.Guard(key: key, spots: Set(spots)))
      let isGuarded: @MainActor (Spot) -> Bool = { spots.contains($0) }
      if isAsync {
        router.addGuard("g\(key)", entering: isGuarded) { [weak self] request async in
          await self?.answerLater(about: request.route, key) ?? .allow
        }
      } else {
        router.addGuard("g\(key)", entering: isGuarded) { [weak self] request in
          self?.answer(about: request.route, key) ?? .allow
        }
      }
    }
  }

  /// What a guard thinks now.
  private func answer(about spot: Spot, _ key: Int) -> Decision<Spot> {
    reference.guards[key].verdict(on: spot).decision
  }

  private func answerLater(about spot: Spot, _ key: Int) async -> Decision<Spot> {
    askedCount += 1
    await Task.yield()
    answeredCount += 1
    return answer(about: spot, key)
  }

  /// Waits until all who take their time have answered, and nobody else is asked.
  private func drain() async {
    guard isAsync else { return }
    var quietTurns = 0
    while quietTurns < 30 {
      let before = askedCount
      await Task.yield()
      quietTurns = askedCount == before && askedCount == answeredCount ? quietTurns + 1 : 0
    }
  }

  private func act() async {
    if random.chance(40) { changeMinds() }
    switch random.below(100) {
    case ..<45: navigate()
    case ..<70: return await recheck()
    case ..<80: resume()
    case ..<90: userActs()
    case ..<94: goBack()
    default: acknowledge(1 + random.below(3))
    }
    await drain()
  }

  private func changeMinds() {
    for index in reference.guards.indices {
      for spot in reference.guards[index].spots.sorted(by: { $0.number < $1.number }) where random.chance(40)
      {
        reference.guards[index].verdicts[spot] = verdict()
      }
    }
    log.append("  minds: \(reference.guards.map { "\($0.verdicts)" })")
  }

  private func verdict() -> Verdict {
    // Most lead to the same sign-in, as in an app.
    let open = Spot(number: Spot.count - (random.chance(80) ? 1 : 2))
    let box = PlainBox.stack([PlainEntry(id: 0, spot: open)])
    switch random.below(20) {
    case ..<8: return .allow
    case ..<10: return .block("no")
    case ..<13: return .redirect(random.wish(for: reference.tree))
    case ..<14: return .detour(.setRoot(box))
    case ..<15: return .detour(random.chance(50) ? .replace(open) : .fill(random.below(3), box, near: nil))
    default: return .detour(.present(PlainLayer(style: .sheet, box: box)))
    }
  }

  private func navigate() {
    let wish = random.wish(for: reference.tree)
    log.append("  \(wish)")
    navigationCount += 1
    reference.navigate(wish)
    router.submit(wish.intent)
  }

  private func recheck() async {
    log.append("  recheck of \(reference.tree), \(reference.refused) refused")
    navigationCount += 1
    let refused = reference.refused
    let before = router.host.tree
    // What is with the host may arrive yet.
    let mayBeShown = (router.host.shown?.ids ?? []).union(host.isWaiting ? before.ids : [])
    reference.recheck()
    router.recheck()
    await drain()
    let gone = Set(refused.map { EntryID(rawValue: $0.id) }).subtracting(router.host.tree.ids)
    forbidden.formUnion(gone.subtracting(mayBeShown))
  }

  private func resume() {
    log.append("  resume")
    reference.resume()
    router.finishDetour()
  }

  /// The user acts on what is shown, which is what there is.
  private func userActs() {
    acknowledge(.max)
    guard router.host.shown == router.host.tree else { return }
    var path = reference.tree.visiblePath
    if random.chance(50), !path.tabs.isEmpty, let last = path.tabs.popLast(),
      case .tabs(let tabs, _)? = reference.tree.box(at: path)
    {
      let picked = path.inner((last + random.below(tabs.count)) % tabs.count)
      log.append("  the user selects \(picked)")
      if reference.takeOver(reference.tree.selecting(picked)) { reference.recheck() }
      host.userSelects(picked.containerPath)
    } else if let entry = reference.tree.visibleEntry {
      log.append("  the user closes \(entry)")
      reference.takeOver(reference.tree.closing(entry.id))
      host.userCloses(EntryID(rawValue: entry.id))
    }
  }

  /// The user gives up what the host was asked for, or the host cannot show it.
  private func goBack() {
    guard host.isWaiting else { return }
    if random.chance(60) {
      log.append("  the host is given up")
      host.cancel()
    } else {
      log.append("  the host fails")
      host.fail(RecheckFault())
      if host.isWaiting, random.chance(70) { host.fail(RecheckFault()) }
    }
  }

  private func take(_ event: RouterEvent<Spot>) {
    log.append("    \(event)")
    rechecks.take(event)
    switch event.kind {
    case .committed:
      commits.append(event.navigationID)
      lastTree = PlainTree(router.host.tree)
    case .reported: lastTree = PlainTree(router.host.tree)
    case .finished: ended.insert(event.navigationID)
    case .stepCancelled, .rebuildFailed:
      let back = PlainTree(router.host.tree)
      let isSame = back == lastTree
      lastTree = back
      reference.wentBack(to: back, reached: commits.count - onTheirWay.count)
      // Nothing has come back.
      if isSame { break }
      if reference.flaw == .trustsReturns { break }
      if rechecks.due(event, isRootOnItsWay: true) != nil {
        reference.recheck()
      } else if rechecks.isUnderWay {
        reference.keepRoot()
      }
    default: break
    }
  }

  /// What has changed the tree and is not shown yet.
  private var onTheirWay: ArraySlice<NavigationID> {
    commits[(commits.lastIndex { ended.contains($0) }.map { $0 + 1 } ?? 0)...]
  }

  private func acknowledge(_ count: Int) {
    var left = count
    while left > 0, host.acknowledge() {
      left -= 1
      checkShown()
    }
  }

  private func checkShown() {
    guard let shown = router.host.shown?.ids, !shown.isDisjoint(with: forbidden) else { return }
    problem("shows \(shown.intersection(forbidden)), which a recheck had taken away")
  }

  private func check() {
    checkShown()
    let actual = PlainTree(router.host.tree)
    let expected = reference.tree
    if !reference.bind(to: actual) { problem("\(actual) and not \(expected)") }
    // One that the host could not show either is gone without a trace.
    reference.commitCount = commits.count
    if router.isDetoured != !reference.held.isEmpty {
      problem("\(router.isDetoured ? "something" : "nothing") waits, and not \(reference.held)")
    }
  }

  private func end() {
    acknowledge(.max)
    if router.host.shown != router.host.tree { problem("does not come to rest") }
  }

  private func problem(_ text: String) { if problems.count < 5 { problems.append(text) } }
}

private struct RecheckFault: Error {}

extension Tree where Element == Entry<Spot> {
  fileprivate var ids: Set<EntryID> {
    var ids = Set<EntryID>()
    forEachElement { ids.insert($0.id) }
    return ids
  }
}
