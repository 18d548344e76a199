/// The entries in which two trees differ.
@usableFromInline
struct TreeChanges<R: Route>: Sendable {
  /// The entries that only the first tree has, the lowest first.
  @usableFromInline var removed: [Entry<R>] = []
  /// The entries that only the second tree has, the lowest first.
  @usableFromInline var inserted: [Entry<R>] = []
  /// The entries that both have with different routes, as they are in the first.
  @usableFromInline var updated: [Entry<R>] = []
  /// The same entries as they are in the second.
  @usableFromInline var updates: [Entry<R>] = []

  /// Compares two trees.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries of both. What is kept at the bottom and at the top of stacks is
  ///   only compared.
  @inlinable
  init(from old: EntryTree<R>, to new: EntryTree<R>) {
    compare(old.root, new.root)
    let common = min(old.modals.count, new.modals.count)
    for index in 0..<common { compare(old.modals[index].container, new.modals[index].container) }
    for modal in old.modals[common...] { modal.container.forEachElement { removed.append($0) } }
    for modal in new.modals[common...] { modal.container.forEachElement { inserted.append($0) } }
    if !removed.isEmpty, !inserted.isEmpty { leaveOutMoved() }
  }

  /// Finds what a change would bring and take away.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries that come and go, for a single step; else O(*n*) in the number
  ///   of entries.
  init(_ change: ProposedChange<R>, on tree: EntryTree<R>) {
    switch change {
    case .tree(let new, _): self.init(from: tree, to: new)
    case .step(let step): self.init(step)
    }
  }

  private init(_ step: Step<Entry<R>>) {
    switch step.change {
    case .stack(let change): compare(Array(change.removed), Array(change.inserted))
    case .present(let modal, _): modal.container.forEachElement { inserted.append($0) }
    case .dismiss(let modals, _):
      for modal in modals { modal.container.forEachElement { removed.append($0) } }
    case .replace(_, let old, let new): compare(old, new)
    case .columns(let change):
      for column in change.removed { column.forEachElement { removed.append($0) } }
      for column in change.inserted { column.forEachElement { inserted.append($0) } }
    case .update(_, let old, let new): note(old, new)
    case .select, .detents: break
    }
    if !removed.isEmpty, !inserted.isEmpty { leaveOutMoved() }
  }

  @inlinable
  mutating func compare(_ old: Container<Entry<R>>, _ new: Container<Entry<R>>) {
    switch (old, new) {
    case (.stack(let old), .stack(let new)):
      compare(old.elements, new.elements)
    case (.tabs(let old), .tabs(let new)) where old.count == new.count:
      for index in 0..<old.count { compare(old[index].container, new[index].container) }
    case (.columns(let old), .columns(let new)):
      let common = min(old.count, new.count)
      for index in 0..<common { compare(old[index], new[index]) }
      for index in common..<old.count { old[index].forEachElement { removed.append($0) } }
      for index in common..<new.count { new[index].forEachElement { inserted.append($0) } }
    default:
      old.forEachElement { removed.append($0) }
      new.forEachElement { inserted.append($0) }
    }
  }

  @inlinable
  mutating func compare(_ old: [Entry<R>], _ new: [Entry<R>]) {
    let limit = min(old.count, new.count)
    var below = 0
    while below < limit, old[below].id == new[below].id {
      if !old[below].route.isIndistinguishable(from: new[below].route) { note(old[below], new[below]) }
      below += 1
    }
    guard below < old.count || below < new.count else { return }
    var above = 0
    while above < limit - below, old[old.count - 1 - above].id == new[new.count - 1 - above].id {
      let index = (old: old.count - 1 - above, new: new.count - 1 - above)
      if !old[index.old].route.isIndistinguishable(from: new[index.new].route) {
        note(old[index.old], new[index.new])
      }
      above += 1
    }
    removed.append(contentsOf: old[below..<(old.count - above)])
    inserted.append(contentsOf: new[below..<(new.count - above)])
  }

  @usableFromInline
  mutating func note(_ old: Entry<R>, _ new: Entry<R>) {
    updated.append(old)
    updates.append(new)
  }

  /// Leaves out entries that have only moved, which neither left nor entered.
  @usableFromInline
  mutating func leaveOutMoved() {
    var old: [EntryID: Entry<R>] = [:]
    for entry in removed { old[entry.id] = entry }
    var moved = Set<EntryID>()
    var entered: [Entry<R>] = []
    for entry in inserted {
      guard let before = old[entry.id] else {
        entered.append(entry)
        continue
      }
      moved.insert(entry.id)
      if !before.route.isIndistinguishable(from: entry.route) { note(before, entry) }
    }
    guard !moved.isEmpty else { return }
    inserted = entered
    removed.removeAll { moved.contains($0.id) }
  }
}
