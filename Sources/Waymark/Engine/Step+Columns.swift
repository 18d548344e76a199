extension Step.Change {
  /// The container that changes; `nil` for modals and for an element that is updated.
  var containerPath: BranchPath? {
    switch self {
    case .stack(let change): change.path
    case .columns(let change): change.path
    case .select(let path, _, _), .replace(let path, _, _): path
    case .dismiss, .detents, .present, .update: nil
    }
  }
}

extension Tree {
  /// Whether a stack is in a modal, or in a column after the first, which may be known by the stack's root.
  @usableFromInline
  func isKnownByRoot(_ path: BranchPath) -> Bool {
    if path.layer > 0 { return true }
    var place = path
    while let parent = place.parent {
      if place.branch(at: place.branchCount - 1) > 0, case .columns? = container(at: parent) { return true }
      place = parent
    }
    return false
  }

  /// Whether a place is in no hidden tab of its layer.
  func canBeSeen(_ path: BranchPath) -> Bool {
    var place = path
    while let parent = place.parent {
      guard container(at: parent)?.branches?.canBeSeen(place.branch(at: place.branchCount - 1)) == true else {
        return false
      }
      place = parent
    }
    return true
  }

  /// The entries that the user sees if all columns fit.
  ///
  /// - Complexity: O(*s*), where *s* is the number of these entries.
  func seenEntries<R: Route>() -> [EntryID] where Element == Entry<R> {
    var seen: [EntryID] = []
    layer(modals.count).forEachSeen(room: .max) { seen.append($0.id) }
    return seen
  }

  /// The roots of the columns whose closing removes a place: those of its own column and of the columns before it, except the
  /// first, the innermost first.
  func columnRoots<R: Route>(around path: BranchPath) -> [EntryID] where Element == Entry<R> {
    var roots: [EntryID] = []
    var place = path
    while let parent = place.parent {
      if case .columns(let columns)? = container(at: parent) {
        for index in (0...place.branch(at: place.branchCount - 1)).reversed() where index > 0 {
          roots.append(columns[index].root.id)
        }
      }
      place = parent
    }
    return roots
  }

  /// The innermost column after the first on the way to a place that is known by an entry, which is its root.
  func column<R: Route>(knownBy id: EntryID, around path: BranchPath) -> BranchPath?
  where Element == Entry<R> {
    var place = path
    while let parent = place.parent, container(at: place)?.root.id == id {
      if place.branch(at: place.branchCount - 1) > 0, case .columns? = container(at: parent) { return place }
      place = parent
    }
    return nil
  }
}
