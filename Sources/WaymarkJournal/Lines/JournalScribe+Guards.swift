import Waymark
import WaymarkCore

extension JournalScribe {
  func writeGuarding(_ input: Input, _ details: JournalDetails?, to lines: inout JournalLines) {
    switch input {
    case .added(let one):
      guards[one.number] = one
      line("guard", to: &lines) { write(one, to: &$0) }
    case .removed(let number):
      guards[number] = nil
      line("guard", to: &lines) { text in
        text.member("q", number.rawValue)
        text.flag("off", true)
      }
    case .decided(let question, let verdict):
      let turn = answer(question, details, to: &lines) { members(of: verdict, details?.intent, to: &$0) }
      if case .detour = verdict, let turn, !turn.isRecheck, details?.isLate != true {
        line("detour", turn.navigation, to: &lines)
      }
    case .objected(let question, .ask(let opening)):
      // The screen answers again when the user has.
      let turn = turns[question]
      line("ask", turn?.navigation ?? 0, to: &lines) { text in
        text.member("turn", question)
        if let turn {
          text.member("q", turn.asked.rawValue)
          text.member("of", turn.navigation)
        }
        text.key("r")
        write(opening.route, to: &text)
        if case .present(_, let style) = opening { text.member("style", style.description) }
      }
    case .objected(let question, let answer):
      _ = self.answer(question, details, to: &lines) { text in
        if case .stay(let reason) = answer {
          block(reason, to: &text)
        } else {
          text.member("d", word: "allow")
        }
      }
    case .guardTimedOut(let question):
      line("timeout", turns[question]?.navigation ?? 0, to: &lines) { text in
        text.member("turn", question)
        if let turn = turns[question] { text.member("q", turn.asked.rawValue) }
      }
    default: break
    }
  }

  func write(_ one: Guard, to text: inout JournalText) {
    text.member("q", one.number.rawValue)
    if let screen = one.objector {
      text.member("e", screen.rawValue)
      var reasons = LeaveReasons.removed
      if case .leavingTab = one.scope { reasons = .all }
      text.member("why", reasons.rawValue)
    } else {
      text.member("name", one.name)
      text.flag("places", one.scope == .entering)
    }
  }

  private func answer(
    _ question: QuestionNumber, _ details: JournalDetails?, to lines: inout JournalLines,
    _ body: (inout JournalText) -> Void
  ) -> AskedTurn? {
    let turn = turns.removeValue(forKey: question)
    let time = lines.time
    line(details?.isLate == true ? "late" : "answer", turn?.navigation ?? 0, to: &lines) { text in
      text.member("turn", question)
      if let turn { text.member("q", turn.asked.rawValue) }
      body(&text)
      if let turn { text.member("us", (time &- turn.time) / 1000) }
    }
    return turn
  }

  // MARK: Verdicts and outcomes

  /// Writes a guard's answer, without the reason, which is the app's own text.
  private func members(of verdict: Verdict, _ intent: OwnIntent?, to text: inout JournalText) {
    switch verdict {
    case .allow: text.member("d", word: "allow")
    case .block(let reason): block(reason, to: &text)
    case .redirect(let edit):
      text.member("d", word: "redirect")
      text.member("to", object: { members(of: edit, intent, to: &$0) })
    case .detour(let opening):
      text.member("d", word: "detour")
      text.member(
        "to",
        object: { text in
          switch opening {
          case .push(let route): members(of: .push(route), nil, to: &text)
          case .present(let route, let style):
            members(of: .present(Modal(style, .stack(RouteStack(root: route)))), nil, to: &text)
          }
        })
    }
  }

  private func block(_ reason: String?, to text: inout JournalText) {
    text.member("d", word: "block")
    if writesValues, let reason { text.member("reason", reason) }
  }

  /// Writes how a navigation ended, without texts of the app.
  func members(of outcome: Outcome, to text: inout JournalText) {
    switch outcome {
    case .completed: text.member("o", word: "completed")
    case .unchanged: text.member("o", word: "unchanged")
    case .blocked(let reason):
      text.member("o", word: "blocked")
      if writesValues, let reason { text.member("reason", reason) }
    case .cancelled: text.member("o", word: "cancelled")
    case .superseded(let number):
      text.member("o", word: "superseded")
      text.member("by", number)
    case .failed(let failure):
      text.member("o", word: "failed")
      text.member("why", word: failure.journalName)
    }
  }
}

extension Failure {
  fileprivate var journalName: StaticString {
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
