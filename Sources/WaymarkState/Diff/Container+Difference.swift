extension Container {
  /// The first difference in what the user does not see of a container.
  ///
  /// - Parameters:
  ///   - other: What the container should be.
  ///   - path: Where both are.
  ///   - isCovered: Whether the whole container is hidden.
  /// - Returns: The difference, or `nil` if all that differs can be seen.
  @inlinable
  func hiddenDifference(
    to other: Container, at path: ContainerPath, isCovered: Bool
  ) -> TreeDifference.Kind? {
    switch (self, other) {
    case (.stack(let old), .stack(let new)):
      guard isCovered else { return nil }
      return old.change(to: new, at: path) ?? old.update(to: new, at: path)
    case (.tabs(let old), .tabs(let new)) where old.hasSameKeys(as: new):
      for index in old.storage.indices {
        let found = old.storage[index].container.hiddenDifference(
          to: new.storage[index].container, at: path.appending(tab: index),
          isCovered: isCovered || index != old.selection)
        if let found { return found }
      }
      guard isCovered, old.selection != new.selection else { return nil }
      return .select(path: path, from: old.selection, to: new.selection)
    default:
      return isCovered ? .replace(path: path) : nil
    }
  }

  /// The first difference in the containers that the user sees: another tab, another kind, another stack.
  @inlinable
  func visibleDifference(to other: Container, at path: ContainerPath) -> TreeDifference.Kind? {
    switch (self, other) {
    case (.stack(let old), .stack(let new)):
      return old.change(to: new, at: path)
    case (.tabs(let old), .tabs(let new)) where old.hasSameKeys(as: new):
      guard old.selection == new.selection else {
        return .select(path: path, from: old.selection, to: new.selection)
      }
      return old.selected.container.visibleDifference(
        to: new.selected.container, at: path.appending(tab: old.selection))
    default:
      return .replace(path: path)
    }
  }

  /// The first element of the stack that the user sees that has another value, where nothing else differs.
  @inlinable
  func visibleUpdate(to other: Container, at path: ContainerPath) -> TreeDifference.Kind? {
    switch (self, other) {
    case (.stack(let old), .stack(let new)):
      return old.update(to: new, at: path)
    case (.tabs(let old), .tabs(let new)):
      return old.selected.container.visibleUpdate(
        to: new.selected.container, at: path.appending(tab: old.selection))
    default:
      return nil
    }
  }
}
