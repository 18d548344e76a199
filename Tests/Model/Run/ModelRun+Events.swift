import Waymark

/// What a run hears of its router.
extension ModelRun {
  func take(_ event: RouterEvent<Spot>) {
    let id = event.navigation.rawValue
    switch event.kind {
    case .requested:
      reference.requested(id)
    case .decided(_, let decision):
      note("  #\(id) decided")
      if let number = reference.deliberation?.asking, answeredNumbers.remove(number) != nil {
        deliveredCount += 1
      }
      reference.decided(decision)
    case .redirected: reference.redirected(id)
    case .detoured: reference.detoured(id)
    case .resumed: reference.resumed(id)
    case .lateAnswer: deliveredCount += 1
    case .committed:
      if let router { reference.committed(id, PlainTree(router.tree)) }
      note("  #\(id) committed \(reference.tree)")
    case .stepFailed, .rebuildFailed:
      let running = reference.running?.serial
      reference.noteSilentFailure(clock.now)
      reference.check(
        running == nil || reference.running?.serial != running, "the host was given up too early")
    case .stepAcknowledged, .rebuildAcknowledged: isRightAnswer = false
    case .lateAcknowledgement, .repeatedAcknowledgement:
      reference.check(!isRightAnswer, "an answer was ignored that was right")
    case .reported(let action): reference.reported(action, id)
    case .reportIgnored(let action):
      reference.check(reference.departure(for: action) == nil, "\(action) was ignored")
    case .finished(let outcome):
      note("  #\(id) \(outcome)")
      reference.finished(id, Ending(outcome))
    case .stepBegan, .rebuildBegan, .timeoutRestarted, .lifecycle, .lost: break
    }
    if random.chance(3) { mayNavigate() }
  }

  func arrived(_ change: DidNavigate<Spot>) {
    reference.check(reference.shown?.visibleEntry?.spot == change.route, "arrived at \(change.route)")
    mayAct()
  }
}
