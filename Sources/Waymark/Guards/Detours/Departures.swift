/// The user's acts since the oldest of the detours that are kept was asked for, in order.
struct Departures<R: Route> {
  /// The actions that have not been applied to the trees of detours yet.
  private var changes: [UserChange<R>] = []
  /// The number of actions that were applied before these.
  private var settledCount = 0
  /// The first content of the stack that the user goes back in, of which each remainder is a part.
  private var rest: Rest?
  /// How many actions there may be before they are applied: some for each tree, and as many as the trees have entries.
  private var limit = 64

  private struct Rest {
    let path: BranchPath
    let elements: [Entry<R>]
    /// The tree's revision after the last action.
    var revision: UInt64
  }

  /// The number of all actions.
  var count: Int { settledCount + changes.count }

  /// Adds an action.
  ///
  /// - Parameters:
  ///   - change: What it changed, without what is left of a stack.
  ///   - shown: What is shown now.
  ///   - revision: The tree's revision now.
  ///   - treeCount: How many trees wait.
  mutating func append(
    _ change: UserChange<R>, shown: EntryTree<R>?, _ revision: UInt64, beside treeCount: Int
  ) {
    limit = max(limit, 64 + 4 * treeCount)
    var change = change
    if change.remainder == nil, let position = change.position, position.index > 0 {
      change.remainder = remainder(position, shown, revision)
    }
    changes.append(change)
  }

  /// The rest of a stack after the user has gone back.
  ///
  /// As long as the user only goes back, all remainders are parts of one array.
  private mutating func remainder(
    _ position: ElementPosition, _ shown: EntryTree<R>?, _ revision: UInt64
  ) -> ArraySlice<Entry<R>>? {
    if rest?.path == position.path, rest?.revision == revision &- 1 {
      rest?.revision = revision
    } else {
      rest = (shown?.stack(at: position.path)?.elements).map {
        Rest(path: position.path, elements: $0, revision: revision)
      }
    }
    return rest?.elements.prefix(position.index)
  }

  /// Whether the actions should be applied to the trees, so that their list does not grow without limit.
  var isLong: Bool { changes.count > limit }

  /// Applies the actions after a certain number of them to a tree.
  ///
  /// - Complexity: O(*n* + *d*), where *n* is the number of entries and *d* that of the actions; *n* for each of them where a
  ///   stack would lose all of its entries.
  func apply(after number: Int, to tree: inout EntryTree<R>) {
    let changes = changes.dropFirst(max(0, number - settledCount))
    if changes.count > 1, let left = Self.tree(tree, without: changes) {
      tree = left
    } else {
      for change in changes { change.apply(to: &tree) }
    }
  }

  /// The tree after some actions, which are applied together.
  ///
  /// - Returns: `nil` if a stack would lose all of its entries, so that the order matters.
  private static func tree(
    _ tree: EntryTree<R>, without changes: ArraySlice<UserChange<R>>
  ) -> EntryTree<R>? {
    var tree = tree
    var gone = Set<EntryID>()
    for change in changes {
      if let path = change.selection?.branch.path(in: tree) { tree.select(path) }
      for entry in change.removed { gone.insert(entry.id) }
    }
    return gone.isEmpty ? tree : tree.removing { gone.contains($0) }
  }

  /// Forgets the actions, which were applied to all trees or are not needed.
  ///
  /// - Parameter size: How many entries the trees have.
  mutating func forget(size: Int = 0) {
    settledCount += changes.count
    changes = []
    rest = nil
    limit = size
  }
}
