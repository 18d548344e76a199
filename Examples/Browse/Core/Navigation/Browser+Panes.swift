import Waymark

/// The two panes of a tab, see ``BrowseTree/panes(_:)``.
extension Browser {
  /// The entries that are seen: the one that has the keys, and the one in the pane beside it where there is room for two.
  public var entriesInSight: [EntryID] {
    guard let tree = router.shown else { return [] }
    guard let columns = Self.panes(in: tree) else { return [tree.visibleElement.id] }
    return columns.shown(room: router.columnsThatFit).map { columns[$0].visibleElement.id }
  }

  /// Goes to the pane that is not in front, which closes nothing.
  ///
  /// - Returns: Whether there is something in it, and nothing over the two.
  @discardableResult
  public func goToOtherPane() -> Bool {
    guard let columns = Self.panes(in: router.tree), columns.count > 1 else { return false }
    router.bringToFront(1 - columns.front)
    return true
  }

  /// Goes from the right pane to the left one, which closes nothing.
  ///
  /// - Returns: Whether the right one was in front, with nothing over it.
  @discardableResult
  public func goToLeftPane() -> Bool {
    guard let columns = Self.panes(in: router.tree), columns.front > 0 else { return false }
    return goToOtherPane()
  }

  /// The panes that have the focus; nil where something lies over them.
  private static func panes(in tree: EntryTree<BrowseRoute>) -> RouteColumns<Entry<BrowseRoute>>? {
    guard let path = tree.visibleColumns, path.layer == tree.modals.count,
      case .columns(let columns)? = tree.container(at: path)
    else { return nil }
    return columns
  }

  /// The name of what was opened from a folder, in its stack or in the pane beside it.
  static func nameAbove(_ id: EntryID, in router: Router<BrowseRoute>) -> ArraySlice<UInt8>? {
    // A screen that is made when the user comes back to it is no longer below anything but on the screen.
    for tree in [router.tree, router.shown].compactMap({ $0 }) {
      guard let position = tree.position(of: id), let stack = tree.stack(at: position.path),
        case .files(let folder) = stack[position.index].route,
        case .files(let above)? = position.index + 1 < stack.count
          ? stack[position.index + 1].route : rightPane(of: position.path, in: tree)?.root.route,
        // What was opened from another folder stays in the pane beside this one.
        above.path.parent == folder.path
      else { continue }
      return above.path.lastName
    }
    return nil
  }

  /// What is in the right pane beside a place in the left one.
  private static func rightPane(
    of path: ContainerPath, in tree: EntryTree<BrowseRoute>
  ) -> Container<Entry<BrowseRoute>>? {
    guard let parent = path.parent, path.branch(at: parent.branchCount) == 0,
      case .columns(let columns)? = tree.container(at: parent), columns.count > 1
    else { return nil }
    return columns[1]
  }

  /// Whether an entry is in the left pane.
  static func isOnLeft(_ id: EntryID, in router: Router<BrowseRoute>) -> Bool {
    for tree in [router.tree, router.shown].compactMap({ $0 }) {
      guard let path = tree.position(of: id)?.path, let parent = path.parent,
        case .columns? = tree.container(at: parent)
      else { continue }
      return path.branch(at: parent.branchCount) == 0
    }
    return false
  }
}
