package import WaymarkCore

/// An intent as the core's edit, and the screen that it is relative to.
package struct CoreEdit {
  package let edit: WaymarkCore.Edit
  var screen: EntryID?
}

extension Router {
  /// The core's edit for an intent; what only the app can work out is kept until the navigation has ended.
  package func coreEdit(_ intent: Intent<R>, for navigation: UInt64) -> CoreEdit {
    switch intent {
    case .push(let route): return CoreEdit(edit: .push(AnyRoute(route)))
    case .pop(let count): return CoreEdit(edit: .pop(count))
    case .popToRoot: return CoreEdit(edit: .popToRoot)
    case .replaceTop(let route): return CoreEdit(edit: .replaceTop(AnyRoute(route)))
    case .present(let modal): return CoreEdit(edit: .present(modal.boxed))
    case .dismiss: return CoreEdit(edit: .dismiss)
    case .select(let key): return CoreEdit(edit: .select(AnyRoute(key)))
    case .set(let tree): return CoreEdit(edit: .set(tree.boxed))
    case .show: return CoreEdit(edit: own(intent, for: navigation))
    case .edit(let edit): return coreEdit(edit.kind, intent, for: navigation)
    }
  }

  private func coreEdit(
    _ kind: Edit<R>.Kind, _ intent: Intent<R>, for navigation: UInt64
  ) -> CoreEdit {
    switch kind {
    case .popTo(let route): CoreEdit(edit: .popTo(AnyRoute(route)))
    case .dismissAll: CoreEdit(edit: .dismissAll)
    case .setRoot(let root): CoreEdit(edit: .setRoot(root.boxed))
    case .fill(let column, let container, let id):
      CoreEdit(edit: .fill(container.boxed, column: column), screen: id)
    case .clearColumns(let column, let id): CoreEdit(edit: .clearColumns(from: column), screen: id)
    case .focusColumn(let column, let id): CoreEdit(edit: .focusColumn(column), screen: id)
    case .pushNear(let id, let route): CoreEdit(edit: .push(AnyRoute(route)), screen: id)
    case .popToEntry(let id): CoreEdit(edit: .popToEntry(id))
    case .popEntry(let id, let count): CoreEdit(edit: .pop(count), screen: id)
    case .replaceEntry(let id, let route): CoreEdit(edit: .replaceTop(AnyRoute(route)), screen: id)
    case .close(let id): CoreEdit(edit: .close(id))
    case .update(let id, let route): CoreEdit(edit: .update(id, AnyRoute(route)))
    case .recheck: CoreEdit(edit: .nothing)
    case .canLeave: CoreEdit(edit: .leaveWindow)
    case .setStack, .selectTab, .focus, .remove, .closure: CoreEdit(edit: own(intent, for: navigation))
    }
  }

  /// An edit that is worked out in the app's own routes.
  private func own(_ intent: Intent<R>, for navigation: UInt64) -> WaymarkCore.Edit {
    core.ownEdit(for: navigation, TypedValue(intent.mainBound)) { [weak self] work in
      guard let self else { return .failed(.routerReleased) }
      return workOut(intent, work)
    }
  }

  private func workOut(_ intent: Intent<R>, _ work: Work) -> WorkResult {
    var editor = TreeEditor<R>(
      tree: work.tree.typed(), ids: work.ids, matching: configuration.advanced.matching)
    if case .show(let route) = intent, case .tab(let key) = configuration.placement(route),
      editor.tree.position(of: route) == nil, editor.tree.path(ofTab: key) == nil
    {
      return .failed(.notThere)
    }
    isEditing = true
    editor.carryOut(intent, placement: configuration.placement)
    isEditing = false
    return .tree(editor.tree.boxed(reusing: work.tree), lastID: editor.ids.last)
  }

  /// The intent for which an edit stands.
  func intent(_ edit: WaymarkCore.Edit, from screen: EntryID?) -> Intent<R> {
    switch edit {
    case .push(let route): screen.map { .pushNear($0, route.typed()) } ?? .push(route.typed())
    case .pop(let count): screen.map { .popEntry($0, count) } ?? .pop(count)
    case .popTo(let route): .pop(to: route.typed() as R)
    case .popToEntry(let id): .pop(to: id)
    case .popToRoot: .popToRoot
    case .replaceTop(let route):
      screen.map { .replaceEntry($0, route.typed()) } ?? .replaceTop(with: route.typed())
    case .present(let modal): .present(modal.typed())
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .select(let route): .select(route.typed())
    case .leaveWindow: .canLeave
    case .selectBranch, .selectAgain, .bringBack, .nothing: .edit { _ in }
    case .fill(let container, let column): .fill(column, container.typed(), near: screen)
    case .focusColumn(let column): .focusColumn(column, near: screen)
    case .clearColumns(let column): .clearColumns(from: column, near: screen)
    case .update(let id, let route): .update(id, to: route.typed())
    case .close(let id): .close(id)
    case .setRoot(let root): .setRoot(root.typed())
    case .set(let tree): .set(tree.typed())
    case .own(let number): (core.tag(of: number) as? TypedValue<Intent<R>>)?.value ?? .edit { _ in }
    }
  }
}
