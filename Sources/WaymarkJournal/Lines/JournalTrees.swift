import Waymark
import WaymarkCore
import WaymarkStorage

/// Writes the trees of a journal, with the numbers of entries, and the steps from one to another.
struct JournalTrees<Element: TreeElement>: TreeWriter where Element.R == AnyRoute {
  let write: @Sendable (AnyRoute) -> SnapshotValue

  /// Routes that are written as names may be alike.
  var numbersTabs: Bool { true }

  func value(of element: Element, at position: ElementPosition, in words: String) -> SnapshotValue? {
    value(of: element)
  }

  func value(ofKey key: AnyRoute, in words: String) -> SnapshotValue? { write(key) }

  /// The value of an entry with its number, or of a plain route.
  func value(of element: Element) -> SnapshotValue {
    let route = write(element.route)
    return (element as? Place).map { .object(["e": .id($0.id), "r": route]) } ?? route
  }
}

extension JournalTrees<Place> {
  func value(of step: PlaceStep) -> SnapshotValue {
    .object(members(of: step.change) + ["hidden": .flag(!step.isVisible), "anim": .flag(step.isAnimated)])
  }

  private func members(of change: PlaceStep.Change) -> JournalMembers {
    let out = SnapshotValue.list(change.old) { .id($0.id) }
    return switch change {
    case .stack(let change):
      [
        "stack": change.path.written, "below": .number(change.keptBelow),
        "out": out, "in": .list(change.inserted) { value(of: $0) },
        "above": .number(change.keptAbove),
      ]
    case .dismiss(_, let index): ["dismiss": .number(index), "out": out]
    case .detents(let index, _, let new):
      ["detents": .number(index), "style": .string(new.description)]
    case .present(let modal, let index): ["present": .number(index), "m": value(of: modal)]
    case .select(let path, let from, let to):
      ["select": path.written, "from": .number(from), "to": .number(to)]
    case .columns(let change):
      [
        "columns": change.path.written, "kept": .number(change.kept), "out": out,
        "in": .list(change.inserted.compactMap { value(of: $0) }) { $0 },
        "oldFront": .number(change.oldFront), "front": .number(change.front),
      ]
    case .replace(let path, _, let new): ["replace": path.written, "out": out, "c": value(of: new)]
    case .update(let position, _, let new):
      [
        "update": position.path.written, "i": .number(position.index), "e": .id(new.id),
        "r": write(new.route),
      ]
    }
  }
}
