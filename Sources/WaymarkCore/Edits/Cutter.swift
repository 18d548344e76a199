import WaymarkState

/// Takes out of a tree the places that guards refuse.
struct Cutter {
  var tree: PlaceTree
  var ids: EntryID.Generator
  var refused: Set<EntryID>
  let tabsLeft: [AnyRoute]

  /// Takes places out with all above them, from the top down; those that the user sees last, so that a tab
  /// whose root may stay is known.
  mutating func cut(_ places: [Place]) {
    for isSeen in [false, true] {
      for id in places.reversed().map({ $0.id }) {
        guard let position = tree.position(of: id), tree.isSelected(id) == isSeen else { continue }
        clearColumns(after: position.path)
        if position.index > 0 { tree.close(id) } else { cutRoot(id, at: position.path) }
      }
    }
  }

  /// Empties what a root has above it, and leaves its tab, its column or its modal.
  ///
  /// The root of a tab that the user does not see becomes a new place, whose guards are asked when the user gets to see it.
  private mutating func cutRoot(_ id: EntryID, at path: BranchPath) {
    tree.pop(to: id)
    var branch = path
    while let parent = branch.parent, let container = tree.container(at: parent) {
      if tree.empty(columnAt: branch) { return }
      if !container.isSideBySide {
        let index = branch.branch(at: parent.branchCount)
        if container.focus == index, let other = branchBefore(in: container) {
          tree.apply(
            PlaceStep(.select(path: parent, from: index, to: other), isVisible: false, isAnimated: false))
        }
        if !tree.isSelected(path) {
          tree.renew(&ids) { $0 == id }
          refused.insert(EntryID(rawValue: ids.last))
          return
        }
      }
      branch = parent
    }
    if path.layer > 0 { tree.dismiss(at: path.layer - 1) }
  }

  private mutating func clearColumns(after path: BranchPath) {
    guard let parent = path.parent else { return }
    tree.clearColumns(from: path.branch(at: parent.branchCount) + 1, in: parent)
  }

  /// The branch that the user was in before, or else the first, whose root may stay.
  private func branchBefore(in container: Container<Place>) -> Int? {
    let open = container.branches.indices.filter {
      $0 != container.focus && !refused.contains(container.branches[$0].seenRoot.id)
    }
    guard case .tabs(let tabs) = container else { return open.first }
    let before = tabsLeft.reversed().compactMap { tabs.index(of: $0) }
    return before.first { open.contains($0) } ?? open.first
  }
}
