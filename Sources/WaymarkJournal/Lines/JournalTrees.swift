import Waymark
import WaymarkCore
import WaymarkStorage

/// Writes the trees of a journal, with the numbers of entries, and the steps from one to another.
struct JournalTrees<Element: TreeElement>: TreeWriter where Element.R == AnyRoute {
  let write: @Sendable (AnyRoute) -> JSONValue

  /// Routes that are written as names may be alike.
  var numbersTabs: Bool { true }

  func value(of element: Element, at position: ElementPosition, in words: String) -> JSONValue? {
    value(of: element)
  }

  func value(ofKey key: AnyRoute, in words: String) -> JSONValue? { write(key) }

  /// The value of an entry with its number, or of a plain route.
  func value(of element: Element) -> JSONValue {
    (element as? Place)?.written(write) ?? write(element.route)
  }
}

extension JournalTrees where Element == Place {
  /// Writes a step: with the places that it brings, and the numbers of those that go, which the tree before it has.
  func value(of step: Step<Place>) -> JSONValue {
    var written = value(of: step.change)
    written["hidden"] = .flag(!step.isVisible)
    written["anim"] = .flag(step.isAnimated)
    return written
  }

  private func value(of change: Step<Place>.Change) -> JSONValue {
    let out = JSONValue.list(change.old) { .id($0.id) }
    switch change {
    case .stack(let change):
      return .object([
        "stack": change.path.written, "below": .number(change.keptBelow), "out": out,
        "in": .list(change.inserted) { value(of: $0) }, "above": .number(change.keptAbove),
      ])
    case .dismiss(_, let index): return .object(["dismiss": .number(index), "out": out])
    case .detents(let index, _, let new):
      return ["detents": .number(index), "style": .string(new.description)]
    case .present(let modal, let index): return .object(["present": .number(index), "m": value(of: modal)])
    case .select(let path, let from, let to):
      return ["select": path.written, "from": .number(from), "to": .number(to)]
    case .columns(let change):
      return .object([
        "columns": change.path.written, "kept": .number(change.kept), "out": out,
        "in": .list(change.inserted.compactMap { value(of: $0) }) { $0 },
        "oldFront": .number(change.oldFront), "front": .number(change.front),
      ])
    case .replace(let path, _, let new):
      return .object(["replace": path.written, "out": out, "c": value(of: new)])
    case .update(let position, _, let new):
      var written = value(of: new)
      written["update"] = position.path.written
      written["i"] = .number(position.index)
      return written
    }
  }
}
