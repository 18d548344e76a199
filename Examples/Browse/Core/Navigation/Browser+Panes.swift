import Waymark

/// The two panes of a tab.
extension Browser {
  /// The entries that are seen: the one that has the keys, and the one beside it where there is room for two.
  package var entriesInSight: [EntryID] {
    guard let tree = router.shown else { return [] }
    guard let columns = panes(in: tree) else { return [tree.visibleElement.id] }
    return columns.shown(room: router.host.columnsThatFit).map { columns[$0].visibleElement.id }
  }

  /// Goes to the pane that is not in front, which closes nothing and asks nothing.
  ///
  /// - Returns: Whether there is something in it, and nothing over the two.
  @discardableResult
  package func goToOtherPane() -> Bool {
    guard let columns = panes(in: router.tree), columns.filled.count > 1 else { return false }
    router.focusColumn(1 - columns.front)
    return true
  }

  /// Goes from the right pane to the left one.
  ///
  /// - Returns: Whether the right one was in front.
  package func goToLeftPane() -> Bool {
    guard let columns = panes(in: router.tree), columns.front > 0 else { return false }
    return goToOtherPane()
  }

  /// Whether an entry is in the left pane.
  func isOnLeft(_ id: EntryID) -> Bool {
    guard let path = router.tree.position(of: id)?.path, let parent = path.parent,
      case .columns? = router.tree.container(at: parent)
    else { return false }
    return path.branch(at: parent.branchCount) == 0
  }

  /// The panes that have the focus; nil where something lies over them.
  private func panes(in tree: EntryTree<BrowseRoute>) -> RouteColumns<Entry<BrowseRoute>>? {
    guard let path = tree.visibleColumns, path.layer == tree.modals.count,
      case .columns(let columns)? = tree.container(at: path)
    else { return nil }
    return columns
  }
}
