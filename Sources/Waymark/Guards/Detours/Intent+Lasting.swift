extension Intent {
  /// An intent that means the same after the tree has changed.
  ///
  /// For example, it goes back to a certain entry instead of by a number of places.
  func lasting(on tree: EntryTree<R>) -> Intent {
    let stack = tree.stack(at: tree.visiblePath)
    switch self {
    case .pop(let count):
      guard let stack, count > 0 else { return self }
      return .popToEntry(stack[max(0, stack.count - 1 - count)].id)
    case .edit(let edit):
      guard case .popTo(let route) = edit.kind else { return self }
      let found = stack?.elements.last { $0.route.identity == route.identity }
      return found.map { .popToEntry($0.id) } ?? self
    case .popToRoot:
      return stack.map { .popToEntry($0.root.id) } ?? self
    case .dismiss:
      return tree.modals.last.map { .close($0.root.id) } ?? self
    default:
      return self
    }
  }
}
