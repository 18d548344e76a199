extension Tree {
  /// The position of an entry.
  ///
  /// - Parameter id: The entry to look for.
  /// - Returns: Its position, or `nil` if it is not in the tree.
  /// - Complexity: O(*n*), where *n* is the number of entries; O(1) for the one that the user sees.
  @inlinable
  public func position<Value: Route>(of id: EntryID) -> ElementPosition? where Element == Entry<Value> {
    firstPosition { $0.id == id }
  }

  /// An entry by its identifier.
  ///
  /// - Parameter id: The entry to look for.
  /// - Returns: The entry, or `nil` if it is not in the tree.
  /// - Complexity: O(*n*), where *n* is the number of entries; O(1) for the one that the user sees.
  @inlinable
  public func entry<Value: Route>(_ id: EntryID) -> Entry<Value>? where Element == Entry<Value> {
    position(of: id).flatMap { element(at: $0) }
  }

  /// Goes back to an entry: pops what is above it in its own stack, even if that is hidden.
  ///
  /// - Parameter id: The entry to return to.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  @inlinable
  @discardableResult
  public mutating func pop<Value: Route>(to id: EntryID) -> Bool where Element == Entry<Value> {
    guard let position = position(of: id) else { return false }
    return editStack(at: position.path) { $0.pop($0.count - 1 - position.index) }
  }

  /// Removes an entry from its own stack, even if that is hidden, with everything above it and optionally
  /// some entries below it, but never the root.
  ///
  /// - Parameters:
  ///   - count: How many to remove at most, counted from the entry down. Those above it do not count.
  ///   - id: The entry.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  @inlinable
  @discardableResult
  public mutating func pop<Value: Route>(_ count: Int = 1, from id: EntryID) -> Bool
  where Element == Entry<Value> {
    guard count > 0, let position = position(of: id), position.index > 0 else { return false }
    let kept = max(1, position.index - min(count, position.index) + 1)
    return editStack(at: position.path) { $0.pop($0.count - kept) }
  }

  /// Replaces an entry, and everything above it, with another entry.
  ///
  /// - Parameters:
  ///   - id: The entry that goes.
  ///   - entry: The new top of its stack.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  @inlinable
  @discardableResult
  public mutating func replace<Value: Route>(_ id: EntryID, with entry: Element) -> Bool
  where Element == Entry<Value> {
    guard let position = position(of: id) else { return false }
    return editStack(at: position.path) { stack in
      let isShorter = stack.pop(stack.count - 1 - position.index)
      return stack.replaceTop(with: entry) || isShorter
    }
  }

  /// Removes one entry and leaves those above it where they are.
  ///
  /// Removing the last entry of a modal dismisses the modal and those above it. Removing the last entry of a
  /// column after the first empties that column and those after it. If columns hold only one entry, it also
  /// counts as the last entry of the modal or the column that they are in. The last entry of any other stack
  /// stays: that of a tab, of the window, and of a first column while others are filled.
  ///
  /// - Parameter id: The entry to remove.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  @inlinable
  @discardableResult
  public mutating func remove<Value: Route>(_ id: EntryID) -> Bool where Element == Entry<Value> {
    guard let position = position(of: id) else { return false }
    if editStack(at: position.path, { $0.remove(at: position.index) }) { return true }
    var place = position.path
    while let parent = place.parent {
      if empty(columnAt: place) { return true }
      guard case .columns(let columns)? = container(at: parent), columns.count == 1 else { return false }
      place = parent
    }
    return place.layer > 0 && dismiss(at: place.layer - 1)
  }

  /// Removes an entry with everything above it in its stack.
  ///
  /// Closing the root of a modal dismisses the modal and those above it. Closing the root of a column after
  /// the first empties that column and those after it. The root of any other stack stays.
  ///
  /// - Parameter id: The entry to close.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  @inlinable
  @discardableResult
  public mutating func close<Value: Route>(_ id: EntryID) -> Bool where Element == Entry<Value> {
    guard let position = position(of: id) else { return false }
    if position.index > 0 { return editStack(at: position.path) { $0.pop($0.count - position.index) } }
    var column: ContainerPath? = position.path
    while let place = column, container(at: place)?.root.id == id {
      if empty(columnAt: place) { return true }
      column = place.parent
    }
    guard position.path.layer > 0, modals[position.path.layer - 1].root.id == id else { return false }
    return dismiss(at: position.path.layer - 1)
  }

  /// Changes the route of an entry in place, so that the same screen shows it.
  ///
  /// - Parameters:
  ///   - id: The entry to change.
  ///   - route: Where it leads from now on.
  /// - Returns: Whether the tree changed.
  /// - Complexity: O(*n*), where *n* is the number of entries; O(1) for the one that the user sees.
  @inlinable
  @discardableResult
  public mutating func update<Value: Route>(_ id: EntryID, to route: Value) -> Bool
  where Element == Entry<Value> {
    guard let position = position(of: id) else { return false }
    return update(at: position, to: Entry(id: id, route: route))
  }
}
