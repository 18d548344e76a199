extension Intent: CustomStringConvertible {
  /// The intent in one short line: `push article(5)`, `pop to home`, `close @3`.
  public var description: String {
    switch self {
    case .push(let route): "push \(route.notation)"
    case .pop(let count): "pop \(count)"
    case .popToRoot: "pop to root"
    case .replaceTop(let route): "replace top with \(route.notation)"
    case .present(let modal): "present \(modal)"
    case .dismiss: "dismiss"
    case .select(let key): "select \(key.notation)"
    case .show(let route): "show \(route.notation)"
    case .set(let tree): "set \(tree)"
    case .edit(let edit):
      switch edit.kind {
      case .popTo(let route): "pop to \(route.notation)"
      case .setStack(let stack): "set stack \(stack)"
      case .dismissAll: "dismiss all"
      case .selectTab(let keys, let modal):
        "select \(keys.map(\.notation).joined(separator: " "))\(modal.map { " in \($0)" } ?? "")"
      case .focus(let address):
        "focus \(address.keys.map(\.description).joined(separator: " "))\(address.modal.map { " in \($0)" } ?? "")"
      case .fill(let column, let container, let id): "fill column \(column) with \(container)\(Self.near(id))"
      case .clearColumns(let column, let id): "clear columns from \(column)\(Self.near(id))"
      case .focusColumn(let column, let id): "focus column \(column)\(Self.near(id))"
      case .setRoot(let root): "set root \(root)"
      case .closure: "edit"
      case .pushNear(let id, let route): "push \(route.notation) near \(id)"
      case .popToEntry(let id): "pop to \(id)"
      case .popEntry(let id, let count): "pop \(count) from \(id)"
      case .replaceEntry(let id, let route): "replace \(id) with \(route.notation)"
      case .close(let id): "close \(id)"
      case .remove(let id): "remove \(id)"
      case .update(let id, let route): "update \(id) to \(route.notation)"
      case .askToLeave: "can leave"
      case .recheck: "recheck"
      }
    }
  }

  private static func near(_ id: EntryID?) -> String { id.map { " near \($0)" } ?? "" }
}

extension BranchKey: CustomStringConvertible {
  /// The branch in a word or two: the tab's key, or `column 1`.
  @usableFromInline package var description: String {
    switch self {
    case .tab(let key): key.notation
    case .column(let index): "column \(index)"
    }
  }
}

extension ExternalChange: CustomStringConvertible {
  /// The user's act in one short line: `closed @3`, `selected branch 1`.
  public var description: String {
    switch self {
    case .closed(let id): "closed \(id)"
    case .selected(let path): "selected \(path)"
    }
  }
}
