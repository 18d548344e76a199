import Waymark
import WaymarkCore
import WaymarkStorage

/// Verbs, guards with their answers, and outcomes.
extension JournalScribe {
  /// The members of a verb.
  ///
  /// - Parameters:
  ///   - edit: The verb.
  ///   - detail: The meaning of an edit that the app works out.
  /// - Returns: The members.
  func members(of edit: WaymarkCore.Edit, _ detail: JournalDetail? = nil) -> JournalMembers {
    switch edit {
    case .push(let route): ["op": "push", "route": value(of: route)]
    case .pop(let count): ["op": "pop", "count": .number(count)]
    case .popTo(let route): ["op": "popTo", "route": value(of: route)]
    case .popToEntry(let id): ["op": "popToEntry", "e": .id(id)]
    case .popToRoot: ["op": "popToRoot"]
    case .replaceTop(let route): ["op": "replaceTop", "route": value(of: route)]
    case .present(let modal): ["op": "present", "modal": routes.value(of: modal)]
    case .dismiss: ["op": "dismiss"]
    case .dismissAll: ["op": "dismissAll"]
    case .select(let key): ["op": "select", "route": value(of: key)]
    case .selectBranch(let path): ["op": "selectBranch", "path": path.written]
    case .selectAgain(let path): ["op": "selectAgain", "path": path.written]
    case .fill(let container, let column):
      ["op": "fill", "column": .number(column), "container": routes.value(of: container)]
    case .focusColumn(let column): ["op": "focusColumn", "column": .number(column)]
    case .clearColumns(let column): ["op": "clearColumns", "column": .number(column)]
    case .update(let id, let route): ["op": "update", "e": .id(id), "route": value(of: route)]
    case .close(let id): ["op": "close", "e": .id(id)]
    case .setRoot(let container): ["op": "setRoot", "container": routes.value(of: container)]
    case .set(let tree): ["op": "set", "tree": routes.value(of: tree)]
    case .bringBack(let tree): ["op": "bringBack", "tree": places.value(of: tree)]
    case .own:
      if case .shows(let route)? = detail {
        ["op": "show", "route": value(of: route)]
      } else {
        ["op": "edit"]
      }
    case .leaveWindow: ["op": "canLeave"]
    case .recheck(let recheck): ["op": "recheck", "screens": .flag(recheck.asksScreens)]
    case .nothing: ["op": "nothing"]
    }
  }

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
