import WaymarkState

/// Guards: the order in which they are asked, and the consequences of their answers.
extension RouterState {
  /// Begins to ask about a change.
  mutating func ask(about change: Change, for pending: Pending, _ stage: Proposal.Stage) {
    let proposal = Proposal(pending, stage, change)
    agenda.deciding = Deliberation(proposal: proposal, workedOutAt: treeVersion, turns: turns(of: proposal))
    askNext()
  }

  /// Those who are asked about a change: screens that would be left, the deepest first, then guards in order.
  private func turns(of proposal: Proposal) -> [Deliberation.PlannedTurn] {
    switch proposal.stage {
    case .working: return []
    case .leaving: return objections(of: tree.places().reversed(), proposal.pending)
    case .inspecting: return inspectionTurns(of: proposal)
    case .asking, .opening, .cutting:
      var turns = objections(to: proposal.change, proposal.pending)
      let asksGuards = proposal.request.asked == .everybody && proposal.edit.recheck == nil
      if asksGuards { addGuards(to: &turns, of: proposal) }
      return turns
    }
  }

  private func addGuards(to turns: inout [Deliberation.PlannedTurn], of proposal: Proposal) {
    var entering: [Place]?
    for guardian in guards.others {
      switch (guardian.scope, proposal.stage) {
      // Guards of places have taken out what they refuse, and a guard of navigations is not asked about a detour of its own.
      case (.entering, .cutting), (.navigations, .opening(_, for: guardian.number)): break
      case (.entering, _):
        let places = entering ?? proposal.change.entering(tree)
        entering = places
        turns += places.map { Deliberation.PlannedTurn(asked: guardian, place: $0) }
      default: turns.append(Deliberation.PlannedTurn(asked: guardian, place: nil))
      }
    }
  }

  /// Asks whoever is next, or goes on if there is nobody left.
  mutating func askNext() {
    guard agenda.deciding?.turnNumber == nil else { return }
    guard let turn = agenda.deciding?.openNext(lastTurn + 1, tree) else { return allHaveAnswered() }
    lastTurn += 1
    effects.append(.ask(turn))
  }

  private mutating func allHaveAnswered() {
    guard let deciding = agenda.deciding.take() else { return }
    let proposal = deciding.proposal
    switch proposal.stage {
    case .working: break
    case .leaving: endUncommitted(proposal.pending, .completed)
    case .asking: commit(proposal.change, for: proposal.pending)
    case .opening(let request, _):
      commit(proposal.change, for: request, in: proposal.pending.number)
      holdForDetour(proposal.pending)
    case .inspecting: finishInspection(deciding)
    case .cutting(let refusal, let wanted): carryOut(proposal, refusal, of: wanted)
    }
  }

  mutating func decided(_ number: TurnNumber, _ verdict: Verdict) {
    guard number == openTurn, let open = agenda.deciding?.open else {
      return effects.append(.noticed(.lateVerdict(number)))
    }
    if case .detour(let opening) = verdict, open.asked.objector != nil { return askUser(opening) }
    agenda.deciding?.turnNumber = nil
    if case .allow = verdict {
      if open.asked.objector != nil { agenda.deciding?.pending.permissions.append(open.asked.number) }
      return
    }
    guard let deciding = agenda.deciding else { return }
    if case .block(let reason) = verdict, open.asked.objector != nil {
      return endUncommitted(deciding.pending, .blocked(reason), byScreen: true)
    }
    if case .inspecting = deciding.proposal.stage, let place = open.place {
      agenda.deciding?.refusals.append(
        Proposal.Refusal(place: place, by: open.asked.number, verdict: verdict))
    } else if case .opening(_, for: open.asked.number) = deciding.proposal.stage {
      endUncommitted(deciding.pending, .failed(.detourGuarded(open.asked.name)))
    } else {
      // A verdict about the opening of a detour is one about the navigation that waits for it.
      obey(verdict, of: open.asked.number, for: deciding.pending)
    }
  }

  /// Does what a guard says instead of a request.
  mutating func obey(_ verdict: Verdict, of asked: GuardNumber, for pending: Pending) {
    switch verdict {
    case .allow: break
    case .block(let reason): endUncommitted(pending, .blocked(reason))
    case .redirect(let edit):
      guard var pending = nextRound(of: pending) else { return }
      effects.append(.redirected(pending.number, edit))
      (pending.edit, pending.isRedirected) = (edit, true)
      begin(pending)
    case .detour(let opening):
      guard let pending = nextRound(of: pending) else { return }
      detour(to: opening, by: asked, for: pending)
    }
  }

  /// Lets a request take another way, unless it has done that too often.
  private mutating func nextRound(of pending: Pending) -> Pending? {
    var pending = pending
    pending.rounds += 1
    guard pending.rounds <= maximumRounds else {
      endUncommitted(pending, .failed(.tooManyRedirects))
      return nil
    }
    agenda.deciding = nil
    return pending
  }

  /// The turn of a guard or a screen that has not answered; `nil` while the user is asked.
  package var openTurn: TurnNumber? {
    agenda.deciding?.question == nil ? agenda.deciding?.turnNumber : nil
  }

  mutating func guardTimedOut(_ number: TurnNumber) {
    guard number == openTurn, let deciding = agenda.deciding, let open = deciding.open else { return }
    effects.append(.noticed(.guardIsLate(open.asked.name, deciding.pending.number)))
  }

  // MARK: Adding and removing

  /// Adds a guard or an objection; it is asked about what is being decided, too.
  mutating func added(_ one: Guard) {
    guard let screen = one.objector else {
      guards.others.append(one)
      // It may take out more of what is being cut.
      if case .cutting? = agenda.deciding?.proposal.stage { agenda.deciding?.workedOutAt = nil }
      return renewTurns()
    }
    guards.objections.append(one)
    withdrawPermissions(of: screen)
  }

  /// Works out anew who is to be asked, because somebody has come, is gone, or has something new to lose.
  mutating func renewTurns() {
    guard let deciding = agenda.deciding else { return }
    // A screen that has allowed it is in the list again only if its permission was withdrawn.
    let done = deciding.turns[..<deciding.nextTurn].filter { $0.asked.objector == nil || $0 == deciding.open }
    let next = turns(of: deciding.proposal).filter { !done.contains($0) }
    agenda.deciding?.turns = done + next
    agenda.deciding?.nextTurn = done.count
    if let open = deciding.open, !guards.all.contains(where: { $0.number == open.asked.number }) {
      closeQuestion()
      agenda.deciding?.turnNumber = nil
    }
  }

  mutating func removed(_ number: GuardNumber) {
    guards.others.removeAll { $0.number == number }
    if let index = guards.objections.firstIndex(where: { $0.number == number }) {
      guards.objections.remove(at: index)
    }
    agenda.deciding?.refusals.removeAll { $0.by == number }
    renewTurns()
  }
}
