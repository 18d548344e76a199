extension RouteColumns {
  /// Puts a container into a place, empties those after it and brings it to front.
  ///
  /// While an earlier place is empty, the first empty place is taken.
  ///
  /// - Parameters:
  ///   - column: The position of the place, from 0 to ``places`` - 1.
  ///   - container: What it holds from then on.
  /// - Returns: Whether the columns changed: `false` if there is no such place, if all of it is so already, or if containers
  ///   would be nested too deep.
  /// - Complexity: O(*n*), where *n* is the number of elements of what goes and what comes.
  @inlinable
  @discardableResult
  public mutating func fill(_ column: Int, with container: Container<Element>) -> Bool {
    guard column >= 0, column < places, container.branchDepth < ContainerPath.maximumBranchCount else {
      return false
    }
    let index = min(column, count)
    let isThere = index == count - 1 && storage[index] == container
    guard !isThere else { return bringToFront(index) }
    storage.removeLast(count - index)
    storage.append(container)
    storedFront = Int32(truncatingIfNeeded: index)
    return true
  }

  /// Empties a place and those after it, but never the first.
  ///
  /// Where the one in front goes, the last one that stays is in front.
  ///
  /// - Parameter column: The position of the place. From 0 on, all but the first are emptied.
  /// - Returns: Whether the columns changed: `false` if the place is empty already.
  /// - Complexity: O(*n*), where *n* is the number of elements that go.
  @inlinable
  @discardableResult
  public mutating func empty(from column: Int) -> Bool {
    let kept = max(column, 1)
    guard kept < count else { return false }
    storage.removeLast(count - kept)
    storedFront = min(storedFront, Int32(truncatingIfNeeded: kept - 1))
    return true
  }

  /// Brings a column to front, and leaves all columns as they are.
  ///
  /// - Parameter column: The position of the column.
  /// - Returns: Whether the columns changed: `false` if the place is empty or the column is in front already.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func bringToFront(_ column: Int) -> Bool {
    guard column != front, storage.indices.contains(column) else { return false }
    storedFront = Int32(truncatingIfNeeded: column)
    return true
  }
}
