extension Router {
  /// Begins with an intent: asks the guards if there are any, or else commits it at once.
  @inlinable
  func begin(_ intent: Intent<R>, _ navigation: Navigation) {
    if observersWantMore { didBegin(intent, navigation) }
    if navigation.details != nil, hasLostScreen(navigation) {
      finish(navigation, .failed(.screenGone))
      return
    }
    if pipeline != nil || overrides != nil {
      if let pipeline, canDecideAtOnce(intent, pipeline) { return decideAtOnce(intent, navigation, pipeline) }
      decide(intent, navigation)
      return
    }
    let firstNewID = machine.ids.last &+ 1
    guard let change = propose(intent) else {
      finish(navigation, outcomeWithoutChange(intent, navigation))
      return
    }
    commit(change, firstNewID: firstNewID, navigation)
  }

  /// Lets guards and screens decide about a navigation.
  @usableFromInline
  func decide(_ intent: Intent<R>, _ navigation: Navigation) {
    guard pipeline == nil else { return deliberate(intent, navigation) }
    let firstNewID = machine.ids.last &+ 1
    guard let change = reference.specialized.propose(self, intent) else {
      return finish(navigation, outcomeWithoutChange(intent, navigation))
    }
    if let winner = override(of: navigation, intent, change) {
      return finish(navigation, .superseded(by: winner))
    }
    reference.specialized.commit(self, change, firstNewID, navigation)
  }

  @inlinable
  func propose(_ intent: Intent<R>) -> ProposedChange<R>? {
    switch intent {
    case .push, .pop, .popToRoot, .present, .dismiss: machine.propose(intent)
    case .replaceTop(let route) where machine.canReplaceTop: machine.proposeReplacement(route)
    case .select(let key): machine.proposeSelection(of: key)
    case .set(let routes): machine.propose(routes)
    default: proposeEdited(intent)
    }
  }

  @usableFromInline
  func proposeEdited(_ intent: Intent<R>) -> ProposedChange<R>? {
    switch intent.editKind {
    case .setStack(let stack) where machine.canKeepContainer(of: stack): return machine.propose(stack)
    case .update(let id, let route): return machine.proposeUpdate(of: id, to: route)
    default: break
    }
    if let verb = intent.ofVisibleStack(in: machine.tree) { return reference.specialized.propose(self, verb) }
    var editor = TreeEditor(tree: machine.tree, ids: machine.ids, matching: machine.matching)
    isEditing = true
    if let tap {
      editor.carryOut(tap.noting(intent), placement: tap.noting(configuration.placement))
    } else {
      editor.carryOut(intent, placement: configuration.placement)
    }
    isEditing = false
    let opensFirst = intent.opensFirst && editor.ids.last > machine.ids.last
    machine.ids = editor.ids
    return editor.tree == machine.tree ? nil : .tree(editor.tree, opensFirst: opensFirst)
  }

  /// Changes the tree.
  ///
  /// From here on, the navigation can only be shown, be undone or fail.
  @inlinable
  @inline(__always)
  func commit(_ change: __owned ProposedChange<R>, firstNewID: UInt64, _ navigation: Navigation) {
    let isObserved = hasTreeReaders
    if isObserved { willChangeTree() }
    if overrides != nil { noteOverride(change, by: navigation) }
    if observersWantMore { willCommit(change, navigation) }
    let hasDetours = pipeline?.detours.hasAny == true
    let moves = hasDetours ? entryMoves(of: change, firstNewID: firstNewID, by: navigation) : nil
    let opensFirst = change.opensFirst
    switch consume change {
    case .step(let step): machine.commit(step, firstNewID: firstNewID, for: navigation)
    case .tree(let tree, _): machine.commit(tree, firstNewID: firstNewID, for: navigation)
    }
    navigation.hasCommitted = true
    if observersWantMore { noteRestoredStart(by: navigation) }
    if machine.ids.last >= firstNewID { noteOpened(firstNewID, opensFirst, navigation) }
    if isObserved { didChangeTree() }
    if let moves {
      didCommitBesideDetours(navigation, moves, firstNewID: firstNewID)
    } else if let observers, observers.wantMore || !machine.tree.modals.isEmpty {
      didCommit(navigation, firstNewID: firstNewID)
    }
    if isObserved, !held.isEmpty { takeHeld() }
  }

  /// Notes which entry a navigation opened.
  @inlinable
  func noteOpened(_ firstNewID: UInt64, _ opensFirst: Bool, _ navigation: Navigation) {
    let first = EntryID(rawValue: firstNewID)
    let opened =
      !opensFirst
      ? machine.tree.visibleElement.id
      // If only one identifier was given, it belongs to the only new entry, and no search is needed.
      : machine.ids.last == firstNewID ? first : firstEntry(from: first)
    navigation.opened = opened.rawValue >= firstNewID ? opened : nil
    if navigation.details != nil { noteAwaited(navigation) }
  }

  /// The first new entry.
  ///
  /// It has the first identifier, unless it was in a modal that got another root: then all entries of the
  /// modal got new identifiers again.
  @usableFromInline
  func firstEntry(from first: EntryID) -> EntryID {
    guard !hasEntry(first) else { return first }
    var lowest: EntryID?
    machine.tree.forEachElement { entry in
      if entry.id >= first { lowest = min(lowest ?? entry.id, entry.id) }
    }
    return lowest ?? first
  }

  /// Works until there is nothing to do, or the host has to answer first.
  @inlinable
  func work() {
    while true {
      switch machine.next() {
      case .complete(let navigation):
        finish(navigation, .completed)
      case .supersede(let navigation, let newer):
        finish(navigation, .superseded(by: newer))
      case .perform(let step):
        let request = machine.lastRequest
        if observersWantMore, !announce(step, request) { continue }
        var acknowledgement = Acknowledgement(reference: reference, request: request)
        attachedHost?.perform(step, acknowledgement)
        if !acknowledgement.isAnswered { expectAnswer(&acknowledgement) }
      case .rebuild(let tree, let request, let navigation):
        rebuild(tree, request, navigation)
      case .wait:
        if queue.isEmpty {
          if let observers, observers.mayKeepTooMuch, pruneAtRest() { continue }
          if let observers, observers.mayHaveReadAhead, tellThoseWhoReadAhead() { continue }
          if pipeline?.detours.hasPassed == true { forgetPassedDetours() }
          isWorking = false
          rounds.reset()
          if case .detached = machine.phase, !machine.commits.isEmpty { missHost() }
          if hasSettledWaiters { wakeSettled() }
          return
        }
        takeQueued()
      }
    }
  }

  /// Notes that the tree waits for a host.
  ///
  /// If none comes within the time-out of a step, the log says so; without a time-out, it never does.
  ///
  /// This is so at the beginning, and again if something is asked for after a host has gone.
  @usableFromInline
  func missHost() {
    guard !isMissingHost, let stepTimeout else { return }
    isMissingHost = true
    let timer = configuration.advanced.timer
    timer.schedule(at: timer.moment(after: stepTimeout)) { [weak self, hostCount] in
      guard let self, attachedHost == nil, self.hostCount == hostCount,
        hostCount == 0 || !machine.commits.isEmpty
      else { return }
      noteMisuse(
        "no host is attached, so nothing of the tree is shown", "Call router.host.attach(_:isKept:).",
        in: machine.commits.first?.navigation.id ?? machine.lastChange)
    }
  }

  /// Releases what is kept for entries that never came, or that left the tree while they were not on the screen, once the
  /// screen shows the tree.
  ///
  /// - Returns: Whether observers were told, and may have asked for something.
  @usableFromInline
  func pruneAtRest() -> Bool {
    guard machine.isAtRest else { return false }
    observers?.mayKeepTooMuch = false
    pruneScreens(noteShown())
    tap?.rests()
    return true
  }

  /// Forgets the detours to which the tree cannot go back.
  @usableFromInline
  func forgetPassedDetours() {
    pipeline?.detours.forgetPassed(upTo: machine.commits.reached, mayComeLate: machine.mayComeLate)
  }

  /// Tells observers that the host is about to be asked for a step.
  ///
  /// - Returns: Whether the step is still wanted after that.
  @usableFromInline
  func announce(_ step: NavigationStep<R>, _ request: UInt64) -> Bool {
    guard let observers, observers.tap != nil || observers.wantsEvents else { return true }
    let announced = step.step
    observers.tap?.asksHost(request, announced, for: step.navigationID)
    emit(.stepBegan(announced), step.navigationID)
    // If there are no observers, nothing can have changed.
    let isTold = observers.wantsEvents || observers.tap?.player != nil
    let isWithdrawn = isTold && machine.withdraw(request, announced: announced)
    observers.tap?.calls(request, isWithdrawn: isWithdrawn, for: step.navigationID)
    return !isWithdrawn
  }

  @usableFromInline
  func rebuild(_ tree: EntryTree<R>, _ request: UInt64, _ navigation: NavigationID) {
    if let observers, observers.tap != nil || observers.wantsEvents {
      observers.tap?.note(.rebuild(request, tree), navigation.rawValue)
      emit(.rebuildBegan(tree), navigation)
      let isWithdrawn = machine.withdraw(request, announced: nil)
      observers.tap?.calls(request, isWithdrawn: isWithdrawn, for: navigation)
      if isWithdrawn { return }
    }
    var acknowledgement = Acknowledgement(reference: reference, request: request)
    attachedHost?.rebuild(machine.rebuildTarget(request) ?? tree, acknowledgement)
    if !acknowledgement.isAnswered { expectAnswer(&acknowledgement) }
  }

  /// Starts waiting for an answer, unless the host has released the acknowledgement.
  @usableFromInline
  func expectAnswer(_ acknowledgement: inout Acknowledgement<R>) {
    let request = acknowledgement.request
    if isKnownUniquelyReferenced(&acknowledgement) {
      acknowledgement.isAnswered = true
      failed(request, HostFailure(.dropped))
    } else if machine.isWaiting(for: request) {
      _ = machine.note(.waiting, of: request)
      startTimeout(request)
    }
  }

  @inlinable
  @inline(__always)
  func finish(_ navigation: Navigation, _ outcome: NavigationOutcome) {
    navigation.finish(outcome)
    if overrides != nil { forgetOverrides(of: navigation) }
    if let pipeline, pipeline.detours.hasAny {
      didFinishBesideDetours(navigation, outcome)
    } else if let observers {
      if observers.wantMore {
        didFinish(navigation, outcome)
      } else {
        didFinish(navigation, outcome, observers)
      }
    }
  }

  /// Handles the end of a navigation if there are only observers of arrivals.
  @inlinable
  func didFinish(_ navigation: Navigation, _ outcome: NavigationOutcome, _ observers: RouterObservers<R>) {
    if case .completed = outcome, navigation.hasCommitted { observers.arrived = navigation }
    // Navigations that are shown together count as one arrival.
    guard let arrived = observers.arrived, !machine.commits.hasReached else { return }
    observers.arrived = nil
    if !observers.navigationObservers.isEmpty {
      tellArrival(arrived.id, arrived.cause, arrived.options, observers)
    }
  }

  /// Makes a navigation that ended before it began.
  package func end(_ outcome: NavigationOutcome, _ options: NavigationOptions) -> Navigation {
    let navigation = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
    if let tap {
      tap.lastKnown = navigation.id.rawValue
      tap.note(.refused(outcome), navigation.id.rawValue, at: tap.origin)
    }
    finish(navigation, outcome)
    return navigation
  }

  @usableFromInline
  func enqueue(_ intent: Intent<R>, _ navigation: Navigation) {
    precondition(
      !isEditing,
      "Navigating inside Router.edit, or in a placement: change the tree that the closure gets, or navigate after it"
    )
    tap?.queues(intent, navigation)
    keepToOverrides(navigation)
    if let pipeline, let source = pipeline.asking { pipeline.navigatingWhenAsked = source }
    queue.append(.intent(intent, navigation))
  }

  /// Ends everything that is queued.
  private func drop(_ outcome: NavigationOutcome) {
    for work in takeQueue() { finish(work.navigation, outcome) }
    // Navigations that observers queue in response end without telling them, or this would never end.
    for work in takeQueue() {
      work.navigation.finish(outcome)
      tap?.note(.end(outcome), work.navigation.id.rawValue)
      forget(work.navigation)
    }
    // They have waited for one of these navigations.
    takeWaiting()
  }

  /// Empties the queue.
  ///
  /// Navigations that went on after a detour do not wait for it any more.
  private func takeQueue() -> WorkQueue<QueuedWork<R>> {
    let taken = exchange(&queue, with: WorkQueue())
    for work in taken {
      switch work {
      case .resume(let one): pipeline?.detours.drop(one)
      case .settleRoot: pipeline?.endRecheck()
      case .intent, .waiting, .recheckPlaces, .recheckAgain, .question, .travel: break
      }
    }
    return taken
  }

  /// Forgets what is kept for a navigation until it ends.
  private func forget(_ navigation: Navigation) {
    if overrides != nil { forgetOverrides(of: navigation) }
    _ = observers?.restorations.removeValue(forKey: navigation.id)
    forgetResult(of: navigation)
  }

  /// Drops the queue, because queued work led to more of it too many times in a row.
  private func dropRounds(_ limit: Int) {
    let source = pipeline?.navigatingWhenAsked
    noteMisuse(
      "\(source.map { "\($0)" } ?? "observers") navigated in answer to navigations, \(limit) times in a row",
      source == nil
        ? "Have them navigate only where something has changed."
        : "Have it answer with a redirect or a detour.",
      in: machine.lastChange, as: "a navigation loop")
    drop(.failed(.tooManyRounds(limit: limit, by: source)))
  }

  @usableFromInline
  func takeQueued() {
    let limit = configuration.advanced.roundLimit
    guard rounds.take(from: queue.count, limit: limit) else { return dropRounds(limit) }
    if rounds.rounds == 1 { pipeline?.navigatingWhenAsked = nil }
    switch queue.popFirst() {
    case .intent(let intent, let navigation): begin(intent, navigation)
    case .waiting(let one):
      tap?.note(.begin(nil), one.navigation.id.rawValue)
      emit(.requested(one.intent), one.navigation.id)
      deliberate(one)
    case .resume(let one): goOn(one)
    case .question(let question, let navigation): take(question, navigation)
    case .recheckPlaces(let navigation):
      let intent = Intent<R>.recheck(asksScreens: false)
      didBeginOwn(intent, navigation.id)
      recheckPlaces(UndecidedNavigation(navigation, intent))
    case .recheckAgain(let one, let manner):
      // It may do for others too that ask no screens.
      one.intent = .recheck(asksScreens: manner.asksScreens)
      didBeginOwn(one.intent, one.navigation.id)
      recheck(one, asksScreens: manner.asksScreens, isOfPlaces: manner.isOfPlaces)
    case .settleRoot(let recheck): settleRoot(recheck)
    case .travel(let moment, let navigation): begin(travelTo: moment, navigation)
    case nil: break
    }
  }
}
