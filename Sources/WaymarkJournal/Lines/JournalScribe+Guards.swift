import Waymark
import WaymarkCore
import WaymarkStorage

extension JournalScribe {
  func members(of one: Guard) -> JournalMembers {
    guard let screen = one.objector else {
      return [
        "q": .number(one.number.rawValue), "name": .string(one.name), "places": .flag(one.scope == .entering),
      ]
    }
    var leavesTab = false
    if case .leavingTab = one.scope { leavesTab = true }
    return ["q": .number(one.number.rawValue), "e": .id(screen), "tab": .flag(leavesTab)]
  }

  // MARK: Answers

  /// Tells a screen's answer; one that asks the user answers again when the user has.
  func answered(_ question: QuestionNumber, _ answer: LeaveAnswer) {
    switch answer {
    case .allow: answered(question, ["d": "leave"])
    case .stay(let reason): answered(question, ["d": "stay", "reason": text(reason)])
    case .ask(let opening):
      let (navigation, asked) = members(of: question)
      line("ask", navigation, asked + ["to": .object(members(of: opening))])
    }
  }

  func answered(_ question: QuestionNumber, _ answer: JournalMembers) {
    let (navigation, asked) = members(of: question)
    questions[question] = nil
    line(state.openTurn == question ? "answer" : "late", navigation, asked + answer)
  }

  /// The members of a guard's answer.
  func members(of verdict: Verdict, _ detail: JournalDetail?) -> JournalMembers {
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
    case .failed(let failure): ["o": "failed", "why": CaseNames.caseName(of: failure).map { .string($0) }]
    }
  }
}
