extension Tree {
  /// The first difference from where the search has come to.
  ///
  /// It finds what ``firstDifference(to:)`` finds, which is apart because noting how far it came would cost a diff of few tabs
  /// a quarter more.
  @inlinable
  func firstDifference(to other: Tree, resuming progress: inout DiffProgress) -> TreeDifference? {
    let modalLimit = min(modals.count, other.modals.count)
    var same = min(progress.sameModals, modalLimit)
    while same < modalLimit, modals[same].isSameModal(as: other.modals[same]) { same += 1 }
    progress.sameModals = same
    let presents = other.modals.count - same
    if modals.count > same {
      var isLast = modals.count == same + 1 && presents == 0
      if isLast, let next = visibleDifference(to: other, inLayer: same) { isLast = next.isUpdate }
      return TreeDifference(.dismiss(index: modals.count - 1), isVisible: true, isLastVisible: isLast)
    }
    if let found = hiddenDifference(to: other, upTo: same, resuming: &progress) {
      return TreeDifference(found, isVisible: false, isLastVisible: false)
    }
    let visible = visibleDifference(to: other, inLayer: same, resuming: progress)
    if let visible, presents == 0 || !visible.isUpdate {
      progress.note(visible)
      // What the step covers or brings was not hidden before, and has not been looked at.
      if visible.changesWhatIsHidden { progress.restart(layer: same) }
      return TreeDifference(
        visible, isVisible: true, isLastVisible: presents == 0 && isLastVisible(visible, to: other))
    }
    guard presents > 0 else { return nil }
    progress.restart(layer: same)
    return TreeDifference(.present(index: same), isVisible: true, isLastVisible: presents == 1)
  }

  /// The first difference in what the user does not see of the layers up to one, the topmost that both trees have.
  @inlinable
  func hiddenDifference(
    to other: Tree, upTo same: Int, resuming progress: inout DiffProgress
  ) -> TreeDifference.Kind? {
    guard !progress.isHiddenSame else { return nil }
    var layer = min(progress.path.layer, same)
    while layer <= same {
      let found =
        progress.isInsideLayer && layer == progress.path.layer
        ? hiddenDifference(to: other, inLayer: layer, isCovered: layer < same, resuming: progress)
        : hiddenDifference(to: other, inLayer: layer, isCovered: layer < same)
      if let found {
        progress.note(found)
        return found
      }
      layer += 1
    }
    progress.restart(layer: same)
    progress.isHiddenSame = true
    return nil
  }

  /// The first difference in what the user does not see of a layer, from where the search has come to.
  @inlinable
  func hiddenDifference(
    to other: Tree, inLayer layer: Int, isCovered: Bool, resuming progress: DiffProgress
  ) -> TreeDifference.Kind? {
    let path = ContainerPath(layer: layer)
    return self.layer(layer).hiddenDifference(
      to: other.layer(layer), at: path, isCovered: isCovered, resuming: progress)
  }

  /// The first difference before the user's eyes in a layer that both trees have, from where the search has come to.
  @inlinable
  func visibleDifference(
    to other: Tree, inLayer layer: Int, resuming progress: DiffProgress
  ) -> TreeDifference.Kind? {
    guard progress.updatesFrom >= 0 else { return visibleDifference(to: other, inLayer: layer) }
    let path = ContainerPath(layer: layer)
    return self.layer(layer).visibleDifference(to: other.layer(layer), at: path, resuming: progress)
  }
}

extension TreeDifference.Kind {
  /// Whether carrying it out hides what could be seen, or shows what could not.
  @inlinable var changesWhatIsHidden: Bool {
    switch self {
    case .select, .replace: true
    case .dismiss, .present, .stack, .columns, .update: false
    }
  }
}
