extension Tree {
  /// The path of the columns that the user sees: in the topmost layer that has some, the innermost that have the focus.
  ///
  /// - Complexity: O(*l*), where *l* is the number of layers.
  @inlinable public var visibleColumns: ContainerPath? {
    for layer in stride(from: modals.count, through: 0, by: -1) {
      if let path = columns(around: visiblePath(inLayer: layer)) { return path }
    }
    return nil
  }

  /// The innermost columns that a place is in.
  ///
  /// - Parameter path: The path of a container in them, or of the columns themselves.
  /// - Returns: The path of the columns, or `nil` if there are none on the way to the place.
  /// - Complexity: O(*d*²), where *d* is how deep tabs and columns are nested.
  @inlinable
  public func columns(around path: ContainerPath) -> ContainerPath? {
    var place: ContainerPath? = path
    while let path = place {
      if case .columns? = container(at: path) { return path }
      place = path.parent
    }
    return nil
  }

  /// Puts a container into a place of columns, empties the places after it and brings it to front.
  ///
  /// While an earlier place is empty, the first empty place is taken. Modals stay where they are, but a modal is known by its
  /// root: with something else in the first place of its columns it is another one.
  ///
  /// - Parameters:
  ///   - column: The position of the place, from 0.
  ///   - container: What it holds from then on.
  ///   - path: The columns; those of ``visibleColumns`` if it is `nil`.
  /// - Returns: Whether the tree changed: `false` if there are no columns or no such place, if all of it is so already, or if
  ///   containers would be nested too deep.
  /// - Complexity: O(*n*), where *n* is the number of elements of what goes and what comes.
  @inlinable
  @discardableResult
  public mutating func fill(
    _ column: Int, with container: Container<Element>, in path: ContainerPath? = nil
  ) -> Bool {
    guard let path = path ?? visibleColumns,
      path.branchCount + container.branchDepth < ContainerPath.maximumBranchCount
    else { return false }
    return withContainer(at: path) { $0.withColumns { $0.fill(column, with: container) } ?? false } ?? false
  }

  /// Puts an element into a place of columns, as the root of a stack, empties the places after it and brings it to front.
  ///
  /// - Parameters:
  ///   - column: The position of the place, from 0.
  ///   - element: The root of the stack that it holds from then on.
  ///   - path: The columns; those of ``visibleColumns`` if it is `nil`.
  /// - Returns: Whether the tree changed: `false` if there are no columns or no such place, or if all of it is so already.
  /// - Complexity: O(*n*), where *n* is the number of elements that go.
  @inlinable
  @discardableResult
  public mutating func fill(_ column: Int, with element: Element, in path: ContainerPath? = nil) -> Bool {
    fill(column, with: .stack(RouteStack(root: element)), in: path)
  }

  /// Empties a place of columns and those after it, but never the first.
  ///
  /// - Parameters:
  ///   - column: The position of the place.
  ///   - path: The columns; those of ``visibleColumns`` if it is `nil`.
  /// - Returns: Whether the tree changed: `false` if there are no columns, or if the place is empty already.
  /// - Complexity: O(*n*), where *n* is the number of elements that go.
  @inlinable
  @discardableResult
  public mutating func empty(from column: Int, in path: ContainerPath? = nil) -> Bool {
    guard let path = path ?? visibleColumns else { return false }
    return withContainer(at: path) { $0.withColumns { $0.empty(from: column) } ?? false } ?? false
  }

  /// Brings a column to front.
  ///
  /// Modals, and tabs that the columns are nested in, stay as they are; to show all of the way, use ``select(_:)-(ContainerPath)``.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - path: The columns; those of ``visibleColumns`` if it is `nil`.
  /// - Returns: Whether the tree changed: `false` if there are no columns, if the place is empty, or if the column is in front
  ///   already.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func bringToFront(_ column: Int, in path: ContainerPath? = nil) -> Bool {
    guard let path = path ?? visibleColumns else { return false }
    return withContainer(at: path) { $0.withColumns { $0.bringToFront(column) } ?? false } ?? false
  }

  /// Empties the column whose container is at a path, unless it is the first or the path leads to no column.
  @inlinable
  mutating func empty(columnAt path: ContainerPath) -> Bool {
    guard let parent = path.parent else { return false }
    let column = path.branch(at: path.branchCount - 1)
    guard column > 0 else { return false }
    return empty(from: column, in: parent)
  }
}
