/// What happens to columns in one step: some are kept, those after them go, and others come in their place.
///
/// Columns that are kept change in steps of their own, and so does the front where no column goes or comes.
public struct ColumnsChange<Element: TreeElement>: Hashable, Sendable {
  /// The columns.
  public let path: ContainerPath

  /// The number of columns, from the first on, that stay; at least one.
  public let kept: Int

  /// What the columns held that go, all those after the ones kept.
  public var removed: [Container<Element>]

  /// What the columns hold that come.
  public var inserted: [Container<Element>]

  /// The position of the column that was in front.
  public let oldFront: Int

  /// The position of the column that is in front from then on.
  public var front: Int

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - path: The columns.
  ///   - kept: The number of columns, from the first on, that stay.
  ///   - removed: What the columns held that go.
  ///   - inserted: What the columns hold that come.
  ///   - oldFront: The position of the column that was in front.
  ///   - front: The position of the column that is in front from then on.
  @inlinable
  public init(
    path: ContainerPath, kept: Int, removed: [Container<Element>], inserted: [Container<Element>],
    oldFront: Int,
    front: Int
  ) {
    self.path = path
    self.kept = kept
    self.removed = removed
    self.inserted = inserted
    self.oldFront = oldFront
    self.front = front
  }
}
