extension Tree where Element: Route {
  /// Whether nobody could tell two trees of plain routes apart, although some routes may not be equal to themselves.
  ///
  /// - Parameter other: The other tree.
  /// - Returns: `true` if nobody could.
  /// - Complexity: O(*n*), where *n* is the number of routes.
  @inlinable
  package func isIndistinguishable(from other: Tree) -> Bool {
    if self == other { return true }
    guard modals.count == other.modals.count, root.isIndistinguishable(from: other.root) else { return false }
    return zip(modals, other.modals).allSatisfy { own, other in
      own.style == other.style && own.container.isIndistinguishable(from: other.container)
    }
  }
}

extension Container where Element: Route {
  @inlinable
  func isIndistinguishable(from other: Container) -> Bool {
    switch (self, other) {
    case (.stack(let own), .stack(let other)):
      return own.count == other.count
        && zip(own.storage, other.storage).allSatisfy { $0.isIndistinguishable(from: $1) }
    case (.tabs(let own), .tabs(let other)):
      return own.count == other.count && own.selection == other.selection
        && zip(own.storage, other.storage).allSatisfy { own, other in
          own.key == other.key && own.container.isIndistinguishable(from: other.container)
        }
    case (.columns(let own), .columns(let other)):
      return own.places == other.places && own.front == other.front && own.count == other.count
        && zip(own.storage, other.storage).allSatisfy { $0.isIndistinguishable(from: $1) }
    default:
      return false
    }
  }
}
