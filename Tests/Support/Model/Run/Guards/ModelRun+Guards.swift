import Waymark
import WaymarkTesting

/// Guards and objections, and what they answer.
extension ModelRun {
  /// Whether guards may come and go now.
  private var mayRegisterNow: Bool { has(.questions) || reference.deliberation == nil }

  func registerOrCancel() {
    guard mayRegisterNow else { return }
    switch random.below(4) {
    case 0, 1: if !traits.isQuiet { addGuard() }
    case 2:
      if let id = random.pick(stage?.screens.keys.sorted() ?? []), let own = stage?.screens[id] {
        addObjection(own)
      }
    default: cancelRegistration()
    }
  }

  func addGuard() {
    guard reference.guards.count < 5 else { return }
    let question = Reference.Question(
      screen: nil, key: makeKey(), isAsync: random.chance(traits.asyncPercent))
    reference.guards.append(question)
    let name = "g\(question.key)"
    note("  \(name) is added\(question.isAsync ? ", asynchronous" : "")")
    let registration =
      question.isAsync
      ? router?.addGuard(name) { [weak self] proposal async in
        await self?.answerLater(question, proposal) ?? .allow
      }
      : router?.addGuard(name) { [weak self] proposal in self?.answer(question, proposal) ?? .allow }
    if let registration { registrations.append((question, registration)) }
  }

  func addObjection(_ context: ScreenContext<Spot>) {
    guard mayRegisterNow, context.phase != .removed else { return }
    let reasons: LeaveReasons = random.pick([.removed, .removed, .deselected, .all]) ?? .removed
    let id = context.id.rawValue
    let question = Reference.Question(
      screen: id, key: makeKey(), isAsync: random.chance(traits.asyncPercent))
    reference.objections[id, default: []].append(
      .init(key: question.key, reasons: reasons, isAsync: question.isAsync))
    note("  screen \(id) has objection \(question.key)\(question.isAsync ? ", asynchronous" : "")")
    let registration =
      question.isAsync
      ? context.onLeave(reasons) { [weak self] _ async in
        .deciding(await self?.answerLater(question, nil) ?? .allow)
      }
      : context.onLeave(reasons) { [weak self] _ in .deciding(self?.answer(question, nil) ?? .allow) }
    registrations.append((question, registration))
  }

  func cancelRegistration() {
    guard mayRegisterNow, !registrations.isEmpty else { return }
    let (question, registration) = registrations.remove(at: random.below(registrations.count))
    note("  \(question) taken away")
    registration.cancel()
    reference.guards.removeAll { $0 == question }
    if let screen = question.screen { reference.objections[screen]?.removeAll { $0.key == question.key } }
  }

  private func answer(_ question: Reference.Question, _ proposal: GuardRequest<Spot>?) -> Decision<Spot> {
    hears()
    guard let number = reference.asked(question, proposal) else { return .allow }
    mayNavigate()
    mayRegister()
    let verdict: Verdict = isEnding ? .allow : random.verdict(for: reference.tree)
    note("  \(question) answers \(verdict)")
    reference.verdicts[number] = verdict
    return verdict.decision
  }

  private func answerLater(
    _ question: Reference.Question, _ proposal: GuardRequest<Spot>?
  ) async -> Decision<Spot> {
    hears()
    guard let number = reference.asked(question, proposal) else { return .allow }
    note("  \(question) is asked, \(number)")
    mayAct(isInTask: true)
    if random.chance(2), has(.asynchronousHost), !isEnding { await awaitSettled(from: "a guard") }
    let cancellation = CancellationFlag()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { asks.append(PendingAsk(number: number, $0, cancellation)) }
    } onCancel: {
      cancellation.set()
    }
  }

  func answerOne(_ verdict: Verdict? = nil) {
    guard !asks.isEmpty else { return }
    let ask = asks.remove(at: random.below(asks.count))
    let verdict = verdict ?? random.verdict(for: reference.tree)
    note("  \(ask.number) is answered \(verdict)")
    reference.verdicts[ask.number] = verdict
    answeredNumbers.insert(ask.number)
    answeredCount += 1
    ask.continuation.resume(returning: verdict.decision)
  }
}
