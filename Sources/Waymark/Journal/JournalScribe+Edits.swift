import WaymarkCore

extension JournalScribe {
  /// Writes a verb.
  ///
  /// - Parameters:
  ///   - edit: The verb.
  ///   - own: The meaning of an edit that the app works out.
  ///   - text: The object to write it in.
  func members(of edit: WaymarkCore.Edit, _ own: OwnIntent?, to text: inout JournalText) {
    switch edit {
    case .push(let route): operation("push", route, &text)
    case .pop(let count):
      text.member("op", word: "pop")
      text.member("count", count)
    case .popTo(let route): operation("popTo", route, &text)
    case .popToEntry(let id): operation("popToEntry", id, &text)
    case .popToRoot: text.member("op", word: "popToRoot")
    case .replaceTop(let route): operation("replaceTop", route, &text)
    case .present(let modal):
      text.member("op", word: "present")
      text.key("modal")
      write(plain: modal, to: &text)
    case .dismiss: text.member("op", word: "dismiss")
    case .dismissAll: text.member("op", word: "dismissAll")
    case .select(let key): operation("select", key, &text)
    case .selectBranch(let path): operation("selectBranch", path, &text)
    case .selectAgain(let path): operation("selectAgain", path, &text)
    case .fill(let container, let column):
      text.member("op", word: "fill")
      text.member("column", column)
      text.key("container")
      write(plain: container, to: &text)
    case .focusColumn(let column):
      text.member("op", word: "focusColumn")
      text.member("column", column)
    case .clearColumns(let column):
      text.member("op", word: "clearColumns")
      text.member("column", column)
    case .update(let id, let route):
      operation("update", id, &text)
      text.key("route")
      write(route, to: &text)
    case .close(let id): operation("close", id, &text)
    case .setRoot(let container):
      text.member("op", word: "setRoot")
      text.key("container")
      write(plain: container, to: &text)
    case .set(let tree):
      text.member("op", word: "set")
      text.key("tree")
      write(plain: tree, to: &text)
    case .bringBack(let tree):
      text.member("op", word: "bringBack")
      text.key("tree")
      write(tree, to: &text)
    case .own: members(of: own ?? .edit, to: &text)
    case .leaveWindow: text.member("op", word: "canLeave")
    case .nothing: text.member("op", word: "nothing")
    }
  }

  private func members(of own: OwnIntent, to text: inout JournalText) {
    switch own {
    case .show(let route): operation("show", route, &text)
    case .edit: text.member("op", word: "edit")
    }
  }

  private func operation(_ name: StaticString, _ route: AnyRoute, _ text: inout JournalText) {
    text.member("op", word: name)
    text.key("route")
    write(route, to: &text)
  }

  private func operation(_ name: StaticString, _ id: EntryID, _ text: inout JournalText) {
    text.member("op", word: name)
    text.member("e", id.rawValue)
  }

  private func operation(_ name: StaticString, _ path: BranchPath, _ text: inout JournalText) {
    text.member("op", word: name)
    text.key("path")
    write(path, to: &text)
  }
}
