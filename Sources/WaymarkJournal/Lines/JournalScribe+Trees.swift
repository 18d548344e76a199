import Waymark
import WaymarkCore
import WaymarkStorage

/// Trees, and the steps from one to another.
extension JournalScribe {
  func value(of path: BranchPath) -> SnapshotValue {
    .array(([path.layer] + (0..<path.branchCount).map { path.branch(at: $0) }).map { .number($0) })
  }

  /// The value of an entry with its number, or of a plain route.
  func value<Element: TreeElement>(of element: Element) -> SnapshotValue where Element.R == AnyRoute {
    let route = value(of: element.route)
    return (element as? Place).map { .object(["e": .id($0.id), "r": route]) } ?? route
  }

  func value<Element: TreeElement>(of tree: Tree<Element>) -> SnapshotValue where Element.R == AnyRoute {
    .object(["root": .object(members(of: tree.root)), "modals": .list(tree.modals) { value(of: $0) }])
  }

  func value<Element: TreeElement>(of modal: Modal<Element>) -> SnapshotValue where Element.R == AnyRoute {
    .object(["style": .string(modal.presentation.description)] + members(of: modal.container))
  }

  func members<Element: TreeElement>(of container: Container<Element>) -> JournalMembers
  where Element.R == AnyRoute {
    switch container {
    case .stack(let stack): ["stack": .list(stack.elements) { value(of: $0) }]
    case .tabs(let tabs):
      [
        "tabs": .list(tabs.tabs) { .object(["key": value(of: $0.key)] + members(of: $0.container)) },
        "selected": value(of: tabs.selectedKey), "at": .number(tabs.selectedIndex),
      ]
    case .columns(let columns):
      [
        "columns": .list(columns.filled) { .object(members(of: $0)) }, "places": .number(columns.places),
        "front": .number(columns.front),
      ]
    }
  }

  // MARK: Steps

  func value(of step: PlaceStep) -> SnapshotValue {
    .object(members(of: step.change) + ["hidden": .flag(!step.isVisible), "anim": .flag(step.isAnimated)])
  }

  private func members(of change: PlaceStep.Change) -> JournalMembers {
    switch change {
    case .stack(let change):
      [
        "stack": value(of: change.path), "below": .number(change.keptBelow),
        "out": ids(change.removed.map(\.id)), "in": .list(change.inserted) { value(of: $0) },
        "above": .number(change.keptAbove),
      ]
    case .dismiss(let modals, let index):
      ["dismiss": .number(index), "out": ids(modals.flatMap(\.container.ids))]
    case .detents(let index, _, let new):
      ["detents": .number(index), "style": .string(new.description)]
    case .present(let modal, let index): ["present": .number(index), "m": value(of: modal)]
    case .select(let path, let from, let to):
      ["select": value(of: path), "from": .number(from), "to": .number(to)]
    case .columns(let change):
      [
        "columns": value(of: change.path), "kept": .number(change.kept),
        "out": ids(change.removed.flatMap(\.ids)),
        "in": .list(change.inserted) { .object(members(of: $0)) },
        "oldFront": .number(change.oldFront), "front": .number(change.front),
      ]
    case .replace(let path, let old, let new):
      ["replace": value(of: path), "out": ids(old.ids), "c": .object(members(of: new))]
    case .update(let position, _, let new):
      [
        "update": value(of: position.path), "i": .number(position.index), "e": .id(new.id),
        "r": value(of: new.route),
      ]
    }
  }

  private func ids(_ ids: [EntryID]) -> SnapshotValue? { .list(ids) { .id($0) } }
}

extension Container where Element: Identifiable<EntryID> {
  /// The numbers of all entries, bottom first.
  fileprivate var ids: [EntryID] {
    var ids: [EntryID] = []
    forEachElement { ids.append($0.id) }
    return ids
  }
}
