import Waymark

extension EventNotation {
  static func text(of intent: Intent<BrowseRoute>) -> String {
    switch intent {
    case .push(let route): "push \(route.notation)"
    case .pop(let count): "pop \(count)"
    case .popTo(let route): "popTo \(route.notation)"
    case .popToRoot: "popToRoot"
    case .replace(let route): "replace \(route.notation)"
    case .setStack(let stack): "setStack \(text(of: .stack(stack)))"
    case .present(let modal): "present \(text(of: modal))"
    case .dismiss: "dismiss"
    case .select(let key): "select \(key.notation)"
    case .selectTab(let keys, let modal):
      "select \(keys.map(\.notation).joined(separator: " "))"
        + (modal.map { " in modal entry \($0.rawValue)" } ?? "")
    case .setRoot(let root): "setRoot \(text(of: root))"
    case .show(let route): "show \(route.notation)"
    case .set(let tree): "set \(text(of: tree))"
    case .edit: "edit"
    case .pushAbove(let id, let route): "push \(route.notation) above entry \(id.rawValue)"
    case .popToEntry(let id): "popTo entry \(id.rawValue)"
    case .close(let id): "close entry \(id.rawValue)"
    case .remove(let id): "remove entry \(id.rawValue)"
    case .update(let id, let route): "update entry \(id.rawValue) to \(route.notation)"
    case .askToLeave: "leave"
    }
  }

  static func text(of asker: DecisionSource) -> String {
    switch asker {
    case .screen(let id): "screen of entry \(id.rawValue)"
    case .routerGuard(let name): "guard \(name)"
    }
  }

  static func text(of decision: Decision<BrowseRoute>) -> String {
    switch decision {
    case .allow: "allow"
    case .redirect(let intent): "redirect to \(text(of: intent))"
    case .block(let reason): "block: \(reason.message)"
    case .detour(let intent): "detour to \(text(of: intent))"
    }
  }

  static func text(of action: ExternalChange<BrowseRoute>) -> String {
    switch action {
    case .closed(let id): "closed entry \(id.rawValue)"
    case .selected(let path): "selected\(text(of: path))"
    }
  }

  static func text(of phase: ScreenPhase) -> String {
    switch phase {
    case .created: "created"
    case .appeared: "appeared"
    case .covered: "covered"
    case .removed: "removed"
    }
  }
}
