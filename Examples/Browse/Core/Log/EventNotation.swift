import Waymark

/// How events write what they are about, in one short line, trees and steps as the library does.
enum EventNotation {
  static func text(of intent: Intent<BrowseRoute>) -> String {
    switch intent {
    case .push(let route): "push \(route)"
    case .pop(let count): "pop \(count)"
    case .popTo(let route): "popTo \(route)"
    case .popToRoot: "popToRoot"
    case .replace(let route): "replace \(route)"
    case .setStack(let stack): "setStack \(stack)"
    case .present(let modal): "present \(modal)"
    case .dismiss: "dismiss"
    case .dismissAll: "dismissAll"
    case .select(let key): "select \(key)"
    case .selectTab(let keys, let modal):
      "select \(keys.map(\.description).joined(separator: " "))"
        + (modal.map { " in modal entry \($0.rawValue)" } ?? "")
    case .focus, .fill, .empty, .bringToFront: "\(intent)"
    case .setRoot(let root): "setRoot \(root)"
    case .show(let route): "show \(route)"
    case .set(let tree): "set \(tree)"
    case .edit: "edit"
    case .pushAbove(let id, let route): "push \(route) above entry \(id.rawValue)"
    case .popToEntry(let id): "popTo entry \(id.rawValue)"
    case .popEntry(let id, let count): "pop \(count) from entry \(id.rawValue)"
    case .replaceEntry(let id, let route): "replace entry \(id.rawValue) with \(route)"
    case .close(let id): "close entry \(id.rawValue)"
    case .remove(let id): "remove entry \(id.rawValue)"
    case .update(let id, let route): "update entry \(id.rawValue) to \(route)"
    case .askToLeave: "leave"
    case .recheck: "recheck"
    }
  }

  static func text(of source: DecisionSource) -> String {
    switch source {
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
    case .selected(let path): "selected\(path.suffix)"
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
