import Waymark

/// Where the browser begins.
public enum BrowseTree {
  /// The whole browser with a path on top: the folders above it are what going back leads to.
  ///
  /// - Parameters:
  ///   - path: What to show.
  ///   - kind: What it is; a file is viewed, over its folder.
  /// - Returns: The tree of a window.
  public static func showing(_ path: FilePath, kind: FileKind) -> RouteTree<BrowseRoute> {
    RouteTree(
      tabs: RouteTab(key: .filesTab, container: .stack(stack(showing: path, kind: kind))),
      RouteTab(.bookmarks), RouteTab(.recent))
  }

  /// The folders from `/` to a path, and the path itself.
  ///
  /// - Parameters:
  ///   - path: What is on top.
  ///   - kind: What it is.
  /// - Returns: The stack.
  public static func stack(showing path: FilePath, kind: FileKind) -> RouteStack<BrowseRoute> {
    let above = path.lineage.dropLast().map { BrowseRoute.folder($0) }
    let top = BrowseRoute.files(.showing(path, kind: kind))
    return RouteStack(root: above.first ?? top, pushed: above.isEmpty ? [] : above.dropFirst() + [top])
  }

  /// A tree with every place where it is once something has been moved.
  ///
  /// - Parameters:
  ///   - move: What was moved.
  ///   - tree: A window's tree.
  /// - Returns: The tree with the new paths.
  public static func following(_ move: FileMove, in tree: RouteTree<BrowseRoute>) -> RouteTree<BrowseRoute> {
    func current(_ route: BrowseRoute) -> BrowseRoute {
      if case .files(let files) = route { .files(files.following(move)) } else { route }
    }
    return RouteTree(
      tree.root.mapElements(current),
      modals: tree.modals.map { Modal(style: $0.style, container: $0.container.mapElements(current)) })
  }

  /// Where a route goes that is shown without saying how.
  ///
  /// - Parameter route: The route.
  /// - Returns: Tabs are selected, sheets and notices lie over everything, the rest is pushed.
  public static func placement(of route: BrowseRoute) -> Placement<BrowseRoute> {
    switch route {
    case .bookmarks, .recent: .tab(route)
    case .files(.information), .files(.picker), .help: .modal(.sheet)
    case .files(.unsavedNote), .files(.moveFailed), .notice: .modal(.alert)
    case .files: .push
    }
  }
}
