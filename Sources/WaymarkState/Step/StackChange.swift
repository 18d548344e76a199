/// What happens to one stack in one step: some elements are kept below, some removed, some inserted in their place, and
/// some kept above.
public struct StackChange<Element: TreeElement>: Hashable, Sendable {
  /// The stack.
  public let path: ContainerPath

  /// The number of elements, from the root up, that stay.
  public var keptBelow: Int

  /// What is taken out above those, in order from the bottom up.
  public var removed: StepElements<Element>

  /// What comes in the place of what is taken out, in order from the bottom up.
  public var inserted: StepElements<Element>

  /// The number of elements, from the top down, that stay.
  public var keptAbove: Int

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - path: The stack.
  ///   - keptBelow: The number of elements, from the root up, that stay.
  ///   - removed: What is taken out above those.
  ///   - inserted: What comes in their place.
  ///   - keptAbove: The number of elements, from the top down, that stay.
  @inlinable
  public init(
    path: ContainerPath, keptBelow: Int, removed: StepElements<Element>, inserted: StepElements<Element>,
    keptAbove: Int
  ) {
    self.path = path
    self.keptBelow = keptBelow
    self.removed = removed
    self.inserted = inserted
    self.keptAbove = keptAbove
  }
}
