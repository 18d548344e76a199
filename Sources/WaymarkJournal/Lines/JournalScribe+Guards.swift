import Waymark
import WaymarkCore
import WaymarkStorage

extension JournalScribe {
  func tellGuarding(_ input: Input, _ details: JournalDetails?) {
    switch input {
    case .added(let one):
      guards[one.number] = one
      line("guard", 0, members(of: one))
    case .removed(let number):
      guards[number] = nil
      line("guard", 0, ["q": .number(number.rawValue), "off": true])
    case .decided(let question, let verdict):
      let turn = answered(question, details, members(of: verdict, details?.intent))
      if case .detour = verdict, let turn, !turn.isRecheck, details?.isLate != true {
        line("detour", turn.navigation)
      }
    case .objected(let question, .ask(let opening)):
      // The screen answers again when the user has.
      let turn = turns[question]
      var style: SnapshotValue?
      if case .present(_, let presentation) = opening { style = .string(presentation.description) }
      let asked: JournalMembers = [
        "of": turn.map { .number($0.navigation) }, "r": value(of: opening.route), "style": style,
      ]
      line("ask", turn?.navigation ?? 0, members(of: question, turn) + asked)
    case .objected(let question, let answer):
      var members: JournalMembers = ["d": "allow"]
      if case .stay(let reason) = answer { members = block(reason) }
      _ = answered(question, details, members)
    case .guardTimedOut(let question):
      line("timeout", turns[question]?.navigation ?? 0, members(of: question, turns[question]))
    default: break
    }
  }

  func members(of one: Guard) -> JournalMembers {
    guard let screen = one.objector else {
      return [
        "q": .number(one.number.rawValue), "name": .string(one.name), "places": .flag(one.scope == .entering),
      ]
    }
    // 1 stands for leaving the tree, 3 for leaving the tab too.
    let why: UInt8 = if case .leavingTab = one.scope { 3 } else { 1 }
    return ["q": .number(one.number.rawValue), "e": .id(screen), "why": .number(why)]
  }

  private func members(of question: QuestionNumber, _ turn: AskedTurn?) -> JournalMembers {
    ["turn": .number(question), "q": turn.map { .number($0.asked.rawValue) }]
  }

  private func answered(
    _ question: QuestionNumber, _ details: JournalDetails?, _ answer: JournalMembers
  ) -> AskedTurn? {
    let turn = turns.removeValue(forKey: question)
    let taken: JournalMembers = ["us": turn.map { .number((time &- $0.time) / 1000) }]
    line(
      details?.isLate == true ? "late" : "answer", turn?.navigation ?? 0,
      members(of: question, turn) + answer + taken)
    return turn
  }

  // MARK: Verdicts and outcomes

  /// The members of a guard's answer, without the reason, which is the app's own text.
  private func members(of verdict: Verdict, _ intent: OwnIntent?) -> JournalMembers {
    switch verdict {
    case .allow: ["d": "allow"]
    case .block(let reason): block(reason)
    case .redirect(let edit): ["d": "redirect", "to": .object(members(of: edit, intent))]
    case .detour(.push(let route)): ["d": "detour", "to": .object(members(of: .push(route), nil))]
    case .detour(.present(let route, let style)):
      [
        "d": "detour",
        "to": .object(members(of: .present(Modal(style, .stack(RouteStack(root: route)))), nil)),
      ]
    }
  }

  private func block(_ reason: String?) -> JournalMembers {
    ["d": "block", "reason": writesValues ? reason.map { .string($0) } : nil]
  }

  /// How a navigation ended, without texts of the app.
  func members(of outcome: Outcome) -> JournalMembers {
    switch outcome {
    case .completed: ["o": "completed"]
    case .unchanged: ["o": "unchanged"]
    case .blocked(let reason): ["o": "blocked", "reason": writesValues ? reason.map { .string($0) } : nil]
    case .cancelled: ["o": "cancelled"]
    case .superseded(let number): ["o": "superseded", "by": .number(number)]
    case .failed(let failure): ["o": "failed", "why": .string(failure.journalName)]
    }
  }
}

extension Failure {
  fileprivate var journalName: String {
    switch self {
    case .host: "hostFailed"
    case .notThere: "notThere"
    case .screenGone: "screenGone"
    case .tooManyRedirects: "tooManyRedirects"
    case .detourGuarded: "guardedDetour"
    case .rootRefused: "rootRefused"
    case .tooManyRounds: "tooManyRounds"
    case .routerReleased: "routerReleased"
    }
  }
}
