extension Tree {
  /// Carries out a step on this tree.
  ///
  /// - Parameter step: A step that was planned from this tree.
  /// - Returns: `false`, with nothing changed, if the step does not fit this tree.
  /// - Complexity: O(*k*), where *k* is the number of elements that the step moves.
  @inlinable
  @discardableResult
  public mutating func apply(_ step: Step<Element>) -> Bool {
    switch step.change {
    case .dismiss(_, let index):
      guard index == modals.count - 1 else { return false }
      return dismiss(at: index)
    case .stack(let change):
      return withStack(at: change.path) { stack in
        let end = change.keptBelow + change.removed.count
        guard end + change.keptAbove == stack.count else { return false }
        // Most steps push or replace one element or pop some, which need not go through a splice.
        if change.keptAbove == 0, change.inserted.isEmpty, change.keptBelow > 0 {
          return stack.pop(change.removed.count)
        }
        if end == stack.count, case .one(let element) = change.inserted.storage, change.removed.count <= 1 {
          if change.removed.isEmpty { stack.push(element) } else { stack.replaceTop(with: element) }
          return true
        }
        return stack.splice(change.keptBelow..<end, with: change.inserted)
      } ?? false
    case .select(let path, let from, let to):
      return withContainer(at: path) { container in
        container.withTabs { tabs in tabs.selection == from && tabs.select(at: to) } ?? false
      } ?? false
    case .present(let modal, let index):
      guard index == modals.count else { return false }
      return present(modal)
    case .replace(let path, _, let new):
      return withContainer(at: path) { container in
        container = new
        return true
      } ?? false
    case .update(let position, let old, let new):
      guard let current = element(at: position), current.isSameElement(as: old) else { return false }
      return update(at: position, to: new)
    }
  }
}
