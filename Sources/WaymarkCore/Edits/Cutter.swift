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
    while let parent = branch.parent {
      let index = branch.branch(at: branch.branchCount - 1)
      switch tree.container(at: parent) {
      case .tabs(let tabs)?:
        if tabs.selectedIndex == index, let other = tabBefore(tabs) {
          tree.apply(
            PlaceStep(.select(path: parent, from: index, to: other), isVisible: false, isAnimated: false))
        }
        if !tree.isSelected(path) {
          tree.renew(&ids) { $0 == id }
          refused.insert(EntryID(rawValue: ids.last))
          return
        }
      case .columns? where index > 0:
        tree.clearColumns(from: index, in: parent)
        return
      case .columns, .stack, nil: break
      }
      branch = parent
    }
    if path.layer > 0 { tree.dismiss(at: path.layer - 1) }
  }

  private mutating func clearColumns(after path: BranchPath) {
    guard let parent = path.parent, case .columns? = tree.container(at: parent) else { return }
    tree.clearColumns(from: path.branch(at: path.branchCount - 1) + 1, in: parent)
  }

  /// The tab that the user was in before, or else the first, whose root may stay.
  private func tabBefore(_ tabs: RouteTabs<Place>) -> Int? {
    let open = tabs.tabs.indices.filter {
      $0 != tabs.selectedIndex && !refused.contains(tabs[$0].container.seenRoot.id)
    }
    let before = tabsLeft.reversed().compactMap { tabs.index(of: $0) }
    return before.first { open.contains($0) } ?? open.first
  }
}

extension Container<Place> {
  /// The root of the stack that the selected tabs lead to.
  var seenRoot: Place {
    isStack ? root : branches[trail.lowerBound].seenRoot
  }
}
