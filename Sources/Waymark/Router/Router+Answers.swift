extension Router {
  /// The host has done what it was asked for.
  @inlinable
  func acknowledged(_ generation: UInt64) {
    let isOutermost = !isWorking
    isWorking = true
    let effect: AnswerEffect<R>
    if hasShownReaders || audience != nil {
      let isObserved = hasShownReaders
      let before = willAnswer()
      effect = state.acknowledge(generation)
      didAnswer(effect, before, isObserved: isObserved)
    } else {
      effect = state.acknowledge(generation)
      if case .performed = effect {} else { noteMisuse(effect) }
    }
    if isOutermost { goOn(after: effect) }
  }

  /// The host shows a certain tree, whatever it was asked for.
  func acknowledged(_ generation: UInt64, showing tree: EntryTree<R>) {
    let isOutermost = !isWorking
    isWorking = true
    let isObserved = hasShownReaders
    let before = willAnswer()
    let effect = state.acknowledge(generation, showing: tree)
    didAnswer(effect, before, isObserved: isObserved)
    if isOutermost { goOn(after: effect) }
  }

  /// Says that what is shown is about to change, and notes what those who are interested will be told of.
  @usableFromInline
  func willAnswer() -> ShownBefore<R>? {
    if hasShownReaders { willChangeShown() }
    return audience == nil ? nil : noteShown()
  }

  /// Tells those who are interested what has changed.
  @usableFromInline
  func didAnswer(_ effect: AnswerEffect<R>, _ before: ShownBefore<R>?, isObserved: Bool) {
    if isObserved { didChangeShown() }
    noteMisuse(effect)
    if let before { didAnswer(effect, before) }
  }

  @inlinable
  func goOn(after effect: AnswerEffect<R>) {
    if case .ignored = effect {} else { stopTimeout() }
    work()
  }

  /// The entry that the user sees, as far as the host has acknowledged it.
  var visibleShown: EntryID? { state.shown?.visibleElement.id }

  /// Notes what is shown before that changes, for those who are interested.
  func noteShown() -> ShownBefore<R> {
    // Keeping the tree makes the next change of what is shown copy it, so it is kept only where a screen returns something.
    let wantsStep = audience.map { $0.wantsEvents || $0.keepsEntries } ?? false
    return ShownBefore(
      visible: visibleShown, tree: audience?.closings.isEmpty == false ? state.shown : nil,
      navigation: state.running?.navigation ?? state.lastChange, step: wantsStep ? state.runningStep : nil)
  }

  /// The host could not do what it was asked for, or did not answer.
  @usableFromInline
  func failed(_ generation: UInt64, _ failure: HostFailure) {
    let isOutermost = !isWorking
    isWorking = true
    let navigation = state.running?.navigation ?? state.lastChange
    let isObserved = hasTreeReaders
    if isObserved { willChangeTree() }
    let effect = state.fail(generation)
    if isObserved { didChangeTree() }
    switch effect {
    case .ignored:
      // One that is let go of when nobody waits any more answers nothing.
      if failure.kind != .dropped { noteLateAnswer(navigation) }
    case .mustRebuild:
      watchdog.stop()
      noteFailure(failure, navigation)
    case .gaveUp(let commits):
      watchdog.stop()
      emit(.rebuildFailed(failure), navigation)
      treeChanged()
      let outcome = NavigationOutcome.failed(.hostFailed(failure))
      for commit in commits { finish(commit.navigation, outcome) }
      // Screens that go may have others act, who must find nothing that goes back to the old tree.
      dropLeftDetours(outcome)
      deliberateAnew()
      pruneScreens(noteShown())
    case .performed, .settledByUser, .rebuilt:
      watchdog.stop()
    }
    if isOutermost { work() }
  }

  /// The host answered a second time.
  @usableFromInline
  func answeredAgain(_ generation: UInt64) {
    let navigation = state.running?.navigation ?? state.lastChange
    misuse.note("a step was acknowledged twice", "Acknowledge each step once.", in: navigation)
    emit(.repeatedAcknowledgement, navigation)
  }

  /// Tells of an answer that nobody waits for or that does not fit.
  @usableFromInline
  func noteMisuse(_ effect: AnswerEffect<R>) {
    switch effect {
    case .ignored: noteLateAnswer(state.running?.navigation ?? state.lastChange)
    case .mustRebuild: noteFailure(HostFailure(.mismatched), state.currentNavigation)
    case .performed, .settledByUser, .rebuilt, .gaveUp: break
    }
  }

  private func noteLateAnswer(_ navigation: NavigationID) {
    misuse.note(
      "a step was acknowledged after the router had given up waiting",
      "Acknowledge it in time, or call began() while it goes on.", in: navigation)
    emit(.lateAcknowledgement, navigation)
  }

  private func noteFailure(_ failure: HostFailure, _ navigation: NavigationID) {
    misuse.note("a step failed: \(failure)", "The host is asked to build the tree anew.", in: navigation)
    emit(.stepFailed(failure), navigation)
  }

  func runningStep(_ generation: UInt64) -> Step<Entry<R>>? {
    state.running?.generation == generation ? state.runningStep : nil
  }

  func runningRebuild(_ generation: UInt64) -> EntryTree<R>? {
    state.running?.generation == generation ? state.runningRebuild : nil
  }

  /// Whether a navigation is committed and cannot end before a step does.
  func isWaiting(_ navigation: NavigationID, forStep generation: UInt64) -> Bool {
    guard state.running?.generation == generation else { return false }
    return state.commits.contains { $0.navigation.id == navigation }
      || queue.contains { $0.navigation.id == navigation }
  }
}
