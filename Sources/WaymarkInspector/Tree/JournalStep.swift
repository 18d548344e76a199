import Waymark
import WaymarkStorage

extension JournalTree {
  /// Carries out a step as it is written.
  ///
  /// - Returns: The step; `nil` comes back for what is no step, or does not fit, and then nothing is changed.
  @discardableResult
  mutating func apply(written value: JSONValue) -> Step<JournalPlace>? {
    guard let step = try? WholeReader().whole({ $0.step(value, in: self) }) else { return nil }
    // Routes that are written as names may read as before.
    if case .update(_, let old, let new) = step.change, old == new { return step }
    return apply(step) ? step : nil
  }
}

extension WholeReader<JournalPlace> {
  /// Reads a step, which has the places that it brings and the numbers of those that go; `nil` comes back for what is no step.
  fileprivate func step(_ value: JSONValue, in tree: JournalTree) -> Step<JournalPlace>? {
    change(value, in: tree).map {
      Step($0, isVisible: value["hidden"] != true, isAnimated: value["anim"] == true)
    }
  }

  private func change(_ value: JSONValue, in tree: JournalTree) -> Step<JournalPlace>.Change? {
    let kinds = ["stack", "columns", "select", "replace", "update"]
    guard let kind = kinds.first(where: { value[$0] != nil }) else { return modalChange(value, in: tree) }
    guard let path = BranchPath(written: value[kind]), let old = tree.container(at: path) else { return nil }
    let written = value["in"]?.array ?? []
    switch (kind, old) {
    case ("stack", .stack(let stack)):
      let (below, out) = (value["below"]?.integer ?? 0, value["out"]?.array ?? [])
      let inserted = written.compactMap { element($0, at: ElementPosition(path: path, index: below), "") }
      guard below >= 0, below <= stack.count - out.count, inserted.count == written.count else { return nil }
      let removed = stack.elements[below..<(below + out.count)]
      let above = stack.count - removed.endIndex
      guard removed.map({ .id($0.id) }) == out, above == value["above"]?.integer ?? 0 else { return nil }
      return .stack(
        StackChange(
          path: path, keptBelow: below, removed: Array(removed), inserted: inserted, keptAbove: above))
    case ("columns", .columns(let columns)):
      guard let kept = value["kept"]?.integer, (1...columns.count).contains(kept),
        kept + written.count <= columns.capacity
      else { return nil }
      let inserted = written.enumerated().compactMap { container($1, at: path.appending(branch: kept + $0)) }
      guard inserted.count == written.count else { return nil }
      return .columns(
        ColumnsChange(
          path: path, kept: kept, removed: Array(columns.filled[kept...]), inserted: inserted,
          oldFront: columns.front, front: value["front"]?.integer ?? 0))
    case ("select", _):
      return value["to"]?.integer.map { .select(path: path, from: old.focus, to: $0) }
    case ("replace", _):
      return container(value["c"], at: path).map { .replace(path: path, old: old, new: $0) }
    case ("update", .stack):
      let position = ElementPosition(path: path, index: value["i"]?.integer ?? 0)
      guard let old = tree.element(at: position), let new = element(value, at: position, "")
      else { return nil }
      return .update(position: position, old: old, new: new)
    default: return nil
    }
  }

  private func modalChange(_ value: JSONValue, in tree: JournalTree) -> Step<JournalPlace>.Change? {
    if let written = value["m"] { return modal(written).map { .present($0, index: tree.modals.count) } }
    guard let index = (value["dismiss"] ?? value["detents"])?.integer, tree.modals.indices.contains(index)
    else { return nil }
    guard value["detents"] != nil else { return .dismiss(Array(tree.modals[index...]), index: index) }
    let (old, style) = (tree.modals[index].presentation, value["style"]?.string)
    return style.flatMap { Presentation(modal: $0) }.map { .detents(index: index, from: old, to: $0) }
  }
}
