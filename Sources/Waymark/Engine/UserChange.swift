/// The removal or selection of a user's action, in a form that can be applied to every tree that does not have it yet.
@usableFromInline
struct UserChange<R: Route>: Sendable {
  /// The entries that are gone, the lowest first.
  var removed: [Entry<R>] = []

  /// The rest of the stack that lost entries, for a tree in which the stack would otherwise be empty.
  var remainder: ArraySlice<Entry<R>>?

  /// The tab that the user picked, or the column.
  var selection: PickedBranch<R>?

  /// Where the lowest of the entries that are gone was in the tree that was shown, unless it was the root of a column.
  var position: ElementPosition?

  /// Whether the tree lost these entries and nothing else.
  var isWhole = false

  /// Applies the change to a tree.
  ///
  /// Modals that are gone are removed without those above them, so that what was presented since stays.
  func apply(to tree: inout EntryTree<R>) {
    if let path = selection?.branch.path(in: tree) { tree.select(path) }
    guard !removed.isEmpty, !takeOut(of: &tree) else { return }
    let gone = Set(removed.map { $0.id })
    tree.modals.removeAll { gone.contains($0.root.id) }
    tree.root = tree.root.removing(gone, remainder: remainder)
    for index in tree.modals.indices {
      tree.modals[index].container = tree.modals[index].container.removing(gone, remainder: remainder)
    }
  }

  /// Takes the entries out of a tree in which they are where they were in what was shown, and nothing else is among them.
  ///
  /// - Returns: Whether that is so; if not, the tree is unchanged.
  /// - Complexity: O(*k*), where *k* is the number of entries that are gone and of those above them.
  func takeOut(of tree: inout EntryTree<R>) -> Bool {
    guard let position else { return false }
    let path = position.path
    guard position.index == 0 else {
      guard let count = tree.stackCount(at: path), count >= position.index + removed.count else {
        return false
      }
      let change = StackChange(
        path: path, keptBelow: position.index, removed: StepElements(removed[...]), inserted: StepElements(),
        keptAbove: count - position.index - removed.count)
      return tree.apply(Step(.stack(change), isVisible: false, isAnimated: false))
    }
    var left = removed[...]
    var end = path.layer - 1
    while !left.isEmpty {
      guard tree.modals.indices.contains(end) else { return false }
      var isSame = true
      tree.modals[end].container.forEachElement { entry in
        isSame = isSame && entry.id == left.popFirst()?.id
      }
      guard isSame else { return false }
      end += 1
    }
    tree.modals.removeSubrange((path.layer - 1)..<end)
    return true
  }

  /// Applies the change to a tree that is the one that was shown, where nothing has to be looked for.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries that are gone, unless they were columns.
  func apply(toShown tree: inout EntryTree<R>) {
    guard let position else { return apply(to: &tree) }
    if position.index > 0 {
      tree.pop(removed.count, at: position.path)
    } else {
      tree.dismiss(at: position.path.layer - 1)
    }
  }

  /// The change with what is left of the stack that lost entries, if that is not known yet.
  ///
  /// - Parameter shown: What is shown, before the change or after it.
  /// - Returns: The change.
  func withRemainder(of shown: EntryTree<R>?) -> UserChange {
    guard remainder == nil, let position, position.index > 0 else { return self }
    var change = self
    change.remainder = shown?.stack(at: position.path)?.elements.prefix(position.index)
    return change
  }

  func applied(to tree: EntryTree<R>) -> EntryTree<R> {
    var changed = tree
    apply(to: &changed)
    return changed
  }
}

/// A tab that the user picked, or a column.
@usableFromInline
struct PickedBranch<R: Route>: Sendable {
  /// The tabs or columns that it was picked from, in the tree that was shown.
  let parent: BranchPath

  let branch: BranchAddress<R>

  /// Whether a hidden tab is shown now, and not only another column has the focus.
  let showsTab: Bool

  /// The branch at a path, or `nil` if there is none, or if it and those that it is in have the focus already.
  init?(_ path: BranchPath, in shown: EntryTree<R>) {
    guard let parent = path.parent, let branch = BranchAddress(path, in: shown) else { return nil }
    var changed = shown
    guard changed.select(path) else { return nil }
    self.parent = parent
    self.branch = branch
    showsTab = sequence(first: path, next: \.parent).contains { place in
      guard let outer = place.parent, case .tabs(let tabs)? = shown.container(at: outer) else { return false }
      return tabs.selectedIndex != place.branch(at: place.branchCount - 1)
    }
  }
}

extension Container {
  /// The container without some entries.
  ///
  /// A stack that would lose all of them keeps what is left on the screen.
  func removing<R: Route>(_ gone: Set<EntryID>, remainder: ArraySlice<Entry<R>>?) -> Container
  where Element == Entry<R> {
    switch self {
    case .stack(let stack):
      guard stack.elements.contains(where: { gone.contains($0.id) }) else { return self }
      let left = stack.elements.filter { !gone.contains($0.id) }
      let rest = RouteStack(elements: left) ?? remainder.flatMap { RouteStack(elements: Array($0)) }
      return rest.map(Container.stack) ?? self
    case .tabs(let tabs):
      let kept = tabs.tabs.map { tab in
        RouteTab(tab.key, tab.container.removing(gone, remainder: remainder))
      }
      return RouteTabs(checking: kept, selectedKey: tabs.selectedKey).map(Container.tabs) ?? self
    case .columns(let columns):
      let left = columns.removing(
        where: { gone.contains($0) }, rest: { $0.removing(gone, remainder: remainder) })
      return left ?? self
    }
  }
}

extension RouteColumns {
  /// Columns without some entries: a column whose root is gone goes with those after it.
  ///
  /// - Parameters:
  ///   - isGone: Whether an entry is gone.
  ///   - rest: What is left of what a column holds.
  /// - Returns: `nil` if nothing is left of a column that stays.
  func removing<R: Route>(
    where isGone: (EntryID) -> Bool, rest: (Container<Element>) -> Container<Element>?
  ) -> Container<Element>? where Element == Entry<R> {
    var kept: [Container<Element>] = []
    for (index, column) in filled.enumerated() {
      if index > 0, isGone(column.root.id) { break }
      guard let left = rest(column) else { return nil }
      kept.append(left)
    }
    return RouteColumns(places: places, filled: kept, front: min(front, kept.count - 1)).map(
      Container.columns)
  }
}
