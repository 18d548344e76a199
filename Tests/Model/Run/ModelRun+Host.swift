import Waymark
import WaymarkTesting

/// What hosts ask a run for.
extension ModelRun {
  func asked(_ step: NavigationStep<Spot>) -> Int {
    serial += 1
    bindQuietly()
    note("  host: \(step.step.notation)")
    reference.stepAsked(step, serial: serial, now: clock.now)
    return serial
  }

  func asked(_ tree: EntryTree<Spot>) -> Int {
    serial += 1
    bindQuietly()
    note("  host: rebuild \(PlainTree(tree))")
    reference.rebuildAsked(PlainTree(tree), serial: serial, now: clock.now)
    return serial
  }

  func nextAnswer() -> Stage.Answer {
    if isEnding { return .now }
    if random.chance(traits.faultPercent) {
      let faults: [Stage.Answer] = [.never, .dropped, .error, .error, .twice]
      return random.pick(faults) ?? .now
    }
    return random.chance(traits.latePercent) ? .later : random.chance(3) ? .twice : .now
  }

  func willSucceed(_ serial: Int, _ acknowledgement: Acknowledgement<Spot>) {
    guard reference.running?.serial == serial else { return }
    note("  host: done")
    isRightAnswer = acknowledgement.step != nil || acknowledgement.rebuildTarget != nil
    reference.willSucceed(
      serial, step: acknowledgement.step, target: acknowledgement.rebuildTarget.map(PlainTree.init))
  }

  func willRestart(_ serial: Int) {
    if reference.running?.serial == serial { reference.running?.began = clock.now }
  }

  /// Somebody outside is called by the router and may ask it for something.
  func mayNavigate() {
    guard !isEnding, !traits.isQuiet, budget > 0, random.chance(5) else { return }
    budget -= 1
    navigate()
  }

  /// Somebody outside is called by the router, and the user may do something at the same moment.
  func mayAct() {
    mayNavigate()
    guard !isEnding, !traits.isQuiet, budget > 0, random.chance(2) else { return }
    budget -= 1
    userActs()
  }

  // MARK: Screens

  func makeScreen(_ entry: Entry<Spot>) -> ScreenContext<Spot>? {
    guard traits.hasScreens, let context = router?.context(for: entry) else { return nil }
    reference.check(
      PlainEntry(id: context.id.rawValue, spot: context.route).id == entry.id.rawValue, "another screen")
    departures.append(Departed("a screen's context", context))
    if random.chance(25), !isEnding { addVeto(context) }
    if random.chance(20) { keepBusy(context) }
    if random.chance(30) { context.onReturn(Int.self) { [weak self] _ in self?.mayAct() } }
    if random.chance(30) { context.onPhase { [weak self] _ in self?.mayAct() } }
    mayAct()
    return context
  }

  /// Starts a task that ends when it is cancelled.
  private func keepBusy(_ context: ScreenContext<Spot>) {
    liveTaskCount += 1
    context.task { [weak self] in
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      continuation.finish()
      self?.liveTaskCount -= 1
    }
  }

  // MARK: Guards and vetoes

  func addGuard() {
    let question = Reference.Question(
      screen: nil, key: makeKey(), isAsync: random.chance(traits.asyncPercent))
    reference.guards.append(question)
    let name = "g\(question.key)"
    let registration =
      question.isAsync
      ? router?.addGuard(name) { [weak self] proposal async in
        await self?.answerLater(question, proposal) ?? .allow
      }
      : router?.addGuard(name) { [weak self] proposal in self?.answer(question, proposal) ?? .allow }
    if let registration { registrations.append((question, registration)) }
  }

  private func addVeto(_ context: ScreenContext<Spot>) {
    let reasons: LeaveReasons = random.pick([.removed, .removed, .deselected, .all]) ?? .removed
    let question = Reference.Question(
      screen: context.id.rawValue, key: makeKey(), isAsync: random.chance(traits.asyncPercent))
    reference.vetoes[context.id.rawValue, default: []]
      .append(.init(key: question.key, reasons: reasons, isAsync: question.isAsync))
    let registration =
      question.isAsync
      ? context.onLeave(reasons) { [weak self] () async in await self?.answerLater(question, nil) ?? .allow }
      : context.onLeave(reasons) { [weak self] in self?.answer(question, nil) ?? .allow }
    registrations.append((question, registration))
  }

  func cancelRegistration() {
    guard !registrations.isEmpty else { return }
    let (question, registration) = registrations.remove(at: random.below(registrations.count))
    note("  \(question) taken away")
    registration.cancel()
    reference.guards.removeAll { $0 == question }
    if let screen = question.screen { reference.vetoes[screen]?.removeAll { $0.key == question.key } }
  }

  private func answer(_ question: Reference.Question, _ proposal: Proposal<Spot>?) -> Decision<Spot> {
    guard let number = reference.asked(question, proposal) else { return .allow }
    let verdict: Verdict = isEnding ? .allow : random.verdict(for: reference.tree)
    note("  \(question) answers \(verdict)")
    reference.verdicts[number] = verdict
    return verdict.decision
  }

  private func answerLater(_ question: Reference.Question, _ proposal: Proposal<Spot>?) async -> Decision<
    Spot
  > {
    guard let number = reference.asked(question, proposal) else { return .allow }
    note("  \(question) is asked, \(number)")
    return await withCheckedContinuation { asks.append((number, $0)) }
  }

  func answerOne(_ verdict: Verdict? = nil) {
    guard !asks.isEmpty else { return }
    let (number, continuation) = asks.remove(at: random.below(asks.count))
    let verdict = verdict ?? random.verdict(for: reference.tree)
    note("  \(number) is answered \(verdict)")
    reference.verdicts[number] = verdict
    answeredNumbers.insert(number)
    answeredCount += 1
    continuation.resume(returning: verdict.decision)
  }
}
