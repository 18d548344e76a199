package import WaymarkState

// How journals write entries, and steps from one tree to another.

extension SnapshotValue {
  /// The number of an entry.
  package static func id(_ id: EntryID) -> SnapshotValue { .number(id.rawValue) }
}

extension Entry {
  /// Writes the entry: its number and its route.
  package func written(_ route: (R) -> SnapshotValue) -> SnapshotValue {
    ["e": .id(id), "r": route(self.route)]
  }

  /// Reads an entry; `nil` comes back for what is none.
  package init?(written value: SnapshotValue, _ route: (SnapshotValue) throws -> R) rethrows {
    guard case .number(let digits)? = value["e"], let id = UInt64(digits), let written = value["r"]
    else { return nil }
    self.init(id: EntryID(rawValue: id), route: try route(written))
  }
}

// A step is written with the places that it brings and the numbers of those that go, which the tree before it has.

extension TreeWriter where Element: Identifiable, Element.ID == EntryID {
  /// Writes a step between trees of entries.
  package func value(of step: Step<Element>) -> SnapshotValue {
    var written = value(of: step.change)
    written["hidden"] = .flag(!step.isVisible)
    written["anim"] = .flag(step.isAnimated)
    return written
  }

  private func value(of change: Step<Element>.Change) -> SnapshotValue {
    let out = SnapshotValue.list(change.old) { .id($0.id) }
    switch change {
    case .stack(let change):
      let inserted = change.inserted.compactMap { value(of: $0, at: change.path) }
      return .object([
        "stack": change.path.written, "below": .number(change.keptBelow), "out": out,
        "in": .list(inserted) { $0 }, "above": .number(change.keptAbove),
      ])
    case .dismiss(_, let index): return .object(["dismiss": .number(index), "out": out])
    case .detents(let index, _, let new):
      return ["detents": .number(index), "style": .string(new.description)]
    case .present(let modal, let index): return .object(["present": .number(index), "m": value(of: modal)])
    case .select(let path, let from, let to):
      return ["select": path.written, "from": .number(from), "to": .number(to)]
    case .columns(let change):
      let inserted = change.inserted.compactMap { value(of: $0) }
      return .object([
        "columns": change.path.written, "kept": .number(change.kept), "out": out,
        "in": .list(inserted) { $0 }, "oldFront": .number(change.oldFront), "front": .number(change.front),
      ])
    case .replace(let path, _, let new):
      return .object(["replace": path.written, "out": out, "c": value(of: new)])
    case .update(let position, _, let new):
      var written = value(of: new, at: position.path) ?? [:]
      written["update"] = position.path.written
      written["i"] = .number(position.index)
      return written
    }
  }

  private func value(of element: Element, at path: BranchPath) -> SnapshotValue? {
    value(of: element, at: ElementPosition(path: path, index: 0), in: "")
  }
}

extension TreeReader where Element: Identifiable, Element.ID == EntryID {
  /// Reads a step; `nil` comes back for what is no step, or does not fit the tree before it.
  package func step(_ value: SnapshotValue, in tree: Tree<Element>) -> Step<Element>? {
    change(value, in: tree).map {
      Step($0, isVisible: value["hidden"] != true, isAnimated: value["anim"] == true)
    }
  }

  private func change(_ value: SnapshotValue, in tree: Tree<Element>) -> Step<Element>.Change? {
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

  private func modalChange(_ value: SnapshotValue, in tree: Tree<Element>) -> Step<Element>.Change? {
    if let written = value["m"] { return modal(written).map { .present($0, index: tree.modals.count) } }
    guard let index = (value["dismiss"] ?? value["detents"])?.integer, tree.modals.indices.contains(index)
    else { return nil }
    guard value["detents"] != nil else { return .dismiss(Array(tree.modals[index...]), index: index) }
    let (old, style) = (tree.modals[index].presentation, value["style"]?.string)
    return style.flatMap { Presentation(modal: $0) }.map { .detents(index: index, from: old, to: $0) }
  }
}
