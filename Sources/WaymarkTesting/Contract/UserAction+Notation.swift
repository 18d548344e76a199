import Waymark

extension ExternalChange {
  /// The action in one short line, with the route that it is about where it is known.
  func notation(in tree: EntryTree<R>?) -> String {
    switch self {
    case .closed(let id): "closing \(tree?.entry(id).map { "\($0.route)" } ?? "entry \(id.rawValue)")"
    case .selected(let path): "selecting\(path.suffix)"
    }
  }

  /// Whether a tree is as the user has made it.
  func isDone(in tree: EntryTree<R>) -> Bool {
    switch self {
    case .closed(let id): tree.position(of: id) == nil
    case .selected(let path): isSelected(path, in: tree)
    }
  }

  /// Whether every tab and column on the way has the focus.
  private func isSelected(_ path: BranchPath, in tree: EntryTree<R>) -> Bool {
    guard path.layer < tree.layerCount else { return false }
    var container = tree.layer(path.layer)
    for depth in 0..<path.branchCount {
      guard let branches = container.branches, branches.focus == path.branch(at: depth) else { return false }
      container = branches.focused
    }
    return path.branchCount > 0
  }
}
