extension Tree {
  /// The first thing to change on the way from this tree to another, or `nil` if they are equal.
  ///
  /// The modals to dismiss come first, from the topmost down. Then comes what is hidden, then the selected
  /// tab, and then the stack that the user sees. Then come the modals to present, from the lowest up, and
  /// last the elements that only have another value.
  ///
  /// All columns count as seen. What is in the columns that stay comes first, with the one to be in front
  /// last. Then columns go, come or move to the front.
  ///
  /// Applying the change and asking again, until nothing differs, leads to the other tree.
  ///
  /// - Parameter other: The tree that is wanted.
  /// - Returns: The change as positions, or `nil`.
  /// - Complexity: O(*n*), where *n* is the number of elements of both trees; nothing is allocated unless
  ///   tabs are nested.
  @inlinable
  @inline(__always)
  public func firstDifference(to other: Tree) -> TreeDifference? {
    // A window with one stack is by far the commonest. Its difference is made where it is read, because
    // handing it from function to function takes longer than finding it.
    guard case .stack(let old) = root, case .stack(let new) = other.root, modals.isEmpty, other.modals.isEmpty
    else { return firstDifferenceInLayers(to: other) }
    guard let found = old.difference(to: new, at: .root) else { return nil }
    return TreeDifference(found, isVisible: true, isLastVisible: !found.isUpdate)
  }

  /// The first difference where there are tabs, columns or modals.
  @inlinable
  func firstDifferenceInLayers(to other: Tree) -> TreeDifference? {
    var same = 0
    while same < modals.count, same < other.modals.count, modals[same].isSameModal(as: other.modals[same]) {
      same += 1
    }
    let presents = other.modals.count - same
    if modals.count > same {
      var isLast = modals.count == same + 1 && presents == 0
      if isLast, let next = visibleDifference(to: other, inLayer: same) { isLast = next.isUpdate }
      return TreeDifference(.dismiss(index: modals.count - 1), isVisible: true, isLastVisible: isLast)
    }
    var layer = 0
    while layer <= same {
      if let found = hiddenDifference(to: other, inLayer: layer, isCovered: layer < same) {
        return TreeDifference(found, isVisible: false, isLastVisible: false)
      }
      layer += 1
    }
    let visible = visibleDifference(to: other, inLayer: same)
    if let visible, presents == 0 || !visible.isUpdate {
      return TreeDifference(
        visible, isVisible: true, isLastVisible: presents == 0 && isLastVisible(visible, to: other))
    }
    guard presents > 0 else { return nil }
    return TreeDifference(.present(index: same), isVisible: true, isLastVisible: presents == 1)
  }

  /// The first difference in what the user does not see of a layer that both trees have.
  @inlinable
  func hiddenDifference(to other: Tree, inLayer layer: Int, isCovered: Bool) -> TreeDifference.Kind? {
    let path = ContainerPath(layer: layer)
    guard layer > 0 else { return root.hiddenDifference(to: other.root, at: path, isCovered: isCovered) }
    return modals[layer - 1].container.hiddenDifference(
      to: other.modals[layer - 1].container, at: path, isCovered: isCovered)
  }

  /// The first difference before the user's eyes in a layer that both trees have, once it is the topmost.
  @inlinable
  func visibleDifference(to other: Tree, inLayer layer: Int) -> TreeDifference.Kind? {
    let path = ContainerPath(layer: layer)
    guard layer > 0 else { return root.visibleDifference(to: other.root, at: path) }
    return modals[layer - 1].container.visibleDifference(to: other.modals[layer - 1].container, at: path)
  }
}

extension Tree {
  /// Whether a difference before the user's eyes is the last one in its layer that may be animated.
  @inlinable
  func isLastVisible(_ found: TreeDifference.Kind, to other: Tree) -> Bool {
    guard let path = found.path else { return false }
    return layer(path.layer).isLastVisible(found, in: path, to: other.layer(path.layer))
  }
}

extension TreeDifference.Kind {
  /// Where containers differ; `nil` for modals, and for a value, which moves nothing.
  @inlinable var path: ContainerPath? {
    switch self {
    case .stack(let path, _, _, _, _), .select(let path, _, _), .columns(let path, _), .replace(let path):
      path
    case .dismiss, .present, .update: nil
    }
  }

  /// Whether only the value of an element differs, which moves nothing and so is not animated.
  @inlinable var isUpdate: Bool {
    guard case .update = self else { return false }
    return true
  }
}
