package import WaymarkCore

extension Intent {
  /// The core's verb for the intent; `nil` if only the app can work it out.
  var verb: WaymarkCore.Edit? {
    switch self {
    case .show: nil
    case .push(let route): .push(AnyRoute(route))
    case .pop(let count): .pop(count)
    case .popToRoot: .popToRoot
    case .replaceTop(let route): .replaceTop(AnyRoute(route))
    case .present(let modal): .present(modal.boxed)
    case .dismiss: .dismiss
    case .select(let key): .select(AnyRoute(key))
    case .set(let tree): .set(tree.boxed)
    case .edit(let edit): if case .verb(let verb) = edit.kind { verb } else { nil }
    }
  }

  /// The intent that an edit of the core's stands for, with the value that stands for one of the app's own.
  init(_ edit: WaymarkCore.Edit, own tag: AnyValue?) {
    switch edit {
    case .push(let route): self = .push(route.typed())
    case .pop(let count): self = .pop(count)
    case .popToRoot: self = .popToRoot
    case .replaceTop(let route): self = .replaceTop(with: route.typed())
    case .present(let modal): self = .present(modal.typed())
    case .dismiss: self = .dismiss
    case .select(let key): self = .select(key.typed())
    case .set(let tree): self = .set(tree.typed())
    case .own: self = (tag as? TypedValue<Intent<R>>)?.value ?? .edit { _ in }
    default: self = .verb(edit)
    }
  }
}

extension Router {
  /// The core's edit for an intent; what only the app can work out is kept until the navigation has ended.
  package func coreEdit(_ intent: Intent<R>, for navigation: UInt64) -> WaymarkCore.Edit {
    if let verb = intent.verb { return verb }
    return core.ownEdit(for: navigation, TypedValue(intent.mainBound)) { [weak self] work in
      guard let self else { return .failed(.routerReleased) }
      return self.workOut(intent, work)
    }
  }

  private func workOut(_ intent: Intent<R>, _ work: Work) -> WorkResult {
    var editor = TreeEditor<R>(work.tree, ids: work.ids)
    isEditing = true
    defer { isEditing = false }
    switch intent {
    case .show(let route):
      guard editor.show(route, configuration.placement) else { return .failed(.notThere) }
    case .edit(let edit):
      if case .closure(let changes) = edit.kind { changes(&editor) }
    default: break
    }
    return .tree(editor.places, lastID: editor.ids.last)
  }

  /// The intent for which an edit stands.
  func intent(_ edit: WaymarkCore.Edit) -> Intent<R> { Intent(edit, own: core.tag(of: edit)) }
}
