extension JournalScribe {
  func members(of intent: Intent<R>, to text: inout JournalText) {
    switch intent {
    case .push(let route): operation("push", route, &text)
    case .pop(let count):
      operation("pop", &text)
      text.member("count", count)
    case .popToRoot: operation("popToRoot", &text)
    case .replaceTop(let route): operation("replace", route, &text)
    case .present(let modal):
      operation("present", &text)
      text.key("modal")
      write(plain: modal, to: &text)
    case .dismiss: operation("dismiss", &text)
    case .select(let key): operation("select", key, &text)
    case .show(let route): operation("show", route, &text)
    case .set(let tree):
      operation("set", &text)
      text.key("tree")
      write(plain: tree, to: &text)
    case .edit(let edit):
      switch edit.kind {
      case .popTo(let route): operation("popTo", route, &text)
      case .setStack(let stack):
        operation("setStack", &text)
        text.member(
          "stack",
          list: { list in
            for route in stack.elements { list.element { write(route, to: &$0) } }
          })
      case .dismissAll: operation("dismissAll", &text)
      case .selectTab(let keys, let modal):
        operation("selectTab", &text)
        text.member("keys", list: { list in for key in keys { list.element { write(key, to: &$0) } } })
        number("modal", modal, &text)
      case .focus(let address):
        operation("focus", &text)
        text.member(
          "keys", list: { list in for key in address.keys { list.element { write(key, to: &$0) } } })
        number("modal", address.modal, &text)
      case .fill(let column, let container, let near):
        operation("fill", &text)
        text.member("column", column)
        text.key("container")
        write(plain: container, to: &text)
        number("near", near, &text)
      case .clearColumns(let column, let near):
        operation("empty", &text)
        text.member("column", column)
        number("near", near, &text)
      case .focusColumn(let column, let near):
        operation("bringToFront", &text)
        text.member("column", column)
        number("near", near, &text)
      case .setRoot(let container):
        operation("setRoot", &text)
        text.key("container")
        write(plain: container, to: &text)
      case .closure: operation("edit", &text)
      case .pushNear(let id, let route): operation("pushNear", id, route, &text)
      case .popToEntry(let id): operation("popToEntry", id, &text)
      case .popEntry(let id, let count):
        operation("popEntry", id, &text)
        text.member("count", count)
      case .replaceEntry(let id, let route): operation("replaceEntry", id, route, &text)
      case .close(let id): operation("close", id, &text)
      case .remove(let id): operation("remove", id, &text)
      case .update(let id, let route): operation("update", id, route, &text)
      case .askToLeave: operation("askToLeave", &text)
      case .recheck(let asksScreens):
        operation("recheck", &text)
        text.flag("screens", asksScreens)
      }
    }
  }

  func object(of intent: Intent<R>, to text: inout JournalText) {
    text.object { members(of: intent, to: &$0) }
  }

  private func write(_ key: BranchKey<R>, to text: inout JournalText) {
    text.object { text in
      switch key {
      case .tab(let route):
        text.key("tab")
        write(route, to: &text)
      case .column(let column): text.member("column", column)
      }
    }
  }

  private func operation(_ name: StaticString, _ text: inout JournalText) { text.member("op", word: name) }

  private func operation(_ name: StaticString, _ route: R, _ text: inout JournalText) {
    operation(name, &text)
    text.key("route")
    write(route, to: &text)
  }

  private func operation(_ name: StaticString, _ id: EntryID, _ text: inout JournalText) {
    operation(name, &text)
    text.member("e", id.rawValue)
  }

  private func operation(_ name: StaticString, _ id: EntryID, _ route: R, _ text: inout JournalText) {
    operation(name, id, &text)
    text.key("route")
    write(route, to: &text)
  }

  private func number(_ name: StaticString, _ id: EntryID?, _ text: inout JournalText) {
    if let id { text.member(name, id.rawValue) }
  }

  // MARK: Answers

  /// Writes what a guard or a screen decided, without the reason, which is the app's own text.
  func members(of decision: Decision<R>, to text: inout JournalText) {
    switch decision {
    case .allow: text.member("d", word: "allow")
    case .block(let reason):
      text.member("d", word: "block")
      if writesValues { text.member("reason", reason.message) }
    case .redirect(let intent):
      text.member("d", word: "redirect")
      text.member("to", object: { members(of: intent, to: &$0) })
    case .detour(let intent):
      text.member("d", word: "detour")
      text.member("to", object: { members(of: intent, to: &$0) })
    }
  }

  func members(of placement: Placement<R>, to text: inout JournalText) {
    switch placement {
    case .presented(.push): text.member("at", word: "push")
    case .presented(let presentation):
      text.member("at", word: "modal")
      text.member("style", presentation.description)
    case .tab(let key):
      text.member("at", word: "tab")
      text.key("key")
      write(key, to: &text)
    case .column(let column):
      text.member("at", word: "column")
      text.member("column", column)
    case .root: text.member("at", word: "root")
    }
  }

  /// Writes how a navigation ended, without texts of the app.
  func members(of outcome: NavigationOutcome, to text: inout JournalText) {
    switch outcome {
    case .completed: text.member("o", word: "completed")
    case .unchanged: text.member("o", word: "unchanged")
    case .blocked(let reason):
      text.member("o", word: "blocked")
      if writesValues { text.member("reason", reason.message) }
    case .cancelled: text.member("o", word: "cancelled")
    case .superseded(let id):
      text.member("o", word: "superseded")
      text.member("by", id.rawValue)
    case .failed(let error):
      text.member("o", word: "failed")
      text.member("why", word: error.journalName)
      if writesValues { text.member("error", error.description) }
    }
  }
}

extension NavigationError {
  fileprivate var journalName: StaticString {
    switch self {
    case .tooManyRedirects: "tooManyRedirects"
    case .guardedDetour: "guardedDetour"
    case .rootRefused: "rootRefused"
    case .tooManyRounds: "tooManyRounds"
    case .routerReleased: "routerReleased"
    case .hostFailed: "hostFailed"
    case .awaitedInsideItsOwnStep, .awaitedInsideItsOwnGuard: "awaitedInside"
    case .screenGone: "screenGone"
    case .linkRefused: "linkRefused"
    case .notThere: "notThere"
    }
  }
}

extension HostFailure.Kind {
  var journalName: StaticString {
    switch self {
    case .reported: "reported"
    case .timedOut: "timedOut"
    case .dropped: "dropped"
    case .mismatched: "mismatched"
    case .noProgress: "noProgress"
    }
  }
}
