import Waymark
import WaymarkTesting

/// What hosts ask a run for.
extension ModelRun {
  func asked(_ step: Step<Entry<Spot>>) -> Int {
    hears()
    serial += 1
    bindQuietly()
    note("  host: \(step.notation), \(serial)")
    reference.stepAsked(step, serial: serial, now: clock.now)
    return serial
  }

  func asked(_ tree: EntryTree<Spot>) -> Int {
    hears()
    serial += 1
    bindQuietly()
    note("  host: rebuild \(PlainTree(tree)), \(serial)")
    reference.rebuildAsked(PlainTree(tree), serial: serial, now: clock.now)
    return serial
  }

  func nextAnswer() -> Stage.Answer {
    if isEnding { return .now }
    if random.chance(traits.faultPercent) {
      let faults: [Stage.Answer] = [.never, .dropped, .error, .error, .twice]
      return random.pick(faults) ?? .now
    }
    if has(.showing), !traits.isAsync, !traits.isMirrored, setup.wrongHost == nil, random.chance(6) {
      return .showing
    }
    if has(.cancelledSteps), setup.wrongHost == nil, random.chance(4) {
      return .cancelled
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

  // MARK: Those who are called and do something themselves

  /// Somebody outside is called by the router and may ask it for something.
  func mayNavigate(always: Bool = false) {
    guard !isEnding, !traits.isQuiet, budget > 0, always || random.chance(traits.meddlingPercent) else {
      return
    }
    budget -= 1
    navigate()
  }

  /// Somebody outside is called by the router, and may have a guard come or go.
  func mayRegister() {
    guard has(.questions), !isEnding, !traits.isQuiet, budget > 0, random.chance(traits.meddlingPercent)
    else {
      return
    }
    budget -= 1
    registerOrCancel()
  }

  /// Somebody outside is called by the router, and the user may do something at the same moment.
  ///
  /// - Parameter isInTask: Whether they do it in a task, where the router takes each thing up at once.
  func mayAct(isInTask: Bool = false) {
    mayNavigate()
    if isInTask { hears() }
    mayRegister()
    if isInTask { hears() }
    guard !isEnding, !traits.isQuiet, budget > 0, random.chance(2) else { return }
    budget -= 1
    if has(.nestedResumes), random.chance(30) { resume() } else { userActs() }
  }
}
