import Waymark
import WaymarkCore
import WaymarkStorage

extension JournalScribe {
  func tell(_ effect: Effect) {
    switch effect {
    case .perform(let step):
      line("step", step.navigation, ["g": .number(step.request), "d": value(of: step.step)])
    case .rebuild(let tree, let request):
      line("step", 0, ["g": .number(request), "rebuild": value(of: tree)])
    case .workOut(let work): ask(work.number, GuardNumber(0), about: work.navigation)
    case .ask(let turn): asked(turn)
    case .committed(let number, let change): self.change(change, for: number)
    case .ended(let number, let outcome): line("end", number, members(of: outcome))
    case .joined(let number, let other): line("end", number, ["o": "joined", "by": .number(other)])
    case .screen(let id, let event): line("life", 0, ["e": .id(id), "p": .string("\(event)")])
    case .deliver(let delivery):
      let value = (delivery.value as? TypedValue<any Sendable>)?.value
      let type = value.map { SnapshotValue.string(_typeName(Swift.type(of: $0), qualified: false)) }
      line("result", delivery.navigation, ["e": .id(delivery.from.id), "type": type])
    case .noticed(let notice): tell(notice)
    // Their consequences are told, or are of no interest.
    case .withdraw, .hear, .redirected, .arrived: break
    }
  }

  private func asked(_ turn: Turn) {
    let navigation = turn.proposal.navigation
    ask(turn.question, turn.asked, about: navigation)
    let isScreen = state.guards.screen(of: turn.asked) != nil
    line(
      "asked", navigation,
      [
        "turn": .number(turn.question), "q": .number(turn.asked.rawValue),
        "name": isScreen ? nil : .string(state.guards.name(of: turn.asked)),
        "e": turn.place.map { .id($0.id) },
      ])
  }

  private func tell(_ notice: Notice) {
    switch notice {
    case .misused(let problem): line("note", 0, ["what": "misuse", "text": text(problem)])
    case .strayAnswer, .lateSuccess, .noDetourToFinish, .selectedAgain, .detourIsGuarded:
      line("note", 0, ["what": CaseNames.caseName(of: notice).map { .string($0) }])
    // Other lines tell of them.
    case .stepFailed, .rebuildFailed, .timedOut, .lateVerdict, .guardIsLate, .answeredTwice, .failed: break
    }
  }
}
