/// How a change of one stack is divided into steps.
@nonexhaustive
public enum StackSteps: Hashable, Sendable {
  /// One step says all: what goes and what comes. A host that can do it at once does.
  case combined
  /// Every step moves one element: first what goes is popped, the top first, down to the lowest; then that one makes
  /// room for the lowest of what comes; then the rest is pushed.
  ///
  /// Each step is planned from the whole change that is left, which it tells the host of: a change of *n* elements costs
  /// O(*n*²) in all.
  case single
  /// Every step pops or pushes one element, and no element takes the place of another: all that goes is popped before
  /// anything is pushed. Only the root of a stack is replaced, since a stack is never empty.
  ///
  /// It costs what ``single`` costs.
  case singleWithoutReplacing
}

extension StackChange {
  /// Whether the change is one step already.
  ///
  /// - Parameter steps: How changes are divided.
  /// - Returns: `false` if ``firstMovement(_:)`` says less than the whole change.
  /// - Complexity: O(1).
  @inlinable
  public func isOneMovement(_ steps: StackSteps) -> Bool {
    guard steps != .combined else { return true }
    guard removed.count <= 1, inserted.count <= 1 else { return false }
    return steps == .single || removed.isEmpty || inserted.isEmpty || keptBelow + keptAbove == 0
  }

  /// The first step of the change where steps move one element each.
  ///
  /// Carrying it out and finding the difference again leads to the next one.
  ///
  /// - Parameter steps: How changes are divided.
  /// - Returns: The pop of the topmost element that goes, or a replacement, or the push of the lowest that comes.
  /// - Complexity: O(1).
  @inlinable
  public func firstMovement(_ steps: StackSteps) -> StackChange {
    if isOneMovement(steps) { return self }
    let replaces = steps == .single || keptBelow + keptAbove == 0
    if removed.count > 1 || (removed.count == 1 && (inserted.isEmpty || !replaces)) {
      return StackChange(
        path: path, keptBelow: keptBelow + removed.count - 1,
        removed: StepElements(removed[removed.count - 1]),
        inserted: StepElements(), keptAbove: keptAbove)
    }
    return StackChange(
      path: path, keptBelow: keptBelow, removed: removed, inserted: StepElements(inserted[0]),
      keptAbove: keptAbove)
  }
}
