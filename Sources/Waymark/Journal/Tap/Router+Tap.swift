extension Router {
  /// The tap that notes what happens; `nil` if there is none.
  var tap: JournalTap<R>? { observers?.tap }

  /// Whether a replay can begin here, without knowing anything of what was before.
  var isReplayable: Bool {
    guard !isTravelling, !hasUndecided, overrides == nil, machine.commits.isEmpty,
      observers?.isReturning != true
    else { return false }
    if let pipeline, pipeline.detours.hasAny || pipeline.detours.hasPassed || pipeline.hasQuestions {
      return false
    }
    switch machine.phase {
    case .resting: return !machine.isAstray
    case .detached: return machine.shown == nil && hostCount == 0 && machine.lastNavigation == 0
    case .unknown, .behind, .performing, .rebuilding: return false
    }
  }

  @usableFromInline
  func didBegin(_ intent: Intent<R>, _ navigation: Navigation) {
    tap?.begins(intent, navigation)
    endTravel()
    emit(.requested(intent.mainBound), navigation.id)
  }

  /// Begins a navigation that the router itself asks for.
  func beginOwn(_ intent: Intent<R>, _ navigation: Navigation) {
    tap?.owns(navigation.id)
    begin(intent, navigation)
  }

  /// Notes that the router itself has asked for something.
  func didBeginOwn(_ intent: Intent<R>, _ id: NavigationID) {
    if let tap {
      tap.owns(id)
      tap.note(.begin(intent.journaled), id.rawValue)
    }
    emit(.requested(intent), id)
  }

  func noteAsking(
    _ route: R, _ style: Presentation, about one: UndecidedNavigation<R>, for asker: EntryID,
    in navigation: Navigation, from origin: JournalPlace?
  ) {
    guard let tap else { return }
    tap.note(
      .ask(asker, of: one.navigation.id, route, style), navigation.id.rawValue, at: origin ?? tap.origin)
  }

  @usableFromInline
  func willCommit(_ change: ProposedChange<R>, _ navigation: Navigation) {
    tap?.commits(change, navigation, last: machine.ids.last)
    forgetClosing(ofGone: navigation)
    noteMoment(change, by: navigation)
    if case .step(let step) = change { entries.note(step, upTo: machine.treeRevision &+ 1) }
  }

  /// Submits a navigation that a link has asked for, so that a journal has the link's pattern.
  package func submit(openedBy pattern: String?, _ submit: () -> Navigation) -> Navigation {
    guard let tap, let pattern else { return submit() }
    tap.way = .link(pattern)
    defer { tap.way = .verb }
    return submit()
  }

  /// Queues a call from outside, so that more can be noted before it begins.
  func fromOutside<Result>(
    _ way: JournalRequest<R>.Way, _ wasWorking: Bool, _ body: () -> Result
  ) -> Result {
    isWorking = true
    guard let tap else { return body() }
    (tap.way, tap.isFromOutside) = (way, !wasWorking)
    let result = body()
    (tap.way, tap.isFromOutside) = (.verb, false)
    return result
  }

  /// Calls code of the app, and records it as the source of calls made from there.
  ///
  /// - Parameters:
  ///   - place: Where calls come from meanwhile; counted from the last record if `nil`.
  ///   - call: The call.
  func telling(from place: JournalPlace? = nil, _ call: () -> Void) {
    guard let tap else { return call() }
    let before = tap.beginTelling(place)
    call()
    tap.place = before
  }

  // MARK: Guards

  /// The place of calls from the task of a guard or a screen that has not answered yet.
  var thinkerPlace: JournalPlace? {
    guard let deciding = pipeline?.deciding, let thinker = deciding.deliberation?.thinker,
      interrupter(of: deciding) != nil
    else { return nil }
    return JournalPlace(kind: .guarded, number: UInt64(thinker.key))
  }

  /// Asks a guard or a screen that answers at once.
  func asking(
    _ question: AddressedQuestion<R>, about id: NavigationID, _ ask: () -> Decision<R>
  ) -> Decision<R> {
    guard let tap else { return ask() }
    let before = tap.asks(question, about: id, isAsync: false)
    let decision = ask()
    tap.place = before
    noteAnswer(decision, of: question, about: id, from: .top)
    return decision
  }

  /// Asks a screen that answers at once, or has the user asked.
  func asking(
    _ question: AddressedQuestion<R>, about id: NavigationID, _ ask: () -> LeaveDecision<R>
  ) -> LeaveDecision<R> {
    guard let tap else { return ask() }
    let before = tap.asks(question, about: id, isAsync: false)
    let answer = ask()
    tap.place = before
    // A screen that has the user asked is asked again, and takes time.
    if case .decided(let decision) = answer.kind {
      noteAnswer(decision, of: question, about: id, from: .top)
    }
    return answer
  }

  /// Notes that a guard or a screen that takes time is asked.
  func noteWaiting(for question: AddressedQuestion<R>, about id: NavigationID) {
    guard let tap else { return }
    tap.place = tap.asks(question, about: id, isAsync: true)
  }

  func noteAnswer(
    _ decision: Decision<R>, of question: AddressedQuestion<R>, about id: NavigationID,
    from origin: JournalPlace? = nil
  ) {
    guard let tap else { return }
    tap.note(.answer(question.key, decision.journaled), id.rawValue, at: origin ?? tap.origin)
  }

  /// Notes an answer that nobody waits for.
  func noteLate(_ decision: Decision<R>, of question: AddressedQuestion<R>, about id: NavigationID) {
    if let tap { tap.note(.late(question.key, decision.journaled), id.rawValue, at: tap.origin) }
    emit(.lateAnswer(question.source), id)
  }
}
