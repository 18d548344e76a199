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
      if let found = old.hiddenDifference(to: new, at: path, isCovered: isCovered) { return found }
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

extension RouteTabs {
  /// The first difference in what the user does not see of tabs that have the same keys.
  @inlinable
  func hiddenDifference(
    to other: RouteTabs, at path: ContainerPath, isCovered: Bool
  ) -> TreeDifference.Kind? {
    // Read in place: to take containers out of their arrays would retain and release each of them.
    storage.withUnsafeBufferPointer { old in
      other.storage.withUnsafeBufferPointer { new in
        guard old.baseAddress != new.baseAddress else { return nil }
        for index in old.indices {
          let isHidden = isCovered || index != selection
          if case .stack(let oldStack) = old[index].container,
            case .stack(let newStack) = new[index].container,
            !isHidden || oldStack.hasEqualElements(to: newStack)
          {
            continue
          }
          let found = old[index].container.hiddenDifference(
            to: new[index].container, at: path.appending(tab: index), isCovered: isHidden)
          if let found { return found }
        }
        return nil
      }
    }
  }
}

extension RouteStack {
  /// Whether nothing at all differs.
  @inlinable
  @inline(__always)
  func hasEqualElements(to other: RouteStack) -> Bool {
    storage.withUnsafeBufferPointer { old in
      other.storage.withUnsafeBufferPointer { new in
        guard old.count == new.count else { return false }
        guard old.baseAddress != new.baseAddress else { return true }
        var index = 0
        while index < old.count {
          if old[index] != new[index] { return false }
          index += 1
        }
        return true
      }
    }
  }
}
