import Waymark
import WaymarkTesting

/// What a run hears of its router.
extension ModelRun {
  func take(_ event: RouterEvent<Spot>) {
    eventCount += 1
    hears()
    let id = event.navigationID.rawValue
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
      if let router { reference.committed(id, PlainTree(router.host.tree)) }
      note("  #\(id) committed \(reference.tree)")
    case .stepBegan(let step): if traits.isAsync { begin(step) }
    case .rebuildBegan(let tree): if traits.isAsync { begin(tree) }
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
    default: break
    }
    answer(event.kind)
    guard case .finished(let outcome) = event.kind else { return }
    // An arrival is heard of afterwards, once for all that are shown together; the place where the user is already is none.
    if outcome == .completed, reference.shown?.visibleEntry?.id != lastArrival {
      arriving.append(id)
    } else {
      reference.heardEnd(of: id)
    }
  }

  /// Somebody who observes the router does something of their own.
  private func answer(_ kind: RouterEvent<Spot>.Kind) {
    switch kind {
    case .decided:
      if random.chance(3) { mayNavigate() }
      mayRegister()
    // A recording host makes its screens between what it is told to answer and its answer.
    case .lifecycle(_, .created) where traits.isMirrored: break
    case .requested, .redirected, .detoured, .resumed, .rebuildFailed, .stepFailed, .stepCancelled,
      .stepAcknowledged,
      .committed, .finished, .reported, .lifecycle:
      if random.chance(3) { mayNavigate() }
    default:
      mayRegister()
    }
  }

  func arrived(_ change: Arrival<Spot>) {
    hears()
    reference.check(reference.shown?.visibleEntry?.spot == change.route, "arrived at \(change.route)")
    lastArrival = reference.shown?.visibleEntry?.id
    mayAct()
    for id in arriving { reference.heardEnd(of: id) }
    arriving = []
  }

  // MARK: Asynchronous hosts, which are asked on a later turn

  private func begin(_ step: Step<Entry<Spot>>) {
    giveUpDue()
    performancesDue.append((asked(step), isStep: true))
  }

  /// What was given up before its function was called, since the user had done it, ends without a word.
  private func giveUpDue() {
    guard let running = reference.running, performancesDue.contains(where: { $0.serial == running.serial })
    else { return }
    reference.failed(running.serial)
  }

  /// What nobody asks for again since the user has done it, and has not begun for so long, never will.
  func giveUpDone() {
    if reference.isDoneByUser, performances.isEmpty { giveUpDue() }
  }

  private func begin(_ tree: EntryTree<Spot>) {
    giveUpDue()
    performancesDue.append((asked(tree), isStep: false))
  }

  /// A performance begins: the number of its request, or `nil` if that is not wanted any more.
  ///
  /// Those that were given up before they began may never begin.
  func startPerformance(isStep: Bool) -> Int? {
    hears()
    let fitting = performancesDue.filter { $0.isStep == isStep }
    let wanted = fitting.first { $0.serial == reference.running?.serial }
    guard let next = (Task.isCancelled ? nil : wanted) ?? fitting.first else {
      if !Task.isCancelled { reference.problem("a step begins that nobody asked for") }
      return nil
    }
    performancesDue.removeAll { $0.serial == next.serial }
    return next.serial
  }

  /// Waits for the router to settle, which has to end where the one who waits is waited for.
  func awaitSettled(from name: String) async {
    note("  \(name) waits for rest")
    settledWaits += 1
    await router?.settled()
    settledWaits -= 1
  }
}
