extension TreeEditor {
  /// Carries out an intent that is not made of one step.
  @MainActor
  mutating func carryOut(_ intent: Intent<R>, placement: @MainActor (R) -> Placement<R>) {
    switch intent {
    case .push(let route): push(route)
    case .pop(let count): pop(count)
    case .popToRoot: popToRoot()
    case .replaceTop(let route): replaceTop(with: route)
    case .present(let modal): present(modal)
    case .dismiss: dismiss()
    case .select(let key): select(key)
    case .show(let route): show(route, placement: placement(route))
    case .set(let routes): set(routes)
    case .edit(let edit):
      switch edit.kind {
      case .popTo(let route): pop(to: route)
      case .setStack(let stack): setStack(stack)
      case .dismissAll: dismissAll()
      case .selectTab(let keys, let modal): selectTab(keys: keys, modal: modal)
      case .focus(let address): focus(address)
      case .fill(let column, let container, let id): fill(container, column: column, near: id)
      case .clearColumns(let column, let id): clearColumns(from: column, near: id)
      case .focusColumn(let column, let id): focusColumn(column, near: id)
      case .setRoot(let root): setRoot(root)
      case .closure(let changes): changes(&self)
      case .pushNear(let id, let route): push(route, near: id)
      case .popToEntry(let id): pop(to: id)
      case .popEntry(let id, let count): pop(count, from: id)
      case .replaceEntry(let id, let route): replace(id, with: route)
      case .close(let id): close(id)
      case .remove(let id): remove(id)
      case .update(let id, let route): update(id, to: route)
      case .canLeave, .recheck: break
      }
    }
  }
}
