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
      tabs: RouteTab(key: .filesTab, container: panes(stack(showing: path, kind: kind))),
      RouteTab(key: .bookmarks, container: panes(RouteStack(root: .bookmarks))),
      RouteTab(key: .recent, container: panes(RouteStack(root: .recent))))
  }

  /// The two panes of a tab: on the left the folders, or the list of bookmarks or of recent files, and on the right what was
  /// chosen there, with what is above it.
  ///
  /// They are the same whatever the size of the window: where there is room for one, the one in front is shown.
  ///
  /// - Parameter stack: Everything, one above the other.
  /// - Returns: The panes, the last one in front.
  public static func panes(_ stack: RouteStack<BrowseRoute>) -> Container<BrowseRoute> {
    let elements = stack.elements
    let left = stack.root.isFolder ? elements.prefix { $0.isFolder } : elements.prefix(1)
    let filled = [left, elements[left.count...]].compactMap { RouteStack(elements: Array($0)) }
    return RouteColumns(places: 2, filled: filled.map { .stack($0) }).map { .columns($0) } ?? .stack(stack)
  }

  /// A tree with two panes in every tab, as releases before there were panes left it.
  ///
  /// - Parameter tree: A window's tree.
  /// - Returns: The tree; what has panes already stays as it is.
  public static func inPanes(_ tree: RouteTree<BrowseRoute>) -> RouteTree<BrowseRoute> {
    guard case .tabs(let tabs) = tree.root else { return tree }
    let all = tabs.tabs.map { tab in
      if case .stack(let stack) = tab.container {
        RouteTab(key: tab.key, container: panes(stack))
      } else {
        tab
      }
    }
    guard let paned = RouteTabs(tabs: all, selectedKey: tabs.selectedKey) else { return tree }
    return RouteTree(.tabs(paned), modals: tree.modals)
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
  /// - Returns: Tabs are selected, sheets and notices lie over everything, files and notes are on the right, folders are pushed.
  public static func placement(of route: BrowseRoute) -> Placement<BrowseRoute> {
    switch route {
    case .bookmarks, .recent: .tab(route)
    case .files(.information), .files(.picker), .help: .modal(.sheet)
    case .files(.unsavedNote), .files(.moveFailed), .notice: .modal(.alert)
    case .files(.viewer), .files(.note): .column(1)
    case .files(.folder): .push
    }
  }
}
