/// The tree from which waiting commits are shown one by one, kept once the screen differs from it.
///
/// Until then, the steps of the commits lead from the shown tree to one after the other, and nothing has to be kept.
@usableFromInline
struct CommitHistory<R: Route>: Sendable {
  /// The tree from which the commit after ``number`` was made, or the current tree if there is none.
  private var base: EntryTree<R>

  /// The number of the commit that led to ``base``.
  private(set) var number: UInt64

  /// What the user has done since, each with the commit that it came after, in order.
  private var departures: [Departure] = []

  /// How many of these departures removed each entry.
  private var gone: [EntryID: Int] = [:]

  /// Whether the screen shows ``base`` without what the user has removed since.
  var isShown = false

  private struct Departure {
    let number: UInt64
    let id: NavigationID
    let change: UserChange<R>
  }

  init(_ base: EntryTree<R>, after number: UInt64) {
    self.base = base
    self.number = number
  }

  /// Whether the user has done nothing after a certain commit.
  func isPlain(from number: UInt64) -> Bool { departures.last.map { $0.number <= number } ?? true }

  mutating func note(_ change: UserChange<R>, as id: NavigationID, after number: UInt64) {
    isShown = false
    // The following commits were made on a tree that lacks it already.
    if number == self.number { return change.apply(to: &base) }
    departures.append(Departure(number: number, id: id, change: change))
    for entry in change.removed { gone[entry.id, default: 0] += 1 }
  }

  /// The tree to show for a commit: without what the user has removed since.
  ///
  /// - Complexity: O(*n* + *d*), where *n* is the number of entries and *d* that of the things that the user has done; *n*
  ///   for each of them where a stack would lose all of its entries.
  func goal(_ change: ProposedChange<R>?) -> EntryTree<R> {
    let tree = change?.applied(to: base) ?? base
    if let goal = withoutAll(tree) { return goal }
    var goal = tree
    for departure in departures { departure.change.apply(to: &goal) }
    return goal
  }

  /// The tree without everything that the user has removed.
  ///
  /// - Returns: `nil` if a stack would lose all of its entries, so that the order matters.
  private func withoutAll(_ tree: EntryTree<R>) -> EntryTree<R>? {
    var goal = tree
    for departure in departures {
      if let path = departure.change.selection?.branch.path(in: goal) { goal.select(path) }
    }
    return gone.isEmpty ? goal : goal.removing { gone[$0] != nil }
  }

  /// Finds the user's action that removed something that a commit asked for.
  ///
  /// - Parameters:
  ///   - commit: The next commit, or the one where the history starts.
  ///   - change: The change that the commit made; `nil` for the commit where the history starts.
  /// - Returns: The action, or `nil` if everything that the commit asked for can be shown.
  /// - Complexity: O(*n* + *d*), where *n* is the number of entries and *d* that of the things that the user has done, if
  ///   all of it is; *n* for each of them if not.
  func undoer(of commit: Commit<R>, _ change: ProposedChange<R>?) -> NavigationID? {
    guard !departures.isEmpty else { return nil }
    var goal = change?.applied(to: base) ?? base
    // Entries are only removed, so an entry that is there in the end was there all the time. Tabs, however,
    // may have been selected again.
    if commit.focused.isEmpty, let end = withoutAll(goal), ShownRoutes(end).contain(commit),
      ShownRoutes(goal).contain(commit)
    {
      return nil
    }
    for departure in departures {
      departure.change.apply(to: &goal)
      if !ShownRoutes(goal).contain(commit) { return departure.id }
    }
    return nil
  }

  /// The step from the shown tree to a commit, if the shown tree is ``base`` without what the user has removed, and the
  /// user removed nothing that the commit asked for.
  ///
  /// - Parameters:
  ///   - step: The step that the commit made.
  ///   - shown: What is shown.
  /// - Returns: The step, or `nil` if it has to be computed.
  /// - Complexity: O(*k*), where *k* is the number of entries that come and go.
  func step(_ step: Step<Entry<R>>, from shown: EntryTree<R>) -> Step<Entry<R>>? {
    guard isShown else { return nil }
    var moved = step
    switch step.change {
    case .present(let modal, _):
      guard case .stack(let stack) = modal.container, !stack.elements.contains(where: isGone) else {
        return nil
      }
      moved.change = .present(modal, index: shown.modals.count)
    case .dismiss(let modal, _):
      guard let top = shown.modals.last, top.root.id == modal.root.id else { return nil }
      moved.change = .dismiss(top, index: shown.modals.count - 1)
    case .stack(var change):
      let path = change.path
      // If the root of the stack stays, the entries that stay are those that are shown.
      guard change.keptAbove == 0, shown.modals.count == base.modals.count, shown.visiblePath == path,
        let count = shown.stackCount(at: path), let stack = base.stack(at: path), !isGone(stack.root),
        change.keptBelow > 0, count > change.removed.count,
        !change.removed.contains(where: isGone), !change.inserted.contains(where: isGone)
      else { return nil }
      change.keptBelow = count - change.removed.count
      moved.change = .stack(change)
    case .select, .replace, .columns, .update:
      return nil
    }
    return moved
  }

  private func isGone(_ entry: Entry<R>) -> Bool { gone[entry.id] != nil }

  /// Advances to the next commit.
  mutating func advance(by change: ProposedChange<R>?, to number: UInt64) {
    change?.apply(to: &base)
    self.number = number
    isShown = true
    let passed = departures.prefix { $0.number <= number }.count
    guard passed > 0 else { return }
    for departure in departures[..<passed] {
      departure.change.apply(to: &base)
      for entry in departure.change.removed {
        let count = (gone[entry.id] ?? 1) - 1
        gone[entry.id] = count > 0 ? count : nil
      }
    }
    departures.removeFirst(passed)
  }
}
