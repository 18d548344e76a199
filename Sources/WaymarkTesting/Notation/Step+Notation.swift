import Waymark

/// How steps read in the messages of failed tests: `push b`, `pop c b`, `present {m}`, `select 0 -> 1`.
///
/// Where a step happens is written when it is not the stack that a window without tabs and modals has:
/// `push b in tab 1`, `pop c in modal 1`. A step that the user does not see ends in `, hidden`.
extension Step {
  /// The step in one short line.
  public var notation: String { change.notation + (isVisible ? "" : ", hidden") }
}

extension Step.Change {
  /// What happens, in one short line.
  public var notation: String {
    switch self {
    case .dismiss(let modal, _): "dismiss \(modal.notation)"
    case .present(let modal, _): "present \(modal.notation)"
    case .select(let path, let from, let to): "select \(from) -> \(to)\(path.notation)"
    case .replace(let path, let old, let new): "replace \(old.notation) -> \(new.notation)\(path.notation)"
    case .update(let position, let old, let new):
      "update \(old.route) -> \(new.route)\(position.path.notation)"
    case .stack(let change): change.notation
    }
  }
}

extension StackChange {
  /// The change in one short line: `push b`, `pop c b`, or `swap b c -> x y above 1 below 2` for anything else.
  public var notation: String {
    if keptAbove == 0, removed.isEmpty { return "push \(inserted.notation)\(path.notation)" }
    if keptAbove == 0, inserted.isEmpty { return "pop \(removed.reversed().notation)\(path.notation)" }
    let old = removed.isEmpty ? "nothing" : removed.notation
    let new = inserted.isEmpty ? "nothing" : inserted.notation
    let above = keptAbove == 0 ? "" : " below \(keptAbove)"
    return "swap \(old) -> \(new) above \(keptBelow)\(above)\(path.notation)"
  }
}

extension ContainerPath {
  /// Where a container is, as ` in tab 1 of modal 2`; nothing for the root.
  var notation: String {
    let tabs = (0..<tabCount).map { "tab \(tab(at: $0))" }
    let modal = layer == 0 ? [] : ["modal \(layer)"]
    let parts = tabs.reversed() + modal
    return parts.isEmpty ? "" : " in \(parts.joined(separator: " of "))"
  }
}

extension HostRequest: CustomStringConvertible {
  /// The request in one short line: a step as its notation, a rebuild as `rebuild [a b]`.
  public var description: String {
    switch self {
    case .step(let step): step.step.notation
    case .rebuild(let tree): "rebuild \(tree.notation)"
    }
  }
}
