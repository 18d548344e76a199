/// Where a tab or a column is, by the modal that it is in and the tabs and columns that lead to it there.
///
/// Unlike a ``/WaymarkState/BranchPath``, it stays valid while tabs and modals come, go and move.
@usableFromInline
package struct BranchAddress<R: Route>: Hashable, Sendable {
  /// The root entry of the modal, or `nil` for the window's root.
  @usableFromInline package let modal: EntryID?

  /// The branches that lead there, the outermost first and the tab or column itself last.
  @usableFromInline package let keys: [BranchKey<R>]

  /// Makes an address.
  ///
  /// - Parameters:
  ///   - modal: The root entry of the modal, or `nil` for the window's root.
  ///   - keys: The branches that lead there, the outermost first.
  @inlinable
  package init(modal: EntryID?, keys: [BranchKey<R>]) {
    self.modal = modal
    self.keys = keys
  }

  /// The address of a branch inside this one.
  ///
  /// - Parameter key: What the branch is known by.
  /// - Returns: An address that is longer by one branch.
  @inlinable
  package func appending(_ key: BranchKey<R>) -> BranchAddress {
    BranchAddress(modal: modal, keys: keys + [key])
  }

  /// Makes the address of the branch at a path, or returns `nil` if no branch is there.
  ///
  /// - Parameters:
  ///   - path: The path of a tab's or a column's container.
  ///   - tree: The tree that the path is meant for.
  @inlinable
  package init?(_ path: BranchPath, in tree: EntryTree<R>) {
    guard path.branchCount > 0, tree.container(at: path) != nil else { return nil }
    var keys: [BranchKey<R>] = []
    var container = tree.layer(path.layer)
    for depth in 0..<path.branchCount {
      guard let branches = container.branches, let key = container.key(ofBranch: path.branch(at: depth))
      else {
        return nil
      }
      keys.append(key)
      container = branches[path.branch(at: depth)]
    }
    self.init(modal: path.layer > 0 ? tree.modals[path.layer - 1].root.id : nil, keys: keys)
  }
}

/// The name of a tab or a column.
@usableFromInline
package enum BranchKey<R: Route>: Hashable, Sendable {
  /// The key of a tab.
  case tab(R)
  /// The position of a column.
  case column(Int)
}

extension BranchAddress {
  /// Where the branch is in a tree, if it is there.
  package func path(in tree: EntryTree<R>) -> BranchPath? {
    guard !keys.isEmpty, let layer = layer(in: tree) else { return nil }
    var path = BranchPath(layer: layer)
    var container = tree.layer(layer)
    for key in keys {
      guard let branches = container.branches, let index = container.branch(for: key) else { return nil }
      path = path.appending(branch: index)
      container = branches[index]
    }
    return path
  }

  /// Whether the branch has the focus among its siblings, even if they are hidden.
  func isFocused(in tree: EntryTree<R>) -> Bool {
    guard let focus = focusBeside(in: tree) else { return false }
    return focus == keys.last
  }

  /// Whether one of its siblings has the focus.
  func isUnfocused(in tree: EntryTree<R>) -> Bool {
    focusBeside(in: tree).map { $0 != keys.last } ?? false
  }

  /// The key of the branch that has the focus in the container that this branch is in, or was in.
  private func focusBeside(in tree: EntryTree<R>) -> BranchKey<R>? {
    guard var container = layer(in: tree).map({ tree.layer($0) }) else { return nil }
    for key in keys.dropLast() {
      guard let branches = container.branches, let index = container.branch(for: key) else { return nil }
      container = branches[index]
    }
    return container.focusKey
  }

  private func layer(in tree: EntryTree<R>) -> Int? {
    guard let modal else { return 0 }
    return tree.modals.firstIndex { $0.root.id == modal }.map { $0 + 1 }
  }
}

extension Container {
  /// The key of a branch.
  @inlinable
  func key(ofBranch index: Int) -> BranchKey<Element.R>? {
    switch self {
    case .stack: nil
    case .tabs(let tabs): (0..<tabs.count).contains(index) ? .tab(tabs[index].key) : nil
    case .columns(let columns): (0..<columns.count).contains(index) ? .column(index) : nil
    }
  }

  /// The position of a branch.
  ///
  /// A tab is found by its very key: a key that only has the same identity belongs to another tab.
  func branch(for key: BranchKey<Element.R>) -> Int? {
    switch (self, key) {
    case (.tabs(let tabs), .tab(let key)): tabs.index(ofEqual: key)
    case (.columns(let columns), .column(let index)): (0..<columns.count).contains(index) ? index : nil
    default: nil
    }
  }

  /// The key of the branch that has the focus; `nil` for a stack.
  @inlinable var focusKey: BranchKey<Element.R>? {
    switch self {
    case .stack: nil
    case .tabs(let tabs): .tab(tabs.selectedKey)
    case .columns(let columns): .column(columns.front)
    }
  }
}

extension Tree {
  /// The branches that have the focus in another tree, but not in this one.
  ///
  /// - Parameters:
  ///   - other: The other tree.
  ///   - isKnown: Whether they must be in this one too.
  /// - Returns: The branches.
  /// - Complexity: O(*n*), where *n* is the number of modals and of branches in both trees.
  @inlinable
  func newlyFocused<R: Route>(in other: EntryTree<R>, known isKnown: Bool) -> [BranchAddress<R>]
  where Element == Entry<R> {
    var found: [BranchAddress<R>] = []
    if !root.isStack {
      root.collectFocused(in: other.root, known: isKnown, BranchAddress(modal: nil, keys: []), &found)
    }
    for (old, new) in zip(modals, other.modals) where !old.container.isStack && old.root.id == new.root.id {
      old.container.collectFocused(
        in: new.container, known: isKnown, BranchAddress(modal: old.root.id, keys: []), &found)
    }
    return found
  }

  /// Calls a closure with every branch that has the focus among its siblings, even if they are hidden.
  ///
  /// - Complexity: O(*n*), where *n* is the number of modals and of branches.
  func forEachFocus<R: Route>(_ body: (BranchAddress<R>) -> Void) where Element == Entry<R> {
    root.forEachFocus(BranchAddress(modal: nil, keys: []), body)
    for modal in modals where !modal.container.isStack {
      modal.container.forEachFocus(BranchAddress(modal: modal.root.id, keys: []), body)
    }
  }
}

extension Container {
  fileprivate func forEachFocus<R: Route>(_ place: BranchAddress<R>, _ body: (BranchAddress<R>) -> Void)
  where Element == Entry<R> {
    guard let branches, let focus = focusKey else { return }
    body(place.appending(focus))
    for (index, branch) in branches.enumerated() where !branch.isStack {
      guard let key = key(ofBranch: index) else { continue }
      branch.forEachFocus(place.appending(key), body)
    }
  }

  /// Finds the branches that have the focus in another container, but not in this one.
  ///
  /// The case of tabs is specialized for the app's routes, so that columns do not make selecting a tab slower.
  @inlinable
  func collectFocused<R: Route>(
    in other: Container, known isKnown: Bool, _ place: BranchAddress<R>, _ found: inout [BranchAddress<R>]
  ) where Element == Entry<R> {
    guard case .tabs(let old) = self, case .tabs(let new) = other else {
      return collectFocusedColumns(in: other, known: isKnown, place, &found)
    }
    if old.selectedKey != new.selectedKey, !isKnown || old.index(ofEqual: new.selectedKey) != nil {
      found.append(place.appending(.tab(new.selectedKey)))
    }
    for tab in new.tabs where !tab.container.isStack {
      guard let index = old.index(ofEqual: tab.key) else { continue }
      old[index].container.collectFocused(
        in: tab.container, known: isKnown, place.appending(.tab(tab.key)), &found)
    }
  }

  /// The same for columns.
  @usableFromInline
  func collectFocusedColumns<R: Route>(
    in other: Container, known isKnown: Bool, _ place: BranchAddress<R>, _ found: inout [BranchAddress<R>]
  ) where Element == Entry<R> {
    guard let old = branches, let new = other.branches, let oldFocus = focusKey, let focus = other.focusKey
    else { return }
    guard old.isOfSameKind(as: new) else {
      // Tabs have replaced columns, or the other way round, so no branch of one is in the other.
      if !isKnown { found.append(place.appending(focus)) }
      return
    }
    if oldFocus != focus, !isKnown || branch(for: focus) != nil { found.append(place.appending(focus)) }
    for (index, inner) in new.enumerated() where !inner.isStack {
      guard let key = other.key(ofBranch: index), let before = branch(for: key) else { continue }
      old[before].collectFocused(in: inner, known: isKnown, place.appending(key), &found)
    }
  }
}

extension BranchPath {
  /// Whether the path equals another one or begins with it.
  func leads(through other: BranchPath) -> Bool {
    layer == other.layer && branchCount >= other.branchCount
      && (0..<other.branchCount).allSatisfy { branch(at: $0) == other.branch(at: $0) }
  }
}
