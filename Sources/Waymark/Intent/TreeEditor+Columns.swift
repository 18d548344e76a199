extension TreeEditor {
  /// Puts a container into a place of columns, empties the places after it and brings it to the front.
  ///
  /// If an earlier place is empty, the container goes into the first empty place. If the column already has
  /// the same root, the entries whose routes stay are kept.
  ///
  /// - Parameters:
  ///   - container: What the place holds from then on.
  ///   - column: The position of the place, from 0.
  ///   - path: The path of the columns; if it is `nil`, of those that the user would see.
  /// - Returns: Whether the tree changed: `false` if there are no columns or no such place, or if nothing
  ///   would change.
  @discardableResult
  public mutating func fill(_ container: Container<R>, column: Int, in path: BranchPath? = nil)
    -> Bool
  {
    guard let path = path ?? tree.visibleColumns else { return false }
    return tree.fill(container, column: column, in: path, ids: &ids)
  }

  /// Puts a route into a place of columns, as the root of a stack, empties the places after it and brings it
  /// to the front.
  ///
  /// - Parameters:
  ///   - route: The root of the stack that the place holds from then on.
  ///   - column: The position of the place, from 0.
  ///   - path: The path of the columns; if it is `nil`, of those that the user would see.
  /// - Returns: Whether the tree changed: `false` if there are no columns or no such place, or if nothing
  ///   would change.
  @discardableResult
  public mutating func fill(_ route: R, column: Int, in path: BranchPath? = nil) -> Bool {
    fill(.stack(RouteStack(root: route)), column: column, in: path)
  }

  /// Empties a place of columns and those after it, but never the first.
  ///
  /// - Parameters:
  ///   - column: The position of the place.
  ///   - path: The path of the columns; if it is `nil`, of those that the user would see.
  /// - Returns: Whether the tree changed: `false` if there are no columns, or if the place is empty already.
  @discardableResult
  public mutating func clearColumns(from column: Int, in path: BranchPath? = nil) -> Bool {
    tree.clearColumns(from: column, in: path)
  }

  /// Brings a column to the front.
  ///
  /// - Parameters:
  ///   - column: The position of the column.
  ///   - path: The path of the columns; if it is `nil`, of those that the user would see.
  /// - Returns: Whether the tree changed: `false` if there are no columns, if the place is empty, or if the column is in front
  ///   already.
  @discardableResult
  public mutating func focusColumn(_ column: Int, in path: BranchPath? = nil) -> Bool {
    tree.focusColumn(column, in: path)
  }

  /// Shows a route in a column.
  ///
  /// It goes into the first empty place while the column's place or an earlier one is empty, and into the last place where there
  /// are fewer. It is pushed where there are no columns.
  mutating func show(_ route: R, inColumn column: Int) {
    guard let path = tree.visibleColumns, case .columns(let columns)? = tree.container(at: path) else {
      push(route)
      return
    }
    tree.dismiss(at: path.layer)
    fill(route, column: min(max(column, 0), columns.places - 1), in: path)
    tree.select(path)
  }
}
