/// The facts that the router's code reports to its journal.
extension JournalTap {
  /// Notes that a navigation's turn has come.
  func begins(_ intent: Intent<R>, _ navigation: Navigation) {
    let id = navigation.id.rawValue
    // In a replay, wait for its end like the code that waited for it then.
    if player != nil { _ = navigation.ensureDetails() }
    proposing = id
    if own == id {
      note(.begin(intent.journaled), id)
    } else if id > lastKnown {
      lastKnown = id
      let place = router?.pipeline == nil ? .top : router?.thinkerPlace ?? .top
      note(.submitAndBegin(request(intent, navigation)), id, at: place, .two)
    } else {
      note(.begin(nil), id)
    }
  }

  /// Notes a request that is queued.
  func queues(_ intent: Intent<R>, _ navigation: Navigation) {
    lastKnown = navigation.id.rawValue
    note(.submit(request(intent, navigation)), navigation.id.rawValue, at: origin(true))
  }

  private func request(_ intent: Intent<R>, _ navigation: Navigation) -> JournalRequest<R> {
    // Further requests on the way are made in another way.
    defer { if case .link = way { way = .verb } }
    return JournalRequest(
      intent: intent.journaled, isAnimated: navigation.options.isAnimated,
      priority: navigation.options.priority, transition: navigation.options.transition,
      screen: navigation.details?.screen, way: way)
  }

  /// Notes that the router is asked to go to a moment of the history.
  func travels(to moment: Int?, _ navigation: Navigation) {
    lastKnown = navigation.id.rawValue
    note(.travel(moment, navigation.options), navigation.id.rawValue, at: origin)
  }

  /// Notes that the router itself asks for something.
  func owns(_ id: NavigationID) {
    own = id.rawValue
    lastKnown = max(lastKnown, own)
  }

  func commits(_ change: ProposedChange<R>, _ navigation: Navigation, last: UInt64) {
    retryBase()
    switch change {
    case .step(let step): note(.commit(step, last: last), navigation.id.rawValue)
    case .tree(let tree, _): note(.commitTree(tree, last: last), navigation.id.rawValue)
    }
  }

  /// Notes that a guard is called.
  ///
  /// - Returns: The place that calls came from until now.
  func asks(_ question: AddressedQuestion<R>, about id: NavigationID, isAsync: Bool) -> JournalPlace {
    if let place = question.place { note(.guarded(question.key, place), id.rawValue) }
    note(.asked(question.key, question.source, question.place?.id, isAsync: isAsync), id.rawValue)
    let before = place
    place = JournalPlace(kind: .guarded, number: UInt64(question.key))
    return before
  }

  /// Notes that the host will be asked for a step.
  func asksHost(_ request: UInt64, _ step: Step<Entry<R>>, for navigation: NavigationID) {
    isPatched = false
    note(.step(request, step), navigation.rawValue)
  }

  /// Notes that the host is called, or that the request was withdrawn.
  func calls(_ request: UInt64, isWithdrawn: Bool, for navigation: NavigationID) {
    if isWithdrawn {
      note(.stepEnd(request, .withdrawn), navigation.rawValue)
    } else {
      place = JournalPlace(kind: .host, number: request)
    }
  }

  /// Notes that a host is attached or detached.
  ///
  /// The open request of the old one is over.
  func replacesHost(_ isOn: Bool) {
    guard let machine = router?.machine else { return }
    note(.host(isOn), at: origin)
    switch machine.phase {
    case .performing, .rebuilding:
      note(.stepEnd(machine.lastRequest, .abandoned), machine.currentNavigation.rawValue)
    case .detached, .unknown, .resting, .behind: break
    }
  }

  /// Notes the effect of a host's success.
  func notes(_ effect: AnswerEffect<R>, of request: UInt64) {
    switch effect {
    case .performed(let step, let navigation):
      note(.stepEnd(request, isPatched || player != nil ? .doneOtherwise(step) : .done), navigation.rawValue)
    default: notesRarer(effect, of: request)
    }
  }

  private func notesRarer(_ effect: AnswerEffect<R>, of request: UInt64) {
    guard let machine = router?.machine else { return }
    let id = machine.currentNavigation.rawValue
    switch effect {
    case .performed: break
    case .settledByUser: note(.stepEnd(request, .userDid), id)
    case .built(let navigation): note(.stepEnd(request, .built(machine.shown)), navigation.rawValue)
    case .mustRebuild(let navigation): note(.stepEnd(request, .failed(.mismatched)), navigation.rawValue)
    case .shownLate: note(.tree(.late, machine.tree, shown: machine.shown), id)
    case .ignored, .failedLate, .gaveUp, .cancelled: break
    }
  }

  /// Notes the effect of a host's failure.
  func notes(_ effect: AnswerEffect<R>, of request: UInt64, _ failure: HostFailure) {
    guard let machine = router?.machine else { return }
    switch effect {
    case .mustRebuild(let navigation): note(.stepEnd(request, .failed(failure.kind)), navigation.rawValue)
    case .gaveUp(_, let navigation):
      note(.stepEnd(request, .failed(failure.kind)), navigation.rawValue)
      note(.tree(.back, machine.tree, shown: machine.shown), navigation.rawValue)
    case .cancelled(_, let navigation):
      note(.stepEnd(request, .cancelled), navigation.rawValue)
      note(.tree(.back, machine.tree, shown: machine.shown), navigation.rawValue)
    case .settledByUser: note(.stepEnd(request, .userDid), machine.currentNavigation.rawValue)
    case .ignored, .failedLate, .performed, .built, .shownLate: break
    }
  }

  /// The same intent, whose closure also notes what the app makes of the tree.
  func noting(_ intent: Intent<R>) -> Intent<R> {
    guard case .closure(let changes)? = intent.editKind else { return intent }
    return .edit { [self] editor in
      let before = editor.tree
      changes(&editor)
      let after = editor.tree
      note(.edited(after == before ? nil : after, last: editor.ids.last), proposing)
    }
  }

  /// The app's placement function, whose answers are also noted.
  func noting(
    _ placement: @escaping @MainActor (R) -> Placement<R>
  ) -> @MainActor (R) -> Placement<R> {
    { [self] route in
      let placed = placement(route)
      note(.placed(route, placed), proposing)
      return placed
    }
  }
}

extension GuardPipeline {
  /// The guards, and the vetoes, in the order in which they were registered.
  var journalGuards: [JournalGuard] {
    var all = guards.registered.map { JournalGuard($0.key, $0.source, $0.question) }
    for (id, vetoes) in everyVeto {
      all += vetoes.map { JournalGuard($0.key, .screen(id), $0.question, $0.reasons) }
    }
    return all.sorted { $0.key < $1.key }
  }
}

extension JournalGuard {
  init<R: Route>(
    _ key: Int, _ source: DecisionSource, _ question: GuardQuestion<R>, _ reasons: LeaveReasons? = nil
  ) {
    self.init(key: key, source: source, reasons: reasons)
    switch question {
    case .immediate, .leaving: break
    case .deferred: isAsync = true
    case .asking: (isAsync, asks) = (true, true)
    case .entering: isOfPlaces = true
    }
  }
}
