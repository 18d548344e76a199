/// Consecutive rows of a ``JournalTail``, with the trees before the first of them.
package struct TailChunk: Sendable {
  package let firstRow: Int
  package private(set) var rows: [TailRow] = []
  package let trees: [Int: TreePair]
  private(set) var byteCount: Int
  private(set) var faultCount = 0

  init(firstRow: Int, trees: [Int: TreePair]) {
    self.firstRow = firstRow
    self.trees = trees
    byteCount = trees.values.reduce(0) { $0 + 64 * $1.placeCount }
  }

  mutating func add(_ row: TailRow) {
    rows.append(row)
    byteCount += row.byteCount
    if row.isFault { faultCount += 1 }
  }
}

/// The trees of a window at a moment.
package struct TreePair: Hashable, Sendable {
  /// The tree that was committed, if it is known.
  package var tree: JournalTree?

  /// The tree on the screen, if it is known.
  package var shown: JournalTree?

  package init(tree: JournalTree? = nil, shown: JournalTree? = nil) {
    self.tree = tree
    self.shown = shown
  }

  var placeCount: Int { (tree?.placeCount ?? 0) + (shown?.placeCount ?? 0) }

  /// Applies the changes of a row.
  mutating func take(_ row: TailRow) {
    TreePair.apply(row.changes, to: &tree)
    TreePair.apply(row.shownChanges, to: &shown)
    if row.loses.tree { tree = nil }
    if row.loses.shown { shown = nil }
  }

  private static func apply(_ changes: [JournalChange], to tree: inout JournalTree?) {
    for change in changes {
      if case .whole(let whole) = change {
        tree = whole
      } else if tree?.apply(change) != true {
        tree = nil
      }
    }
  }
}
