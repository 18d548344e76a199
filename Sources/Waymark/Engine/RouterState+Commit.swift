extension RouterState {
  /// Changes the tree by a step, and notes which navigation did.
  @inlinable
  @inline(__always)
  mutating func commit(
    _ step: Step<Entry<R>>, firstNewID: UInt64, for navigation: Navigation<R>
  ) {
    let wasInStep = isInStep
    if !commits.isEmpty { passWaiting(step, of: navigation.id) }
    tree.apply(step)
    let selection = newSelection(by: step)
    planned = wasInStep && isOneStep(step) ? step : nil
    noteCommit(
      of: navigation, firstNewID: firstNewID, newIDCount: Int(ids.last &+ 1 &- firstNewID),
      selection: selection)
  }

  /// Changes the tree as a whole, and notes which navigation did.
  @usableFromInline
  mutating func commit(_ newTree: EntryTree<R>, firstNewID: UInt64, for navigation: Navigation<R>) {
    noteTakenBack(in: newTree, by: navigation.id)
    keepTreeOfLastCommit()
    let selection = newSelection(in: newTree)
    tree = newTree
    planned = nil
    noteCommit(
      of: navigation, firstNewID: firstNewID, newIDCount: countEntries(from: firstNewID),
      selection: selection)
  }

  @inlinable
  @inline(__always)
  mutating func noteCommit(
    of navigation: Navigation<R>, firstNewID: UInt64, newIDCount: Int, selection: ContainerPath?
  ) {
    version += 1
    lastChange = navigation.id
    commits.append(
      PendingCommit(
        navigation: navigation, version: version, firstNewID: firstNewID, lastNewID: ids.last,
        newIDCount: newIDCount, selection: selection))
  }

  /// Notes of the commits that wait what a step takes from them.
  @usableFromInline
  mutating func passWaiting(_ step: Step<Entry<R>>, of id: NavigationID) {
    var removed: [EntryID] = []
    step.forEachRemoved { removed.append($0.id) }
    for index in commits.indices where commits[index].takenBackBy == nil {
      if removed.contains(where: commits[index].brought) { commits[index].takenBackBy = id }
    }
    keepTreeOfLastCommit()
  }

  /// Notes which commits that wait are not fulfilled in a tree.
  mutating func noteTakenBack(in tree: EntryTree<R>, by id: NavigationID) {
    for index in commits.indices
    where commits[index].takenBackBy == nil && !commits[index].isFulfilled(in: tree) {
      commits[index].takenBackBy = id
    }
  }

  /// Whether the host is asked for all of a step at once.
  @inlinable
  func isOneStep(_ step: Step<Entry<R>>) -> Bool {
    guard stackSteps != .combined, case .stack(let change) = step.change else { return true }
    return change.isOneMovement(stackSteps)
  }

  func countEntries(from firstNewID: UInt64) -> Int {
    guard ids.last >= firstNewID else { return 0 }
    var count = 0
    tree.forEachElement { if $0.id.rawValue >= firstNewID { count += 1 } }
    return count
  }

  /// The tabs that a step selects, once the tree has changed by it.
  @inlinable
  func newSelection(by step: Step<Entry<R>>) -> ContainerPath? {
    guard case .select(let path, _, let to) = step.change else { return nil }
    return tree.container(at: path.appending(tab: to))?.visiblePath(from: path.appending(tab: to))
  }

  /// The tabs that a whole tree selects, before it takes the place of this one.
  func newSelection(in newTree: EntryTree<R>) -> ContainerPath? {
    let path = newTree.visiblePath
    guard path.layer < tree.layerCount, path.tabCount > 0 else { return nil }
    return tree.visiblePath(inLayer: path.layer) == path ? nil : path
  }

  /// Keeps the tree that the newest commit made, before the next one changes it, if every commit is to be shown.
  private mutating func keepTreeOfLastCommit() {
    let last = commits.count - 1
    guard policy == .everyCommit, last >= 0, commits[last].tree == nil else { return }
    commits[last].tree = tree
  }

  /// The navigation that is to be shown next: the newest, or where every commit is shown the oldest that has not been.
  ///
  /// A rebuild can have shown some that have not ended yet. It is a position, because a commit takes long to copy.
  @inlinable var nextCommit: Int? {
    if policy == .latest { return commits.isEmpty ? nil : commits.count - 1 }
    var index = 0
    while index < commits.count {
      if commits[index].version > shownVersion { return index }
      index += 1
    }
    return nil
  }

  /// The tree to go to next, and the version it has.
  @inlinable var goalVersion: UInt64 {
    policy == .latest ? version : nextCommit.map { commits[$0].version } ?? version
  }

  @inlinable var goal: EntryTree<R> {
    policy == .latest ? tree : nextCommit.flatMap { commits[$0].tree } ?? tree
  }

  /// Takes out the only navigation that waits if it is the newest and wholly shown, as most are.
  @inlinable
  mutating func takeOnlySettled() -> Navigation<R>? {
    guard commits.count == 1, commits[0].version == shownVersion, commits[0].isOrdinary else { return nil }
    return commits.removeLast().navigation
  }

  /// Whether a navigation has come to its end with what is shown.
  @inlinable var hasSettled: Bool { !commits.isEmpty && commits[0].version <= shownVersion }

  /// Takes out the oldest navigation that has come to its end with what is shown.
  @inlinable
  mutating func takeSettled() -> PendingCommit<R>? {
    guard let first = commits.first, first.version <= shownVersion else { return nil }
    if commits.count == 1 {
      commits.removeAll(keepingCapacity: true)
    } else {
      commits.removeFirst()
    }
    return first
  }
}
