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
}
