import Waymark

/// How events write what they are about, in one short line.
///
/// `[a b]` is a stack with `b` on top, `(a*: [a] | b: [b])` tabs with the star at the one selected, and what follows in
/// braces are the modals, with their style unless it is a sheet.
enum EventNotation {
  static func text<Element: TreeElement>(of tree: Tree<Element>) -> String
  where Element.R == BrowseRoute {
    ([text(of: tree.root)] + tree.modals.map { text(of: $0) }).joined(separator: " ")
  }

  static func text<Element: TreeElement>(of container: Container<Element>) -> String
  where Element.R == BrowseRoute {
    switch container {
    case .stack(let stack): return "[\(text(of: stack.elements))]"
    case .tabs(let tabs):
      let all = tabs.tabs.enumerated().map { index, tab in
        let star = index == tabs.selectedIndex ? "*" : ""
        return "\(tab.key.notation)\(star): \(text(of: tab.container))"
      }
      return "(\(all.joined(separator: " | ")))"
    }
  }

  static func text<Element: TreeElement>(of modal: Modal<Element>) -> String
  where Element.R == BrowseRoute {
    let inside =
      switch modal.container {
      case .stack(let stack): text(of: stack.elements)
      case .tabs: text(of: modal.container)
      }
    return switch modal.style {
    case .sheet: "{\(inside)}"
    case .fullScreen: "{fullScreen: \(inside)}"
    case .popover: "{popover: \(inside)}"
    case .alert: "{alert: \(inside)}"
    }
  }

  static func text<Element: TreeElement>(of change: Step<Element>.Change) -> String
  where Element.R == BrowseRoute {
    switch change {
    case .dismiss(let modal, _): "dismiss \(text(of: modal))"
    case .present(let modal, _): "present \(text(of: modal))"
    case .select(let path, let from, let to): "select \(from) -> \(to)\(text(of: path))"
    case .replace(let path, let old, let new):
      "replace \(text(of: old)) -> \(text(of: new))\(text(of: path))"
    case .update(let position, let old, let new):
      "update \(old.route.notation) -> \(new.route.notation)\(text(of: position.path))"
    case .stack(let change): text(of: change)
    }
  }

  private static func text<Element: TreeElement>(of change: StackChange<Element>) -> String
  where Element.R == BrowseRoute {
    let place = text(of: change.path)
    if change.keptAbove == 0, change.removed.isEmpty { return "push \(text(of: change.inserted))\(place)" }
    if change.keptAbove == 0, change.inserted.isEmpty {
      return "pop \(text(of: change.removed.reversed()))\(place)"
    }
    let old = change.removed.isEmpty ? "nothing" : text(of: change.removed)
    let new = change.inserted.isEmpty ? "nothing" : text(of: change.inserted)
    let above = change.keptAbove == 0 ? "" : " below \(change.keptAbove)"
    return "swap \(old) -> \(new) above \(change.keptBelow)\(above)\(place)"
  }

  /// Where a container is, as ` in tab 1 of modal 2`; nothing for the root.
  static func text(of path: ContainerPath) -> String {
    let tabs = (0..<path.branchCount).map { "tab \(path.branch(at: $0))" }
    let modal = path.layer == 0 ? [] : ["modal \(path.layer)"]
    let parts = tabs.reversed() + modal
    return parts.isEmpty ? "" : " in \(parts.joined(separator: " of "))"
  }

  private static func text<Element: TreeElement>(of elements: some Sequence<Element>) -> String
  where Element.R == BrowseRoute {
    elements.map { $0.route.notation }.joined(separator: " ")
  }
}
