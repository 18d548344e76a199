import Waymark

extension Wish {
  /// The wish in the router's words.
  @MainActor var intent: Intent<Spot> {
    switch self {
    case .push(let spot): .push(spot)
    case .pop(let count): .pop(count)
    case .popTo(let spot): .popTo(spot)
    case .popToRoot: .popToRoot
    case .replace(let spot): .replace(spot)
    case .setStack(let entries): entries.routeStack.map(Intent.setStack) ?? .popToRoot
    case .present(let layer): layer.modal.map(Intent.present) ?? .dismiss
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .select(let key): .select(key)
    case .setRoot(let box): box.routes.map(Intent.setRoot) ?? .dismiss
    case .fill(let column, let box, let id):
      box.routes.map { .fill(column, $0, near: id.map { EntryID(rawValue: $0) }) } ?? .dismiss
    case .clearColumns(let column, let id):
      .clearColumns(from: column, near: id.map { EntryID(rawValue: $0) })
    case .focusColumn(let column, let id): .focusColumn(column, near: id.map { EntryID(rawValue: $0) })
    case .show(let spot): .show(spot)
    case .set(let tree): tree.routes.map(Intent.set) ?? .dismiss
    case .pushNear(let id, let spot): .pushNear(EntryID(rawValue: id), spot)
    case .popToEntry(let id): .popToEntry(EntryID(rawValue: id))
    case .popEntry(let id, let count): .popEntry(EntryID(rawValue: id), count)
    case .replaceEntry(let id, let spot): .replaceEntry(EntryID(rawValue: id), spot)
    case .close(let id): .close(EntryID(rawValue: id))
    case .remove(let id): .remove(EntryID(rawValue: id))
    case .update(let id, let spot): .update(EntryID(rawValue: id), spot)
    case .leave: .askToLeave
    case .edit(let wishes): .edit { editor in for wish in wishes { wish.edit(&editor) } }
    case .selectTab(let place, let key):
      .focus(
        BranchAddress(
          modal: place.modal.map { EntryID(rawValue: $0) },
          keys: (place.keys + [key]).map { $0.column.map { .column($0) } ?? .tab($0) }))
    case .pushInTab, .popToRootInTab, .setStackInTab, .insertTab, .removeTab:
      .edit { editor in self.edit(&editor) }
    }
  }

  @MainActor
  private func edit(_ editor: inout TreeEditor<Spot>) {
    switch self {
    case .push(let spot): editor.push(spot)
    case .pop(let count): editor.pop(count)
    case .popTo(let spot): editor.pop(to: spot)
    case .popToRoot: editor.popToRoot()
    case .replace(let spot): editor.replaceTop(with: spot)
    case .setStack(let entries): if let stack = entries.routeStack { editor.setStack(stack) }
    case .present(let layer): if let modal = layer.modal { editor.present(modal) }
    case .dismiss: editor.dismiss()
    case .select(let key): editor.select(key)
    case .setRoot(let box): if let root = box.routes { editor.setRoot(root) }
    case .fill(let column, let box, let id):
      if let path = editor.columns(near: id), let container = box.routes {
        editor.fill(container, column: column, in: path)
      }
    case .clearColumns(let column, let id):
      if let path = editor.columns(near: id) { editor.clearColumns(from: column, in: path) }
    case .focusColumn(let column, let id):
      if let path = editor.columns(near: id) { editor.focusColumn(column, in: path) }
    case .set(let tree): if let routes = tree.routes { editor.set(routes) }
    case .pushNear(let id, let spot): editor.push(spot, near: EntryID(rawValue: id))
    case .popToEntry(let id): editor.pop(to: EntryID(rawValue: id))
    case .popEntry(let id, let count): editor.pop(count, from: EntryID(rawValue: id))
    case .replaceEntry(let id, let spot): editor.replace(EntryID(rawValue: id), with: spot)
    case .close(let id): editor.close(EntryID(rawValue: id))
    case .remove(let id): editor.remove(EntryID(rawValue: id))
    case .update(let id, let spot): editor.update(EntryID(rawValue: id), to: spot)
    case .dismissAll: editor.dismissAll()
    case .pushInTab(let spot, let key): editor.push(spot, inTab: key)
    case .popToRootInTab(let key): editor.popToRoot(inTab: key)
    case .setStackInTab(let entries, let key):
      if let stack = entries.routeStack { editor.setStack(stack, inTab: key) }
    case .insertTab(let tab, let index, let path):
      if let container = tab.box.routes {
        editor.insertTab(RouteTab(tab.key, container), at: index, in: path.containerPath)
      }
    case .removeTab(let key, let path): editor.removeTab(key, in: path.containerPath)
    case .show, .leave, .edit, .selectTab: break
    }
  }
}

extension [PlainEntry] {
  fileprivate var routeStack: RouteStack<Spot>? { RouteStack(elements: map(\.spot)) }
}

extension TreeEditor<Spot> {
  fileprivate func columns(near id: UInt64?) -> BranchPath? {
    guard let id else { return tree.visibleColumns }
    return tree.position(of: EntryID(rawValue: id)).flatMap { tree.columns(around: $0.path) }
  }
}
