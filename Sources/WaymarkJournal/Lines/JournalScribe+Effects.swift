import Waymark
import WaymarkCore
import WaymarkStorage

extension JournalScribe {
  func tell(_ effect: Effect) {
    switch effect {
    case .perform(let step):
      begin(Asking(request: step.request, step: step.step, target: nil), step.navigation)
    case .rebuild(let target, let request): begin(Asking(request: request, step: nil, target: target), 0)
    case .withdraw(let request): if asking?.request == request { endStep("withdrawn") }
    case .workOut(let work):
      turns[work.number] = AskedTurn(asked: GuardNumber(0), navigation: work.navigation, time: time)
    case .ask(let turn): asked(turn)
    case .committed(let number, let change):
      let why: SnapshotValue? = number == actor ? "user" : number == 0 && isTakingBack ? "back" : nil
      line(why == nil ? "commit" : "tree", number, ["why": why] + members(of: change))
    case .ended(let number, let outcome): line("end", number, members(of: outcome))
    case .joined(let number, let other): line("end", number, ["o": "joined", "by": .number(other)])
    case .screen(let id, let event): line("life", 0, ["e": .id(id), "p": .string("\(event)")])
    case .deliver(let delivery):
      let value = (delivery.value as? TypedValue<any Sendable>)?.value
      line(
        "result", delivery.navigation,
        [
          "e": .id(delivery.from.id),
          "type": value.map { .string(CaseNames.typeName(of: type(of: $0))) },
        ])
    case .noticed(.misused(let problem)):
      line("note", 0, ["what": "misuse", "text": writesValues ? .string(problem) : nil])
    case .noticed(let notice): if let what = notice.journalName { line("note", 0, ["what": .string(what)]) }
    // Their consequences are told, or are of no interest.
    case .hear, .redirected, .arrived: break
    }
  }

  private func asked(_ turn: Turn) {
    let navigation = turn.proposal.navigation
    // A question that was given up is not answered any more.
    if turns.count > 64 { turns.removeAll() }
    turns[turn.question] = AskedTurn(
      asked: turn.asked, navigation: navigation, time: time, isRecheck: turn.isRecheck)
    let asked = guards[turn.asked]
    line(
      "asked", navigation,
      [
        "turn": .number(turn.question), "q": .number(turn.asked.rawValue),
        "name": asked?.objector == nil ? .string(asked?.name ?? "guard") : nil,
        "e": turn.place.map { .id($0.id) },
      ])
  }

  // MARK: Steps

  private func begin(_ new: Asking, _ navigation: NavigationNumber) {
    // The user's act has overtaken the step before.
    endStep("userDid")
    asking = new
    line(
      "step", navigation,
      [
        "g": .number(new.request), "d": new.step.map { value(of: $0) },
        "rebuild": new.target.map { value(of: $0) },
      ])
  }

  /// Tells that the host is not waited for any more.
  func endStep(_ result: String, _ why: String? = nil) {
    guard let asking else { return }
    self.asking = nil
    line(
      "stepEnd", 0, ["g": .number(asking.request), "r": .string(result), "why": why.map { .string($0) }])
  }

  // MARK: The user

  /// Notes that the user has changed the screen; the line waits for the change of the tree.
  func noteAct(_ navigation: NavigationNumber, _ change: (inout PlaceTree) -> Bool) {
    actor = navigation
    guard var new = shown, change(&new), new != shown else { return }
    act = UserAct(navigation: navigation, shown: new)
  }

  /// Tells the user's change of the screen, with that of the tree if it comes next.
  ///
  /// - Returns: Whether that was the next fact.
  func finish(_ act: UserAct, with fact: JournalFact) -> Bool {
    var change: Change?
    if case .effect(.committed(act.navigation, let committed)) = fact { change = committed }
    let way = way(from: shown, to: act.shown, steps: "sd", whole: "shown")
    line("tree", act.navigation, ["why": "user"] + (change.map(members) ?? [:]) + way)
    shown = act.shown
    return change != nil
  }

  /// The members of a change of the tree, which is followed.
  private func members(of change: Change) -> JournalMembers {
    switch change {
    case .step(let step):
      if tree?.apply(step) == false { tree = nil }
      return ["d": [value(of: step)]]
    case .tree(let new):
      defer { tree = new }
      return way(from: tree, to: new, steps: "d", whole: "tree")
    }
  }
}

extension Notice {
  /// The word for it; `nil` where another line tells of it.
  fileprivate var journalName: String? {
    switch self {
    case .strayAnswer: "ackAgain"
    case .lateSuccess: "lateAck"
    case .noDetourToFinish: "noDetour"
    case .selectedAgain: "selectedAgain"
    case .detourIsGuarded: "guardedDetour"
    case .stepFailed, .rebuildFailed, .timedOut, .lateVerdict, .guardIsLate, .answeredTwice, .failed,
      .misused:
      nil
    }
  }
}
