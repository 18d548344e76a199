import Waymark
import WaymarkCore
import WaymarkStorage

/// A line for each input, and for each effect that is of interest.
extension JournalScribe {
  /// Tells an input, which the state takes next.
  func tell(_ input: Input, _ detail: JournalDetail?) {
    switch input {
    case .asked(let request): tell(request, detail)
    case .workedOut(let number, let result):
      let (navigation, asked) = members(of: number)
      questions[number] = nil
      line("edited", navigation, asked + members(of: result))
    case .finishedDetour(let screen):
      line("resume", state.waitingNavigation(in: screen) ?? 0, ["e": screen.map { .id($0) }])
    case .answered(let id, let value): line("askedAway", 0, ["e": .id(id), "answered": .flag(value != nil)])
    case .added(let one): line("guard", 0, members(of: one))
    case .removed(let number): line("guard", 0, ["q": .number(number), "off": true])
    case .decided(let question, let verdict): answered(question, verdict, detail)
    case .guardTimedOut(let question):
      let (navigation, asked) = members(of: question)
      line("timeout", navigation, asked)
    case .attached: line("host", 0, ["on": true])
    case .attachedAgain: line("host", 0, ["on": true, "again": true])
    case .detached: line("host")
    case .began(let request): acknowledged("began", request)
    case .acknowledged(let request): acknowledged("ok", request)
    case .failed(let request):
      var error: JSONValue?
      if case .error(let text)? = detail { error = .string(text) }
      acknowledged("fail", request, ["error": error])
    case .timedOut(let request): line("timeout", 0, ["g": .number(request)])
    case .gaveUp(let request): acknowledged("cancelled", request)
    case .showsInstead(let request, let tree):
      acknowledged("showing", request, ["tree": places.value(of: tree)])
    case .columnsThatFit(let count): line("room", 0, ["count": .number(count)])
    case .closed(let id, let answer, let number):
      line("user", number, ["closed": .id(id), "answered": .flag(answer != nil)])
    case .selected(let path, let number): line("user", number, ["selected": path.written])
    case .selectedDetent(let detent, let id, let number):
      line("user", number, ["e": .id(id), "detent": .string("\(detent)")])
    case .saved(let id, _, let value): line("saved", 0, ["e": .id(id), "off": .flag(value == nil)])
    case .released: line("gone")
    }
  }

  private func acknowledged(_ word: String, _ request: HostRequest, _ members: JournalMembers = [:]) {
    line("ack", 0, ["g": .number(request), "r": .string(word)] + members)
  }

  private func members(of result: WorkResult) -> JournalMembers {
    switch result {
    case .tree(let tree, let last): ["tree": places.value(of: tree), "id": .number(last)]
    case .failed(let failure): members(of: Outcome.failed(failure))
    }
  }

  // MARK: Requests

  private func tell(_ request: Request, _ detail: JournalDetail?) {
    let options = NavigationOptions(request.options)
    let rest: JournalMembers = [
      "pri": request.priority == .background ? .number(0) : nil,
      "anim": .flag(request.options.isAnimated),
      "tr": [.standard, .none].contains(options.transition) ? nil : text(options.transition.rawValue),
      "cause": request.cause == .app ? nil : .string("\(request.cause)"),
      "link": options.link.map { .string($0) },
      "by": (options.info as? any JournalMark).map { .string($0.journalMark) },
      "from": request.screen.map { .id($0) },
      "answers": request.answer.flatMap { _ in request.screen.map { .id($0) } },
      "wants": .flag(request.wantsAnswer),
      "held": held(request.restored?.detours ?? [:]),
    ]
    line(
      request.cause == .travel ? "travel" : "submit", request.number, members(of: request.edit, detail) + rest
    )
  }

  /// The navigations that waited for detours, in an order that is the same in a replay.
  private func held(_ detours: [ElementPosition: Request]) -> JSONValue? {
    let inOrder = detours.sorted { $0.value.number < $1.value.number }
    return .list(inOrder) { position, request in
      let place: JournalMembers = [
        "at": position.path.written, "i": .number(position.index), "n": .number(request.number),
      ]
      return .object(place + members(of: request.edit))
    }
  }

  // MARK: Effects

  func tell(_ effect: Effect) {
    switch effect {
    case .perform(let step):
      line("step", step.navigation, ["g": .number(step.request), "d": places.value(of: step.step)])
    case .rebuild(let tree, let request):
      line("step", 0, ["g": .number(request), "rebuild": places.value(of: tree)])
    case .workOut(let work): ask(work.number, GuardNumber(0), about: work.navigation)
    case .ask(let turn): asked(turn)
    case .committed(let number, let change): self.change(change, for: number)
    case .ended(let number, let outcome): line("end", number, members(of: outcome))
    case .joined(let number, let other): line("end", number, ["o": "joined", "by": .number(other)])
    case .screen(let id, let event): line("life", 0, ["e": .id(id), "p": .string("\(event)")])
    case .deliver(let delivery):
      let value = AnswerValue(in: delivery.value)?.value
      let type = value.map { JSONValue.string(_typeName(Swift.type(of: $0), qualified: false)) }
      line("result", delivery.navigation, ["e": .id(delivery.from.id), "type": type])
    case .noticed(let notice): tell(notice)
    // Their consequences are told, or are of no interest.
    case .withdraw, .hear, .redirected, .refused, .arrived: break
    }
  }

  private func asked(_ turn: Turn) {
    let navigation = turn.navigation
    ask(turn.number, turn.asked, about: navigation)
    line(
      "asked", navigation,
      [
        "turn": .number(turn.number), "q": .number(turn.asked),
        "name": turn.guardian.objector == nil ? .string(turn.guardian.name) : nil,
        "e": turn.place.map { .id($0.id) },
      ])
  }

  private func tell(_ notice: Notice) {
    switch notice {
    case .misused(let problem): line("note", 0, ["what": "misuse", "text": text(problem)])
    case .strayAnswer, .lateSuccess, .noDetourToFinish, .selectedAgain:
      line("note", 0, ["what": CaseNames.caseName(of: notice).map { .string($0) }])
    // Other lines tell of them.
    case .stepFailed, .rebuildFailed, .timedOut, .lateVerdict, .guardIsLate, .answeredTwice, .failed,
      .savedIsLost:
      break
    }
  }
}
