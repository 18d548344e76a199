import Waymark

/// The trees that the browser begins with, and where its places belong.
package enum BrowseTree {
  /// A window that shows a path: the folders above it are the stack, so that going back leads to them.
  package static func showing(_ path: FilePath, _ kind: FileKind) -> RouteTree<BrowseRoute> {
    let folders = kind.isFolder ? path.lineage : path.lineage.dropLast()
    let stack = RouteStack(
      root: BrowseRoute.folder(folders.first ?? .root), pushed: folders.dropFirst().map { .folder($0) })
    return RouteTree(
      tabs: RouteTab(.filesTab, panes(stack, kind.isFolder ? nil : .file(path))),
      RouteTab(.bookmarks, panes(RouteStack(root: .bookmarks))),
      RouteTab(.recent, panes(RouteStack(root: .recent))))
  }

  /// Two panes: a list on the left, and beside it what is chosen there.
  private static func panes(
    _ left: RouteStack<BrowseRoute>, _ right: BrowseRoute? = nil
  ) -> Container<BrowseRoute> {
    .columns(right.map { RouteColumns(left, RouteStack(root: $0)) } ?? RouteColumns(left))
  }

  /// Where a place belongs that is opened without saying where.
  package static func placement(of route: BrowseRoute) -> Placement<BrowseRoute> {
    switch route {
    case .bookmarks, .recent: .tab(route)
    case .information: .sheet
    case .unsavedNote, .notice: .alert
    case .file, .note: .column(1)
    case .folder: .push
    }
  }
}
