import WaymarkCore

extension TreeEditor {
  /// Selects a tab, while modals stay where they are.
  ///
  /// - Parameter key: The key of the tab.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func select(_ key: R) -> Bool { places.select(AnyRoute(key)) }

  /// Selects the branch at a path, and those that it is in: a tab, or a column that is filled.
  ///
  /// - Parameter path: The path of a tab or a column.
  /// - Returns: Whether the tree changed.
  @discardableResult
  public mutating func select(_ path: BranchPath) -> Bool { places.select(path) }

  /// Inserts a tab beside others and leaves the selected one selected.
  ///
  /// A modal is known by the root of its first tab: with another first tab it is another modal, which is
  /// presented anew.
  ///
  /// - Parameters:
  ///   - tab: The new tab.
  ///   - index: The position that it takes, from 0 to the number of tabs; the last one if it is `nil`.
  ///   - path: The path of the tabs, by default the window's root.
  /// - Returns: Whether the tree changed: `false` if the path leads to no tabs, if another tab has its key,
  ///   if there is no such position, if there are as many tabs as can be side by side, or if tabs would be
  ///   nested too deep.
  @discardableResult
  public mutating func insertTab(
    _ tab: RouteTab<R>, at index: Int? = nil, in path: BranchPath = .root
  ) -> Bool {
    places.insertTab(
      RouteTab(AnyRoute(tab.key), Container(tab.container.boxed, ids: &ids)), at: index, in: path)
  }

  /// Removes a tab with all that it holds, unless it is the only one.
  ///
  /// If it was selected, the tab that takes its position is selected, or the new last tab if none does.
  /// Guards of places are asked about what that tab shows.
  ///
  /// - Parameters:
  ///   - key: The key of the tab.
  ///   - path: The path of the tabs, by default the window's root.
  /// - Returns: Whether the tree changed: `false` if the path leads to no tabs, if none of them has the key, or if it is the
  ///   only one.
  @discardableResult
  public mutating func removeTab(_ key: R, in path: BranchPath = .root) -> Bool {
    places.removeTab(AnyRoute(key), in: path)
  }

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
    guard let path = path ?? places.visibleColumns else { return false }
    return places.fill(container.boxed, column: column, in: path, ids: &ids)
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
    places.clearColumns(from: column, in: path)
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
    places.focusColumn(column, in: path)
  }
}
