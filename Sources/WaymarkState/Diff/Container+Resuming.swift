extension Container {
  /// The first difference in what the user does not see of a container, from where the search has come to.
  ///
  /// - Parameters:
  ///   - other: What the container should be.
  ///   - path: Where both are, on the way to where the search has come to.
  ///   - isCovered: Whether the whole container is hidden.
  ///   - progress: Where the search has come to.
  /// - Returns: The difference, or `nil` if all that differs can be seen.
  @inlinable
  func hiddenDifference(
    to other: Container, at path: ContainerPath, isCovered: Bool, resuming progress: DiffProgress
  ) -> TreeDifference.Kind? {
    guard path.branchCount < progress.path.branchCount else {
      guard isCovered, let update = nextUpdate(to: other, at: path, resuming: progress) else {
        return hiddenDifference(to: other, at: path, isCovered: isCovered)
      }
      return update.kind
    }
    let index = progress.path.branch(at: path.branchCount)
    if case .columns(let old) = self, case .columns(let new) = other, old.places == new.places {
      return old.hiddenDifference(to: new, at: path, isCovered: isCovered, in: index, resuming: progress)
    }
    // That the keys are the same is what led the search into one of the tabs.
    guard case .tabs(let old) = self, case .tabs(let new) = other, old.count == new.count, index < old.count
    else { return hiddenDifference(to: other, at: path, isCovered: isCovered) }
    let resumed = old.storage[index].container.hiddenDifference(
      to: new.storage[index].container, at: path.appending(branch: index),
      isCovered: isCovered || index != old.selection, resuming: progress)
    if let resumed { return resumed }
    for later in (index + 1)..<old.count {
      let found = old.storage[later].container.hiddenDifference(
        to: new.storage[later].container, at: path.appending(branch: later),
        isCovered: isCovered || later != old.selection)
      if let found { return found }
    }
    guard isCovered, old.selection != new.selection else { return nil }
    return .select(path: path, from: old.selection, to: new.selection)
  }

  /// The first difference that the user sees, from where the search has come to.
  @inlinable
  func visibleDifference(
    to other: Container, at path: ContainerPath, resuming progress: DiffProgress
  ) -> TreeDifference.Kind? {
    guard progress.updatesFrom >= 0 else { return visibleDifference(to: other, at: path) }
    // Values alone come last, so what they were found in is all that is left, unless there are columns beside it.
    let place = progress.path
    guard let old = container(at: place), let new = other.container(at: place),
      let update = old.nextUpdate(to: new, at: place, resuming: progress)
    else { return visibleDifference(to: other, at: path) }
    return update.kind ?? (hasColumns(onWayTo: place) ? visibleDifference(to: other, at: path) : nil)
  }

  /// Whether a path leads through columns.
  @inlinable
  func hasColumns(onWayTo place: ContainerPath, from depth: Int = 0) -> Bool {
    guard depth < place.branchCount else { return false }
    if case .columns = self { return true }
    return branch(at: place.branch(at: depth))?.hasColumns(onWayTo: place, from: depth + 1) ?? false
  }

  /// The next element with another value in a stack of which only values differ, where the search has come to one.
  @inlinable
  func nextUpdate(
    to other: Container, at path: ContainerPath, resuming progress: DiffProgress
  ) -> NextUpdate? {
    guard path == progress.path, progress.updatesFrom >= 0, case .stack(let old) = self,
      case .stack(let new) = other, old.count == new.count
    else { return nil }
    var index = progress.updatesFrom
    while index < old.count {
      if old.storage[index] != new.storage[index] {
        return NextUpdate(kind: .update(position: ElementPosition(path: path, index: index)))
      }
      index += 1
    }
    return NextUpdate(kind: nil)
  }
}

extension RouteColumns {
  /// The first difference in what the user does not see of columns with the same places, from where the search has come to
  /// in one of them.
  @inlinable
  func hiddenDifference(
    to other: RouteColumns, at path: ContainerPath, isCovered: Bool, in index: Int,
    resuming progress: DiffProgress
  ) -> TreeDifference.Kind? {
    let order = orderOfChange(to: other)
    guard index < order.count else { return hiddenDifference(to: other, at: path, isCovered: isCovered) }
    let resumed = storage[index].hiddenDifference(
      to: other.storage[index], at: path.appending(branch: index), isCovered: isCovered, resuming: progress)
    return resumed
      ?? hiddenDifference(to: other, at: path, isCovered: isCovered, from: order.place(of: index) + 1)
  }
}

/// What a search for values found in a stack whose elements are known to be the same.
@usableFromInline
struct NextUpdate {
  @usableFromInline let kind: TreeDifference.Kind?

  @inlinable
  init(kind: TreeDifference.Kind?) {
    self.kind = kind
  }
}
