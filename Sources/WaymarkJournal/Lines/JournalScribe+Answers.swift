import Waymark
import WaymarkCore
import WaymarkStorage

/// Guards with their answers, and outcomes.
extension JournalScribe {
  // MARK: Guards

  func members(of one: Guard) -> JournalMembers {
    guard let screen = one.objector else {
      return [
        "q": .number(one.number), "name": .string(one.name), "places": .flag(one.scope == .entering),
      ]
    }
    let leavesTab = if case .leavingTab = one.scope { true } else { false }
    return ["q": .number(one.number), "e": .id(screen), "tab": .flag(leavesTab)]
  }

  // MARK: Answers

  /// Tells an answer; a screen that asks the user answers again when the user has.
  func answered(_ question: TurnNumber, _ verdict: Verdict, _ detail: JournalDetail?) {
    let (navigation, asked) = members(of: question)
    if case .detour(let opening) = verdict, let one = questions[question]?.asked,
      state.guards.all.contains(where: { $0.number == one && $0.objector != nil })
    {
      return line("ask", navigation, asked + ["to": .object(members(of: opening))])
    }
    questions[question] = nil
    line(state.openTurn == question ? "answer" : "late", navigation, asked + members(of: verdict, detail))
  }

  private func members(of verdict: Verdict, _ detail: JournalDetail?) -> JournalMembers {
    switch verdict {
    case .allow: ["d": "allow"]
    case .block(let reason): ["d": "block", "reason": text(reason)]
    case .redirect(let edit): ["d": "redirect", "to": .object(members(of: edit, detail))]
    case .detour(let opening): ["d": "detour", "to": .object(members(of: opening))]
    }
  }

  private func members(of opening: Opening) -> JournalMembers {
    switch opening {
    case .push(let route): members(of: WaymarkCore.Edit.push(route))
    case .present(let route, let presentation):
      members(of: WaymarkCore.Edit.present(Modal(presentation, .stack(RouteStack(root: route)))))
    }
  }

  // MARK: Outcomes

  /// How a navigation ended, without texts of the app.
  func members(of outcome: Outcome) -> JournalMembers {
    switch outcome {
    case .completed: ["o": "completed"]
    case .unchanged: ["o": "unchanged"]
    case .blocked(let reason): ["o": "blocked", "reason": text(reason)]
    case .cancelled: ["o": "cancelled"]
    case .superseded(let number): ["o": "superseded", "by": .number(number)]
    case .failed(.host): ["o": "failed", "why": "hostFailed"]
    case .failed(let failure): ["o": "failed", "why": CaseNames.caseName(of: failure).map { .string($0) }]
    }
  }
}
