/// The steps from one tree to another, planned one at a time as they are read.
public struct StepSequence<Element: TreeElement>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline var current: Tree<Element>
  @usableFromInline let target: Tree<Element>

  @inlinable
  init(from current: Tree<Element>, to target: Tree<Element>) {
    self.current = current
    self.target = target
  }

  /// Plans the next step.
  ///
  /// - Returns: The step, or `nil` when the target is reached.
  /// - Complexity: O(*n*), where *n* is the number of elements of both trees.
  @inlinable
  public mutating func next() -> Step<Element>? {
    guard let step = current.firstStep(to: target), current.apply(step) else { return nil }
    return step
  }
}
