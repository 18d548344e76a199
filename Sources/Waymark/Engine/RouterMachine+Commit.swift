extension RouterMachine {
  /// Changes the tree by a step, for a navigation.
  @inlinable
  @inline(__always)
  mutating func commit(_ step: __owned Step<Entry<R>>, firstNewID: UInt64, for navigation: Navigation) {
    if !commits.isEmpty { retract(step, by: navigation.id) }
    var rarities: Commit<R>.Rarities?
    switch step.change {
    case .update(_, _, let new): rarities = claim(new)
    case .select(let path, _, let index): rarities = claim(path.appending(branch: index))
    case _ where !commits.isEmpty: rarities = removals(of: step)
    default: break
    }
    tree.apply(step)
    append(navigation, firstNewID, newIDCount: Int(ids.last &+ 1 &- firstNewID), rarities)
    didChangeTree(Way(step: step))
  }

  /// Changes the tree as a whole, for a navigation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries of both trees.
  @inlinable
  mutating func commit(_ newTree: EntryTree<R>, firstNewID: UInt64, for navigation: Navigation) {
    let changes = TreeChanges(from: tree, to: newTree)
    let rarities = claim(changes, newTree, by: navigation.id)
    tree = newTree
    var count = 0
    for entry in changes.inserted where entry.id.rawValue >= firstNewID { count += 1 }
    append(navigation, firstNewID, newIDCount: count, rarities)
    didChangeTree(Way())
  }

  @inlinable
  @inline(__always)
  mutating func append(
    _ navigation: Navigation, _ firstNewID: UInt64, newIDCount: Int, _ rarities: Commit<R>.Rarities?
  ) {
    commits.last += 1
    revision &+= 1
    treeRevision &+= 1
    lastChange = navigation.id
    commits.append(
      Commit(
        navigation: navigation, number: commits.last, firstNewID: firstNewID, lastNewID: ids.last,
        newIDCount: newIDCount, rarities: rarities))
  }

  /// Notes that the tree is another one than what is shown.
  ///
  /// - Parameter way: The way from the shown tree, if the two were equal before.
  @inlinable
  @inline(__always)
  mutating func didChangeTree(_ way: __owned Way<R>) {
    progress = nil
    if case .resting = phase { phase = .behind(way) } else { didChangeTreeElsewhere() }
  }

  @usableFromInline
  mutating func didChangeTreeElsewhere() {
    switch phase {
    case .behind(let way): phase = .behind(Way(isRetry: way.isRetry))
    case .unknown(var screen):
      screen.isRebuildDue = true
      phase = .unknown(screen)
    case .detached, .resting, .performing, .rebuilding: break
    }
  }

  /// Notes which waiting commits a step undoes.
  @usableFromInline
  mutating func retract(_ step: Step<Entry<R>>, by id: NavigationID) {
    let screen = lookAtScreen()
    step.forEachRemoved { commits.retract(bringing: $0.id, .retracted(by: id), screen) }
    if case .update(_, let old, _) = step.change {
      commits.retract(updating: old, .retracted(by: id), screen)
    }
    guard !commits.selections.isEmpty, step.mayUnselect else { return }
    var after = tree
    after.apply(step)
    commits.retractSelections(in: after, .retracted(by: id), screen)
  }

  /// Notes which waiting commits a new tree undoes, and what has to be tracked for the commit that makes it.
  @inlinable
  mutating func claim(
    _ changes: TreeChanges<R>, _ newTree: EntryTree<R>, by id: NavigationID
  ) -> Commit<R>.Rarities? {
    if commits.isEmpty {
      commits.forgetClaims()
    } else {
      let screen = lookAtScreen()
      for entry in changes.removed { commits.retract(bringing: entry.id, .retracted(by: id), screen) }
      for entry in changes.updated { commits.retract(updating: entry, .retracted(by: id), screen) }
      commits.retractSelections(in: newTree, .retracted(by: id), screen)
    }
    // New tabs come with their selection: only selections in tabs that were there before are tracked.
    let focused = tree.newlyFocused(in: newTree, known: true)
    let number = commits.last + 1
    for entry in changes.updates { commits.updates[entry.id] = number }
    if !focused.isEmpty { commits.selections.append(number) }
    guard !focused.isEmpty || !changes.updates.isEmpty || !changes.removed.isEmpty else { return nil }
    return Commit<R>.Rarities(
      fate: .standing, routes: changes.updates, focused: focused, removed: changes.removed.map { $0.id })
  }

  /// Notes what has to be tracked for the commit of a step that changes an entry's route.
  @inlinable
  mutating func claim(_ entry: Entry<R>) -> Commit<R>.Rarities {
    if commits.isEmpty { commits.forgetClaims() }
    commits.updates[entry.id] = commits.last + 1
    return Commit<R>.Rarities(fate: .standing, routes: [entry])
  }

  /// Notes what has to be tracked for the commit of a step that selects a tab.
  @inlinable
  mutating func claim(_ tab: BranchPath) -> Commit<R>.Rarities {
    if commits.isEmpty { commits.forgetClaims() }
    commits.selections.append(commits.last + 1)
    return Commit<R>.Rarities(
      fate: .standing, focused: BranchAddress(tab, in: tree).map { [$0] } ?? [])
  }

  /// The lowest entry that a change of a stack or the dismissal of a modal removes, which a waiting navigation may have
  /// brought.
  @inlinable
  func removals(of step: Step<Entry<R>>) -> Commit<R>.Rarities? {
    let lowest: EntryID? =
      switch step.change {
      case .stack(let change): change.removed.first?.id
      case .dismiss(let modals, _): modals.first?.root.id
      default: nil
      }
    return lowest.map { Commit<R>.Rarities(fate: .standing, removed: [$0]) }
  }

  /// The screen, as far as it is known, to decide about commits that are undone.
  ///
  /// While the host is at work, many navigations may be undone one by one, and all of them look at the same screen.
  @usableFromInline
  mutating func lookAtScreen() -> ScreenView<R> {
    switch phase {
    case .performing, .rebuilding:
      if let view = commits.view, view.request == lastRequest { return view }
      let view = ScreenView(shown: shown, isChanging: true, request: lastRequest)
      commits.view = view
      return view
    case .detached, .unknown, .resting, .behind:
      return ScreenView(shown: shown, isChanging: false, request: lastRequest)
    }
  }
}

extension Step {
  /// Whether a tab that was selected may be so no more, or be gone.
  fileprivate var mayUnselect: Bool {
    switch change {
    case .dismiss, .select, .columns, .replace: true
    case .stack, .detents, .present, .update: false
    }
  }
}
