extension Router {
  /// Gives the focus to the tab or column whose container is at a path of ``shown``, or of ``tree`` before anything is shown,
  /// and to those that it is in.
  ///
  /// It is for hosts, which know by its position which tab or column the user means: a key would not be
  /// enough, since an outer tab may have the key of an inner one. The path is read at once, so that its
  /// meaning does not change with what is committed before the navigation has its turn.
  ///
  /// - Parameters:
  ///   - path: The path of the tab's or column's container. A path that leads to none changes nothing.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func select(_ path: BranchPath, options: NavigationOptions = .standard) -> Navigation {
    submit(.selectTab(at: path, in: machine.shown ?? machine.tree), options)
  }
}

extension Intent {
  /// Gives the focus to the tab or column whose container is at a path of a tree; nothing if none is there.
  package static func selectTab(at path: BranchPath, in tree: EntryTree<R>) -> Intent {
    BranchAddress(path, in: tree).map(selecting) ?? .selectTab(keys: [], modal: nil)
  }

  /// Gives the focus to a tab or a column, and to those that it is in.
  package static func selecting(_ address: BranchAddress<R>) -> Intent {
    let keys = address.keys.compactMap { key -> R? in if case .tab(let key) = key { key } else { nil } }
    return keys.count == address.keys.count ? .selectTab(keys: keys, modal: address.modal) : .focus(address)
  }
}
