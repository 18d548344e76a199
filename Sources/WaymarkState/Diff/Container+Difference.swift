extension Container {
  /// The first difference in what the user does not see of a container.
  ///
  /// - Parameters:
  ///   - other: What the container should be.
  ///   - path: Where both are.
  ///   - isCovered: Whether the whole container is hidden.
  /// - Returns: The difference, or `nil` if there is none.
  @inlinable
  func hiddenDifference(
    to other: Container, at path: ContainerPath, isCovered: Bool
  ) -> TreeDifference.Kind? {
    // Nested switches, because a switch over both containers at once would copy and release both.
    switch self {
    case .stack(let old):
      guard isCovered else { return nil }
      guard case .stack(let new) = other else { return .replace(path: path) }
      return old.difference(to: new, at: path)
    case .tabs(let old):
      guard case .tabs(let new) = other, old.hasSameKeys(as: new) else {
        return isCovered ? .replace(path: path) : nil
      }
      for index in old.storage.indices {
        let found = old.storage[index].container.hiddenDifference(
          to: new.storage[index].container, at: path.appending(tab: index),
          isCovered: isCovered || index != old.selection)
        if let found { return found }
      }
      guard isCovered, old.selection != new.selection else { return nil }
      return .select(path: path, from: old.selection, to: new.selection)
    }
  }

  /// The first difference in the containers that the user sees: another tab, another kind, another stack, or
  /// a stack with the same elements of which one has another value.
  ///
  /// - Parameters:
  ///   - other: What the container should be.
  ///   - path: Where both are.
  /// - Returns: The difference, or `nil` if there is none that can be seen.
  @inlinable
  func visibleDifference(to other: Container, at path: ContainerPath) -> TreeDifference.Kind? {
    switch self {
    case .stack(let old):
      guard case .stack(let new) = other else { return .replace(path: path) }
      return old.difference(to: new, at: path)
    case .tabs(let old):
      guard case .tabs(let new) = other, old.hasSameKeys(as: new) else { return .replace(path: path) }
      guard old.selection == new.selection else {
        return .select(path: path, from: old.selection, to: new.selection)
      }
      return old.storage[old.selection].container.visibleDifference(
        to: new.storage[old.selection].container, at: path.appending(tab: old.selection))
    }
  }
}
