extension Router {
  /// Handles a host's success.
  @inlinable
  func acknowledged(_ request: UInt64) {
    let isOutermost = !isWorking
    isWorking = true
    if hasShownReaders || hasAudience {
      let before = willAcknowledge(request, isOutermost)
      let effect = machine.acknowledge(request)
      didAcknowledge(effect, request, before)
    } else {
      let effect = machine.acknowledge(request)
      if case .performed = effect {} else { noteAnswer(effect, of: request) }
    }
    if isOutermost { goOn(after: request) }
  }

  /// Whether the host's answer matters to more than observers of arrivals.
  @inlinable var hasAudience: Bool {
    guard let observers else { return false }
    return observers.wantMore || machine.shown == nil
  }

  /// Handles a host's answer that it shows a certain tree.
  func acknowledged(_ request: UInt64, showing tree: EntryTree<R>) {
    if !holds(.showing(request, tree)) { take(tree, shownFor: request) }
  }

  func take(_ tree: EntryTree<R>, shownFor request: UInt64) {
    if let tap { tap.note(.showing(request, tree), at: tap.origin) }
    guard !machine.isNoFurther(request, showing: tree) else {
      return take(HostFailure(.noProgress), of: request)
    }
    let isOutermost = !isWorking
    isWorking = true
    acknowledgedBeforeAudience(request) { $0.acknowledge(request, showing: tree) }
    if isOutermost { goOn(after: request) }
  }

  /// Takes an answer, and tells observers what it has changed.
  private func acknowledgedBeforeAudience(
    _ request: UInt64, _ answer: (inout RouterMachine<R>) -> AnswerEffect<R>
  ) {
    let before = willAnswer()
    let effect = answer(&machine)
    didAcknowledge(effect, request, before)
  }

  /// Prepares for a host's success, before anything changes because of it.
  @usableFromInline
  func willAcknowledge(_ request: UInt64, _ isOutermost: Bool) -> AnswerPreparation<R> {
    if let tap { tap.note(.acknowledged(request), at: tap.origin(!isOutermost)) }
    return willAnswer()
  }

  private func willAnswer() -> AnswerPreparation<R> {
    let isObserved = hasShownReaders
    if isObserved { willChangeShown() }
    return AnswerPreparation(isObserved: isObserved, before: observers == nil ? nil : noteShown())
  }

  /// Tells observers what an answer has changed.
  @usableFromInline
  func didAcknowledge(_ effect: AnswerEffect<R>, _ request: UInt64, _ preparation: AnswerPreparation<R>) {
    if preparation.isObserved { didChangeShown() }
    tap?.notes(effect, of: request)
    noteAnswer(effect, of: request)
    if let before = preparation.before { didAnswer(effect, before) }
    if preparation.isObserved { takeHeld() }
  }

  @inlinable
  func goOn(after request: UInt64) {
    stopTimeout(request)
    work()
  }

  /// The entry that the user sees, as far as the host has acknowledged it.
  var visibleShown: EntryID? { machine.shown?.visibleElement.id }

  /// Notes what is shown before it changes, for observers.
  func noteShown() -> ShownBefore<R> {
    // Keeping the tree makes the next change of the shown tree copy it, so keep it only if a screen returns a value.
    ShownBefore(
      visible: visibleShown, beside: shownBeside,
      tree: observers?.isReturning == true ? machine.shown : nil)
  }

  /// The host could not do what it was asked for, or did not answer.
  ///
  /// - Parameters:
  ///   - request: What it was asked for.
  ///   - failure: What went wrong.
  @usableFromInline
  func failed(_ request: UInt64, _ failure: HostFailure) {
    // A step that was taken back needs no answer.
    if failure.kind == .dropped, request == lastWithdrawn { return }
    if !holds(.failure(request, failure)) { take(failure, of: request) }
  }

  /// Handles a host's answer that the user has given up the step.
  func cancelled(_ request: UInt64) {
    if !holds(.cancellation(request)) { takeCancellation(of: request) }
  }

  func take(_ failure: HostFailure, of request: UInt64) {
    if failure.kind != .noProgress, let tap { tap.note(.failed(request, failure), at: tap.origin) }
    fail(failure, of: request)
  }

  private func fail(_ failure: HostFailure, of request: UInt64) {
    take(failure, of: request) { $0.fail(request, isLate: failure.kind == .timedOut) }
  }

  func takeCancellation(of request: UInt64) {
    if let tap { tap.note(.cancelled(request), at: tap.origin) }
    let failure = HostFailure(.reported, underlying: CancellationError())
    // If the step removes what a repeated recheck has refused, the user must not keep that by giving up the step. So the
    // screen is built anew.
    if isRepeatedRecheckUnderWay { return fail(failure, of: request) }
    take(failure, of: request) { $0.cancel(request) }
  }

  private func take(
    _ failure: HostFailure, of request: UInt64, _ answer: (inout RouterMachine<R>) -> AnswerEffect<R>
  ) {
    let isOutermost = !isWorking
    isWorking = true
    let isObserved = hasTreeReaders
    let before = pipeline.map { ReturnedTree(self, hasQuestion: $0.question != nil) }
    if isObserved { willChangeTree() }
    let effect = answer(&machine)
    if isObserved { didChangeTree() }
    stopTimeout(request)
    tap?.notes(effect, of: request, failure)
    tellAbandoned()
    switch effect {
    case .failedLate:
      noteLateAnswer(to: request)
      // The entries that it would have brought will not come any more.
      pruneScreens(noteShown())
    case .ignored:
      // An acknowledgement that is released after the router has stopped waiting is no late answer.
      // The host need not answer a step that was taken back, and may.
      if failure.kind == .reported, request != lastWithdrawn { noteLateAnswer(to: request) }
    case .mustRebuild(let navigation):
      noteFailure(failure, navigation)
    case .gaveUp(let abandoned, let navigation):
      if machine.shown == nil {
        misuse.note(
          "the first tree was not shown: \(failure)",
          "Have rebuild(_:_:) of the host acknowledge it; it is asked again when the tree changes.",
          in: navigation, as: "the first tree was not shown")
      }
      tellReturn(.rebuildFailed(failure), navigation, abandoned, .failed(.hostFailed(failure)), before)
    case .cancelled(let abandoned, let navigation):
      tellReturn(.stepCancelled, navigation, abandoned, .cancelled, before)
    case .performed, .settledByUser, .built, .shownLate:
      break
    }
    if isObserved { takeHeld() }
    if isOutermost { work() }
  }

  /// Tells observers that the tree went back to what is shown.
  private func tellReturn(
    _ kind: RouterEvent<R>.Kind, _ navigation: NavigationID, _ abandoned: [AbandonedNavigation<R>],
    _ outcome: NavigationOutcome, _ before: ReturnedTree<R>?
  ) {
    noteTakenBack(by: navigation)
    overrides?.forget(
      deedsOf: abandoned.filter { !$0.isShown }.map { $0.navigation }, leaving: machine.tree)
    forgetReturning()
    // Observers may act, so update first what waits, and let nothing go back to the old tree.
    let left = takeLeftDetours(outcome, .takenBack)
    let again = before.map { holdAgain(since: $0.reached) } ?? []
    emit(kind, navigation)
    treeChanged()
    tellHistory()
    tell(ofThoseHeldAgain: again)
    for one in abandoned { finish(one.navigation, one.isShown ? .completed : outcome) }
    finish(left)
    closeLeftQuestion()
    // The navigations behind the one that is being decided come after that.
    if let before { recheckAgain(kind, abandoned, since: before) }
    deliberateAnew(since: before?.askedFrom)
    pruneScreens(noteShown())
  }

  /// Handles a second answer of the host.
  @usableFromInline
  func answeredAgain(_ request: UInt64) {
    if let tap { tap.note(.again(request), at: tap.origin) }
    let navigation = machine.currentNavigation
    misuse.note("a step was acknowledged twice", "Acknowledge each step once.", in: navigation)
    tap?.note(.note(.ackAgain), navigation.rawValue)
    emit(.repeatedAcknowledgement, navigation)
  }

  /// Reports an answer that nobody waits for, or that does not fit.
  @usableFromInline
  func noteAnswer(_ effect: AnswerEffect<R>, of request: UInt64) {
    switch effect {
    case .ignored, .shownLate: noteLateAnswer(to: request)
    case .mustRebuild(let navigation): noteFailure(HostFailure(.mismatched), navigation)
    case .performed, .settledByUser, .built, .gaveUp, .cancelled, .failedLate: break
    }
  }

  /// Whether a request was made to a host that was replaced.
  func isOfOthers(_ request: UInt64) -> Bool { request <= lastRequestOfOthers }

  private func noteLateAnswer(to request: UInt64) {
    let navigation = machine.currentNavigation
    // A host that was replaced need not know that the router has stopped waiting.
    if request == lastWithdrawn {
      misuse.note(
        "a step was acknowledged that had been taken back",
        "Say began() when a step begins, and have withdraw() forget one that has not.", in: navigation)
    } else if !isOfOthers(request) {
      misuse.note(
        "a step was acknowledged after the router had given up waiting",
        "Acknowledge it in time, or call began() while it goes on.", in: navigation)
    }
    tap?.note(.note(.lateAck), navigation.rawValue)
    emit(.lateAcknowledgement, navigation)
  }

  private func noteFailure(_ failure: HostFailure, _ navigation: NavigationID) {
    if !failure.isCancellation {
      misuse.note(
        "a step failed: \(failure)", "The host is asked to build the tree anew.", in: navigation,
        as: "a step failed: \(failure.kind)")
    }
    emit(.stepFailed(failure), navigation)
  }
}

/// The state before an answer is taken, as far as it is needed afterwards.
@usableFromInline
struct AnswerPreparation<R: Route> {
  /// Whether ``Router/shown`` is observed.
  let isObserved: Bool
  /// The tree that was shown before, for observers.
  let before: ShownBefore<R>?
}
