extension Tree {
  /// The first step on the way from this tree to another, or `nil` if they are equal.
  ///
  /// - Parameter other: The tree that is wanted.
  /// - Returns: The step for ``firstDifference(to:)``, with the elements that it moves.
  /// - Complexity: O(*n*), where *n* is the number of elements of both trees.
  @inlinable
  public func firstStep(to other: Tree) -> Step<Element>? {
    guard let difference = firstDifference(to: other) else { return nil }
    guard let change = change(for: difference.kind, to: other) else { return nil }
    return Step(change, isVisible: difference.isVisible, isAnimated: difference.isLastVisible)
  }

  /// The next step on the way from this tree to another, searched for from where the last one was found.
  ///
  /// Each step is the one that ``firstStep(to:)`` finds, but all of them together cost no more than one
  /// search through both trees:
  ///
  /// ```swift
  /// var progress = DiffProgress()
  /// while let step = tree.firstStep(to: other, resuming: &progress), tree.apply(step) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - other: The tree that is wanted.
  ///   - progress: How far the trees are known to be the same.
  /// - Returns: The step, or `nil` if the trees are equal.
  /// - Complexity: O(*n*) for all steps from one tree to another together, where *n* is the number of elements of both.
  @inlinable
  // Where it is compiled into its caller it takes the room on the stack that quicker ways pay for too.
  @inline(never)
  public func firstStep(to other: Tree, resuming progress: inout DiffProgress) -> Step<Element>? {
    guard let difference = firstDifference(to: other, resuming: &progress) else { return nil }
    guard let change = change(for: difference.kind, to: other) else { return nil }
    return Step(change, isVisible: difference.isVisible, isAnimated: difference.isLastVisible)
  }

  /// The steps from this tree to another, in order, planned one at a time as they are read.
  ///
  /// - Parameter other: The tree that is wanted.
  /// - Returns: A sequence of steps; applying them to this tree in turn gives the other.
  /// - Complexity: O(*n*) for all of them together, where *n* is the number of elements of both trees.
  @inlinable
  public func steps(to other: Tree) -> StepSequence<Element> { StepSequence(from: self, to: other) }

  @inlinable
  func change(for kind: TreeDifference.Kind, to other: Tree) -> Step<Element>.Change? {
    switch kind {
    case .dismiss(let index):
      return .dismiss(modals[index], index: index)
    case .present(let index):
      return .present(other.modals[index], index: index)
    case .select(let path, let from, let to):
      return .select(path: path, from: from, to: to)
    case .stack(let path, let keptBelow, let removed, let inserted, let keptAbove):
      guard let old = stack(at: path), let new = other.stack(at: path) else { return nil }
      return .stack(
        StackChange(
          path: path, keptBelow: keptBelow,
          removed: StepElements(old.storage[keptBelow..<(keptBelow + removed)]),
          inserted: StepElements(new.storage[keptBelow..<(keptBelow + inserted)]), keptAbove: keptAbove))
    case .columns(let path, let kept):
      guard case .columns(let old)? = container(at: path), case .columns(let new)? = other.container(at: path)
      else { return nil }
      return .columns(
        ColumnsChange(
          path: path, kept: kept, removed: Array(old.storage[kept...]), inserted: Array(new.storage[kept...]),
          oldFront: old.front, front: new.front))
    case .replace(let path):
      guard let old = container(at: path), let new = other.container(at: path) else { return nil }
      return .replace(path: path, old: old, new: new)
    case .update(let position):
      guard let old = element(at: position), let new = other.element(at: position) else { return nil }
      return .update(position: position, old: old, new: new)
    }
  }
}
