extension RouterState {
  /// Changes the tree, and notes which navigation did.
  @inlinable
  mutating func commit(_ change: ProposedChange<R>, firstNewID: UInt64, for navigation: Navigation<R>) {
    let wasInStep = isInStep
    if !commits.isEmpty {
      noteTakenBack(by: change, of: navigation.id)
      if policy == .everyCommit { keepTreeOfLastCommit() }
    }
    version += 1
    lastChange = navigation.id
    var newIDCount = Int(ids.last &+ 1 &- firstNewID)
    var selection: ContainerPath?
    switch change {
    case .step(let step):
      tree.apply(step)
      if case .select(let path, _, let to) = step.change {
        selection = tree.container(at: path.appending(tab: to))?.visiblePath(from: path.appending(tab: to))
      }
      planned = wasInStep && isOneStep(step) ? step : nil
    case .tree(let newTree):
      selection = newSelection(in: newTree)
      tree = newTree
      newIDCount = countEntries(from: firstNewID)
      planned = nil
    }
    commits.append(
      PendingCommit(
        navigation: navigation, version: version, firstNewID: firstNewID, lastNewID: ids.last,
        newIDCount: newIDCount, selection: selection))
  }

  /// Notes which commits that wait lose what they asked for.
  @usableFromInline
  mutating func noteTakenBack(by change: ProposedChange<R>, of id: NavigationID) {
    switch change {
    case .step(let step):
      var removed: [EntryID] = []
      step.forEachRemoved { removed.append($0.id) }
      for index in commits.indices where commits[index].takenBackBy == nil {
        if removed.contains(where: commits[index].brought) { commits[index].takenBackBy = id }
      }
    case .tree(let tree):
      noteTakenBack(in: tree, by: id)
    }
  }

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

  @usableFromInline
  func countEntries(from firstNewID: UInt64) -> Int {
    guard ids.last >= firstNewID else { return 0 }
    var count = 0
    tree.forEachElement { if $0.id.rawValue >= firstNewID { count += 1 } }
    return count
  }

  @usableFromInline
  func newSelection(in newTree: EntryTree<R>) -> ContainerPath? {
    let path = newTree.visiblePath
    guard path.layer < tree.layerCount, path.tabCount > 0 else { return nil }
    return tree.visiblePath(inLayer: path.layer) == path ? nil : path
  }

  /// Keeps the tree that the newest pending commit made, before the next one changes it.
  @usableFromInline
  mutating func keepTreeOfLastCommit() {
    let last = commits.count - 1
    guard last >= 0, commits[last].tree == nil else { return }
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
