extension Router {
  /// Takes an intent from the beginning of its way: to the guards where there are any, else straight to the commit.
  @inlinable
  func begin(_ intent: Intent<R>, _ navigation: Navigation<R>) {
    if audience != nil { emit(.requested(intent), navigation.id) }
    if pipeline != nil {
      deliberate(intent, navigation)
      return
    }
    let firstNewID = state.ids.last &+ 1
    guard let change = propose(intent) else {
      finish(navigation, intent.outcomeWithoutChange)
      return
    }
    commit(change, firstNewID: firstNewID, navigation)
  }

  @inlinable
  func propose(_ intent: Intent<R>) -> ProposedChange<R>? {
    switch intent {
    case .push, .pop, .popToRoot, .present, .dismiss, .leave: state.propose(intent)
    case .setStack(let stack) where state.canKeepContainer(of: stack): state.propose(stack)
    default: proposeEdited(intent)
    }
  }

  @usableFromInline
  func proposeEdited(_ intent: Intent<R>) -> ProposedChange<R>? {
    var editor = TreeEditor(tree: state.tree, ids: state.ids, matching: state.matching)
    isEditing = true
    editor.carryOut(intent, placement: configuration.placement)
    isEditing = false
    state.ids = editor.ids
    return editor.tree == state.tree ? nil : .tree(editor.tree)
  }

  /// Changes the tree.
  ///
  /// From here on the navigation can only be shown, taken back or fail.
  @inlinable
  @inline(__always)
  func commit(_ change: ProposedChange<R>, firstNewID: UInt64, _ navigation: Navigation<R>) {
    let isObserved = hasTreeReaders
    if isObserved { willChangeTree() }
    let opensFirst = change.opensFirst
    switch change {
    case .step(let step): state.commit(step, firstNewID: firstNewID, for: navigation)
    case .tree(let tree): state.commit(tree, firstNewID: firstNewID, for: navigation)
    }
    navigation.hasCommitted = true
    if state.ids.last >= firstNewID { noteOpened(firstNewID, opensFirst, navigation) }
    if isObserved { didChangeTree() }
    if audience != nil { didCommit(navigation) }
    if let pipeline, pipeline.hasDetours {
      didCommitDetour(navigation, firstNewID: firstNewID)
      dropLeftDetours()
    }
  }

  /// Notes which entry a navigation opened.
  @inlinable
  func noteOpened(_ firstNewID: UInt64, _ opensFirst: Bool, _ navigation: Navigation<R>) {
    let opened = opensFirst ? EntryID(rawValue: firstNewID) : state.tree.visibleElement.id
    navigation.opened = opened.rawValue >= firstNewID ? opened : nil
    if navigation.details != nil { noteAwaited(navigation) }
  }

  /// Goes on until there is nothing to do or the host has to answer first.
  @inlinable
  func work() {
    while true {
      if state.hasSettled { settle() }
      if state.isBehind, let host, askHost(host) { continue }
      // What was reached without a step ends before anything else is gone to.
      if state.hasSettled { continue }
      if queue.isEmpty { break }
      takeQueued()
    }
    isWorking = false
    rounds.reset()
    if hasSettledWaiters { wakeSettled() }
  }

  /// Asks the host for the next step.
  ///
  /// - Returns: Whether there was one, and it has been answered.
  @inlinable
  @inline(__always)
  func askHost(_ host: any NavigationHost<R>) -> Bool {
    guard state.planNext() else { return false }
    let generation = state.generation
    let navigation = state.running?.navigation ?? state.lastChange
    let options = state.currentOptions
    if audience != nil, !announce(navigation) { return true }
    let acknowledgement = takeAcknowledgement(generation)
    if let step = state.runningStep {
      let request = NavigationStep(
        step, options: options, navigation: navigation, wholeChange: state.running?.whole)
      host.perform(request, acknowledgement)
    } else if let tree = state.runningRebuild {
      host.rebuild(tree, acknowledgement)
    }
    return giveBack(acknowledgement, generation)
  }

  /// Says that the host is about to be asked for what is running.
  ///
  /// - Returns: Whether it is still wanted when all have heard it.
  @usableFromInline
  func announce(_ navigation: NavigationID) -> Bool {
    guard audience?.wantsEvents == true else { return true }
    let generation = state.generation
    if let step = state.runningStep {
      emit(.stepBegan(step), navigation)
      if runningStep(generation) != nil { return true }
      state.forget(generation)
      return false
    }
    if let tree = state.runningRebuild { emit(.rebuildBegan(tree), navigation) }
    return runningRebuild(generation) != nil
  }

  @inlinable
  @inline(__always)
  func takeAcknowledgement(_ generation: UInt64) -> Acknowledgement<R> {
    guard let spare = spareAcknowledgement.take() else {
      return Acknowledgement(link: link, generation: generation)
    }
    spare.generation = generation
    spare.isAnswered = false
    return spare
  }

  /// Keeps an acknowledgement for the next step if the host has let go of it.
  ///
  /// - Returns: Whether the host has answered.
  @inlinable
  @inline(__always)
  func giveBack(_ acknowledgement: consuming Acknowledgement<R>, _ generation: UInt64) -> Bool {
    var returned: Acknowledgement<R>? = consume acknowledgement
    if isKnownUniquelyReferenced(&returned) {
      if returned?.isAnswered == false {
        returned?.isAnswered = true
        failed(generation, HostFailure(.dropped))
      }
      spareAcknowledgement = returned.take()
    }
    if state.running?.generation == generation {
      startTimeout()
      return false
    }
    return true
  }

  /// Ends the navigations that have come to rest on the screen.
  @inlinable
  func settle() {
    if let navigation = state.takeOnlySettled() {
      finish(navigation, .completed)
      return
    }
    while let commit = state.takeSettled() { finishSettled(commit) }
  }

  /// Ends a navigation that has been shown, or that newer ones or the user went past before it was.
  @usableFromInline
  func finishSettled(_ commit: PendingCommit<R>) {
    let isShown = commit.version == state.shownVersion && commit.takenBackBy == nil
    let isFulfilled = isShown || state.shown.map(commit.isFulfilled) ?? false
    finish(
      commit.navigation, isFulfilled ? .completed : .superseded(by: commit.takenBackBy ?? state.lastChange))
  }

  @inlinable
  @inline(__always)
  func finish(_ navigation: Navigation<R>, _ outcome: NavigationOutcome) {
    navigation.finish(outcome)
    if audience != nil { didFinish(navigation, outcome) }
    if let pipeline, pipeline.hasDetours { didFinishDetour(navigation, outcome) }
  }

  @usableFromInline
  func enqueue(_ intent: Intent<R>, _ navigation: Navigation<R>) {
    precondition(
      !isEditing, "Navigating inside Router.edit: change the tree that the closure gets, or navigate after it"
    )
    queue.append(.intent(intent, navigation))
  }

  @usableFromInline
  func takeQueued() {
    let limit = configuration.roundLimit
    guard rounds.take(from: queue.count) <= limit else {
      let dropped = queue
      queue = []
      for work in dropped { finish(work.navigation, .failed(.tooManyRounds(limit: limit))) }
      // What observers answer to that nobody is told of, or it would never end.
      let answers = queue
      queue = []
      for work in answers { work.navigation.finish(.failed(.tooManyRounds(limit: limit))) }
      return
    }
    switch queue.removeFirst() {
    case .intent(let intent, let navigation): begin(intent, navigation)
    case .deferred(let next):
      emit(.requested(next.intent), next.navigation.id)
      deliberate(next.intent, next.navigation, resuming: next.resumed)
    case .resume(let held): goOn(held)
    }
  }
}
