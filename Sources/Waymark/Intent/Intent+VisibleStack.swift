extension Intent {
  /// The verb of the stack that the user sees, or of the topmost modal, that does the same as this verb of an entry there.
  ///
  /// It is a single step, for which no tree is copied.
  ///
  /// - Parameter tree: The tree that the intent is meant for.
  /// - Returns: The verb, or `nil` if there is none.
  /// - Complexity: O(*k*), where *k* is the number of entries above the one that is meant, if it is in that stack.
  func ofVisibleStack(in tree: EntryTree<R>) -> Intent? {
    switch editKind {
    case .pushNear(let id, let route): tree.visiblePlace(of: id).map { _ in .push(route) }
    case .popToEntry(let id): tree.visiblePlace(of: id).map { .pop($0.above) }
    case .popEntry(let id, let count) where count > 0:
      tree.visiblePlace(of: id).flatMap { $0.index > 0 ? .pop($0.above + Swift.min(count, $0.index)) : nil }
    case .close(let id) where tree.modals.last?.root.id == id:
      tree.modals.last?.container.isStack == true ? .dismiss : nil
    case .close(let id): tree.visiblePlace(of: id).flatMap { $0.index > 0 ? .pop($0.above + 1) : nil }
    default: nil
    }
  }
}

extension Tree {
  /// Where an entry is in the stack that the user sees, and how many are above it.
  fileprivate func visiblePlace<R: Route>(of id: EntryID) -> (index: Int, above: Int)?
  where Element == Entry<R> {
    guard let stack = stack(at: visiblePath), let index = stack.elements.lastIndex(where: { $0.id == id })
    else { return nil }
    return (index, stack.count - 1 - index)
  }
}
