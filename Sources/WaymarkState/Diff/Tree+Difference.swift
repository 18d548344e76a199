extension Tree {
  /// The first thing to change on the way from this tree to another, or `nil` if they are equal.
  ///
  /// Modals that are to go come first, the topmost before the others; then what is hidden; then the selected tab; then
  /// the stack that the user sees; then modals that are to come, the lowest first; and last the elements that only have
  /// another value. Carrying the change out and asking again leads to the other tree.
  ///
  /// - Parameter other: The tree that is wanted.
  /// - Returns: The change as positions, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of elements of both trees; nothing is allocated unless tabs are nested.
  @inlinable
  public func firstDifference(to other: Tree) -> TreeDifference? {
    var same = 0
    while same < modals.count, same < other.modals.count, modals[same].isSameModal(as: other.modals[same]) {
      same += 1
    }
    let presents = other.modals.count - same
    if modals.count > same {
      let isLast =
        modals.count == same + 1 && presents == 0 && !hasVisibleDifference(to: other, inLayer: same)
      return TreeDifference(.dismiss(index: modals.count - 1), isVisible: true, isLastVisible: isLast)
    }
    for layer in 0...same {
      let found = self.layer(layer).hiddenDifference(
        to: other.layer(layer), at: ContainerPath(layer: layer), isCovered: layer < same)
      if let found { return TreeDifference(found, isVisible: false, isLastVisible: false) }
    }
    let start = ContainerPath(layer: same)
    if let found = layer(same).visibleDifference(to: other.layer(same), at: start) {
      return TreeDifference(found, isVisible: true, isLastVisible: presents == 0)
    }
    if presents > 0 {
      return TreeDifference(.present(index: same), isVisible: true, isLastVisible: presents == 1)
    }
    if let found = layer(same).visibleUpdate(to: other.layer(same), at: start) {
      return TreeDifference(found, isVisible: true, isLastVisible: false)
    }
    return nil
  }

  /// Whether something will change before the user's eyes in a layer once it is the topmost.
  @inlinable
  func hasVisibleDifference(to other: Tree, inLayer layer: Int) -> Bool {
    self.layer(layer).visibleDifference(to: other.layer(layer), at: ContainerPath(layer: layer)) != nil
  }
}
