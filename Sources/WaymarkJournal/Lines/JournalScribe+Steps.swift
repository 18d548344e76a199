import Waymark
import WaymarkCore
import WaymarkStorage

extension JournalScribe {
  func value(of step: PlaceStep) -> SnapshotValue {
    .object(members(of: step.change) + ["hidden": .flag(!step.isVisible), "anim": .flag(step.isAnimated)])
  }

  private func members(of change: PlaceStep.Change) -> JournalMembers {
    switch change {
    case .stack(let change):
      [
        "stack": value(of: change.path), "below": .number(change.keptBelow),
        "out": ids(change.removed.lazy.map(\.id)), "in": .list(change.inserted) { value(of: $0) },
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
    @unknown default: [:]
    }
  }

  private func ids(_ ids: some Collection<EntryID>) -> SnapshotValue? { .list(ids) { .id($0) } }
}

extension Container where Element: Identifiable<EntryID> {
  /// The numbers of all entries, bottom first.
  fileprivate var ids: [EntryID] {
    var ids: [EntryID] = []
    forEachElement { ids.append($0.id) }
    return ids
  }
}
