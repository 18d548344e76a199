import WaymarkState

/// Guards: the order in which they are asked, and the consequences of their answers.
extension RouterState {
  /// Those who are asked about a change: screens that would be left, the deepest first, then guards in order.
  func turns(of one: Deliberation) -> [Deliberation.Waiting] {
    switch one.stage {
    case .working: []
    case .leaving: objections(of: tree.places().reversed(), one.request)
    case .cutting:
      one.request.recheck?.asksScreens == true ? objections(to: one.change, one.request) : []
    case .rechecking: guards.ofPlaces.flatMap { recheckTurns(of: $0, one.request) }
    case .asking:
      switch one.request.asked {
      case .nobody: []
      case .screens: objections(to: one.change, one.request)
      case .everybody: objections(to: one.change, one.request) + guardTurns(of: one)
      }
    }
  }

  private func guardTurns(of one: Deliberation) -> [Deliberation.Waiting] {
    var turns: [Deliberation.Waiting] = []
    var entering: [Place]?
    for guardian in guards.others {
      switch guardian.scope {
      case .entering:
        let places = entering ?? one.change.entering(tree)
        entering = places
        turns += places.map { Deliberation.Waiting(asked: guardian.number, place: $0, objector: nil) }
      // A guard of all navigations is not asked about the detour that it opens itself.
      case .navigations where guardian.number != one.opener:
        turns.append(Deliberation.Waiting(asked: guardian.number, place: nil, objector: nil))
      case .navigations, .leaving, .leavingTab: break
      }
    }
    return turns
  }

  /// Works out anew who is to be asked, because somebody has come, is gone, or has something new to lose.
  mutating func renewTurns() {
    guard let one = agenda.deciding else { return }
    let all = turns(of: one)
    if let open = one.open, !all.contains(open.turn) {
      closeQuestion()
      agenda.deciding?.open = nil
    }
    // A screen that has allowed it is in the list again only if its permission was withdrawn.
    let asked = one.turns[..<one.nextTurn]
    let done = Set(asked.filter { $0.objector == nil || $0 == one.open?.turn })
    agenda.deciding?.turns = asked + all.filter { !done.contains($0) }
  }

  /// Begins to ask about a change.
  mutating func ask(_ one: Deliberation) {
    let turns = turns(of: one)
    agenda.deciding = one
    agenda.deciding?.turns = turns
    askNext()
  }

  /// Asks whoever is next, or goes on if there is nobody left.
  mutating func askNext() {
    guard agenda.deciding != nil, agenda.deciding?.open == nil else { return }
    guard let waiting = agenda.deciding?.next() else { return allHaveAnswered() }
    lastQuestion += 1
    agenda.deciding?.open = Deliberation.Open(number: lastQuestion, turn: waiting)
    if let turn = agenda.deciding?.turn(of: waiting, lastQuestion, tree) { effects.append(.ask(turn)) }
  }

  private mutating func allHaveAnswered() {
    guard let one = agenda.deciding.take() else { return }
    switch one.stage {
    case .working: break
    case .leaving: refuse(one.request, .completed)
    case .asking:
      commit(one.change, bringing: one.brought, for: one.request)
      if var held = one.held, let first = one.brought?.lowerBound {
        held.hasCut = held.hasCut || one.request.refusedRoot != nil
        (held.recheck, held.refusedRoot) = (nil, nil)
        agenda.detours.append(Detour(request: held, screen: EntryID(rawValue: first)))
      }
    case .rechecking: finishRecheck(one)
    case .cutting(let refusal, let isRootRefused):
      carryOut(one, following: refusal, isRootRefused: isRootRefused)
    }
  }

  mutating func decided(_ number: QuestionNumber, _ verdict: Verdict) {
    guard let open = agenda.deciding?.open, open.number == number, open.turn.objector == nil else {
      return effects.append(.noticed(.lateVerdict(number)))
    }
    agenda.deciding?.open = nil
    if agenda.deciding?.isRechecking == true { return rechecked(open.turn, verdict) }
    if verdict == .allow { return }
    guard let one = agenda.deciding else { return }
    guard let held = one.held else { return obey(verdict, of: open.turn.asked, for: one.request) }
    // A verdict about the opening of a detour is one about the navigation that waits for it.
    guard open.turn.asked != one.opener else {
      effects.append(.noticed(.detourIsGuarded(guards.name(of: open.turn.asked))))
      return refuse(held, .failed(.detourGuarded(open.turn.asked)))
    }
    obey(verdict, of: open.turn.asked, for: held)
  }

  /// Does what a guard says instead of a request.
  mutating func obey(_ verdict: Verdict, of asked: GuardNumber, for request: Request) {
    switch verdict {
    case .allow: break
    case .block(let reason): refuse(request, .blocked(reason))
    case .redirect(let edit):
      guard var request = nextRound(of: request) else { return }
      effects.append(.redirected(request.number, edit))
      request.edit = edit
      request.isRedirected = true
      begin(request)
    case .detour(let opening):
      guard let request = nextRound(of: request) else { return }
      detour(to: opening, by: asked, for: request)
    }
  }

  /// Lets a request take another way, unless it has done that too often.
  mutating func nextRound(of request: Request) -> Request? {
    var request = request
    request.rounds += 1
    guard request.rounds <= maximumRounds else {
      refuse(request, .failed(.tooManyRedirects))
      return nil
    }
    agenda.deciding = nil
    return request
  }

  /// The question that a guard or a screen has not answered; `nil` while the user is asked.
  package var openTurn: QuestionNumber? {
    agenda.deciding?.question == nil ? agenda.deciding?.open?.number : nil
  }

  mutating func guardTimedOut(_ number: QuestionNumber) {
    guard let one = agenda.deciding, let open = one.open, open.number == number, one.question == nil else {
      return
    }
    let name = guards.name(of: open.turn.asked)
    effects.append(.noticed(.guardIsLate(name, one.wanted.number)))
  }

  // MARK: Adding and removing

  /// Adds a guard or an objection; it is asked about what is being decided, too.
  mutating func added(_ one: Guard) {
    guard let screen = one.objector else {
      guards.others.append(one)
      return renewTurns()
    }
    guards.objections[screen, default: []].append(one)
    withdrawPermissions(of: screen)
  }

  mutating func removed(_ number: GuardNumber) {
    guards.others.removeAll { $0.number == number }
    for (screen, objections) in guards.objections where objections.contains(where: { $0.number == number }) {
      let left = objections.filter { $0.number != number }
      guards.objections[screen] = left.isEmpty ? nil : left
    }
    renewTurns()
  }
}
