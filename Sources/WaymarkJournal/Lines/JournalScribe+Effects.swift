import Waymark
import WaymarkCore

extension JournalScribe {
  func write(_ effect: Effect, to lines: inout JournalLines) {
    switch effect {
    case .perform(let step):
      begin(Asking(request: step.request, step: step.step, target: nil), step.navigation, to: &lines)
    case .rebuild(let target, let request):
      begin(Asking(request: request, step: nil, target: target), 0, to: &lines)
    case .withdraw(let request): if asking?.request == request { endStep("withdrawn", to: &lines) }
    case .workOut(let work):
      turns[work.number] = AskedTurn(asked: GuardNumber(0), navigation: work.navigation, time: lines.time)
    case .ask(let turn): asked(turn, to: &lines)
    case .committed(let number, let change):
      let why: StaticString? = number == actor ? "user" : number == 0 && isTakingBack ? "back" : nil
      line(why == nil ? "commit" : "tree", number, to: &lines) { text in
        if let why { text.member("why", word: why) }
        commit(change, to: &text)
      }
    case .ended(let number, let outcome): line("end", number, to: &lines) { members(of: outcome, to: &$0) }
    case .joined(let number, let other):
      line("end", number, to: &lines) { text in
        text.member("o", word: "joined")
        text.member("by", other)
      }
    case .screen(let id, let event):
      line("life", to: &lines) { text in
        text.member("e", id.rawValue)
        text.member("p", word: event.journalName)
      }
    case .deliver(let delivery):
      line("result", delivery.navigation, to: &lines) { text in
        text.member("e", delivery.from.id.rawValue)
        if let value = (delivery.value as? TypedValue<any Sendable>)?.value {
          text.member("type", CaseNames.typeName(of: type(of: value)))
        }
      }
    case .noticed(.misused(let problem)):
      line("note", to: &lines) { text in
        text.member("what", word: "misuse")
        if writesValues { text.member("text", problem) }
      }
    case .noticed(let notice):
      if let what = notice.journalName { line("note", to: &lines) { $0.member("what", word: what) } }
    // Their consequences are told, or are of no interest.
    case .hear, .redirected, .arrived: break
    }
  }

  private func asked(_ turn: Turn, to lines: inout JournalLines) {
    let navigation = turn.proposal.navigation
    // A question that was given up is not answered any more.
    if turns.count > 64 { turns.removeAll() }
    turns[turn.question] = AskedTurn(
      asked: turn.asked, navigation: navigation, time: lines.time, isRecheck: turn.isRecheck)
    line("asked", navigation, to: &lines) { text in
      text.member("turn", turn.question)
      text.member("q", turn.asked.rawValue)
      let asked = guards[turn.asked]
      if asked?.objector == nil { text.member("name", asked?.name ?? "guard") }
      if let place = turn.place { text.member("e", place.id.rawValue) }
    }
  }

  // MARK: Steps

  private func begin(_ new: Asking, _ navigation: NavigationNumber, to lines: inout JournalLines) {
    // The user's act has overtaken the step before.
    endStep("userDid", to: &lines)
    asking = new
    line("step", navigation, to: &lines) { text in
      text.member("g", new.request)
      if let step = new.step {
        text.key("d")
        write(step, to: &text)
      } else if let target = new.target {
        text.key("rebuild")
        write(target, to: &text)
      }
    }
  }

  /// Writes that the host is not waited for any more.
  func endStep(_ result: StaticString, _ why: StaticString? = nil, to lines: inout JournalLines) {
    guard let asking else { return }
    self.asking = nil
    line("stepEnd", to: &lines) { text in
      text.member("g", asking.request)
      text.member("r", word: result)
      if let why { text.member("why", word: why) }
    }
  }

  // MARK: The user

  /// Notes that the user has changed the screen; the line waits for the change of the tree.
  func noteAct(_ navigation: NavigationNumber, _ change: (inout PlaceTree) -> Bool) {
    actor = navigation
    guard var new = shown, change(&new), new != shown else { return }
    act = UserAct(navigation: navigation, shown: new)
  }

  /// Writes the user's change of the screen, with that of the tree if it comes next.
  ///
  /// - Returns: Whether that was the next fact.
  func finish(_ act: UserAct, with fact: JournalFact, to lines: inout JournalLines) -> Bool {
    var change: Change?
    if case .effect(.committed(act.navigation, let committed)) = fact { change = committed }
    line("tree", act.navigation, to: &lines) { text in
      text.member("why", word: "user")
      if let change { commit(change, to: &text) }
      write(from: shown, to: act.shown, steps: "sd", whole: "shown", to: &text)
    }
    shown = act.shown
    return change != nil
  }

  /// Writes a change of the tree.
  func commit(_ change: Change, to text: inout JournalText) {
    switch change {
    case .step(let step):
      text.member("d", list: { list in list.element { write(step, to: &$0) } })
      if tree?.apply(step) == false { tree = nil }
    case .tree(let new):
      write(from: tree, to: new, steps: "d", whole: "tree", to: &text)
      tree = new
    }
  }
}

extension ScreenEvent {
  fileprivate var journalName: StaticString {
    switch self {
    case .created: "created"
    case .appeared: "appeared"
    case .covered: "covered"
    case .updated: "updated"
    case .removed: "removed"
    }
  }
}

extension Notice {
  /// The word for it; `nil` where another line tells of it.
  fileprivate var journalName: StaticString? {
    switch self {
    case .strayAnswer: "ackAgain"
    case .lateSuccess: "lateAck"
    case .noDetourToFinish: "noDetour"
    case .selectedAgain: "selectedAgain"
    case .detourIsGuarded: "guardedDetour"
    case .stepFailed, .rebuildFailed, .timedOut, .lateVerdict, .guardIsLate, .failed, .misused: nil
    }
  }
}
