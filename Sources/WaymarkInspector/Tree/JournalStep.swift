import Waymark
import WaymarkStorage

typealias JournalStep = Step<JournalPlace>

extension Step<JournalPlace> {
  /// Reads a step as it is written; `nil` comes back for what is no step, or does not fit the tree before it.
  init?(written value: SnapshotValue, in tree: JournalTree) {
    guard let change = Change(written: value, in: tree) else { return nil }
    self.init(change, isVisible: value["hidden"] != true, isAnimated: value["anim"] == true)
  }

  /// Writes several steps from a tree; of many, only the first few.
  static func text(of steps: [SnapshotValue], in tree: JournalTree?) -> String {
    guard var tree else { return "a change of a tree that is not known" }
    var texts: [String] = []
    for value in steps.prefix(4) {
      let step = tree.apply(written: value)
      texts.append(step?.description ?? "a step that does not fit")
      if step == nil { break }
    }
    return (texts + (steps.count > 4 ? ["and \(steps.count - 4) more"] : [])).joined(separator: "; ")
  }
}

extension JournalTree {
  /// Carries out a step as it is written.
  ///
  /// - Returns: The step; `nil` comes back for what is no step, or does not fit, and then nothing is changed.
  @discardableResult
  mutating func apply(written value: SnapshotValue) -> JournalStep? {
    guard let step = JournalStep(written: value, in: self) else { return nil }
    // Routes that are written as names may read as before.
    if case .update(_, let old, let new) = step.change, old == new { return step }
    return apply(step) ? step : nil
  }
}

// A step names the places that go by their numbers alone, so that the places come from the tree before it.

extension Step<JournalPlace>.Change {
  fileprivate init?(written value: SnapshotValue, in tree: JournalTree) {
    if let path = BranchPath(written: value["stack"]) {
      guard let change = StackChange(written: value, at: path, in: tree) else { return nil }
      self = .stack(change)
    } else if let path = BranchPath(written: value["columns"]) {
      guard let change = ColumnsChange(written: value, at: path, in: tree) else { return nil }
      self = .columns(change)
    } else if let path = BranchPath(written: value["select"]) {
      guard let from = tree.container(at: path)?.focus, let to = value["to"]?.integer else {
        return nil
      }
      self = .select(path: path, from: from, to: to)
    } else if let path = BranchPath(written: value["replace"]) {
      guard let old = tree.container(at: path),
        let new = Container<JournalPlace>(written: value["c"], at: path)
      else { return nil }
      self = .replace(path: path, old: old, new: new)
    } else if let path = BranchPath(written: value["update"]) {
      guard let places = tree.stack(at: path)?.elements, let index = value["i"]?.integer,
        places.indices.contains(index), let route = value["r"]
      else { return nil }
      let new = JournalPlace(id: value["e"]?.integer ?? places[index].id, route: route)
      self = .update(position: ElementPosition(path: path, index: index), old: places[index], new: new)
    } else if value["present"] != nil {
      guard let modal = Modal<JournalPlace>(written: value["m"]) else { return nil }
      self = .present(modal, index: tree.modals.count)
    } else if let index = value["dismiss"]?.integer, tree.modals.indices.contains(index) {
      self = .dismiss(Array(tree.modals[index...]), index: index)
    } else if let index = value["detents"]?.integer, tree.modals.indices.contains(index) {
      guard let new = value["style"]?.string.flatMap(Presentation.init(modal:)) else { return nil }
      self = .detents(index: index, from: tree.modals[index].presentation, to: new)
    } else {
      return nil
    }
  }
}

extension StackChange<JournalPlace> {
  fileprivate init?(written value: SnapshotValue, at path: BranchPath, in tree: JournalTree) {
    let (below, gone) = (value["below"]?.integer ?? 0, (value["out"]?.array ?? []).map(\.integer))
    guard let places = tree.stack(at: path)?.elements, below >= 0, below <= places.count - gone.count
    else { return nil }
    let removed = places[below..<(below + gone.count)]
    let above = places.count - removed.endIndex
    guard removed.map(\.id) == gone, above == value["above"]?.integer ?? 0 else { return nil }
    let inserted = (value["in"]?.array ?? []).map(JournalPlace.init(written:))
    self.init(
      path: path, keptBelow: below, removed: StepElements(removed), inserted: StepElements(inserted[...]),
      keptAbove: above)
  }
}

extension ColumnsChange<JournalPlace> {
  fileprivate init?(written value: SnapshotValue, at path: BranchPath, in tree: JournalTree) {
    let written = value["in"]?.array ?? []
    guard case .columns(let columns)? = tree.container(at: path) else { return nil }
    let inserted = written.compactMap { Container<JournalPlace>(written: $0, at: path.appending(branch: 0)) }
    guard let kept = value["kept"]?.integer,
      (1...columns.filled.count).contains(kept), inserted.count == written.count
    else { return nil }
    self.init(
      path: path, kept: kept, removed: Array(columns.filled[kept...]), inserted: inserted,
      oldFront: columns.front, front: value["front"]?.integer ?? 0)
  }
}
