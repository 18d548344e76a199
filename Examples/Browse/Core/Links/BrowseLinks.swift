import Waymark

/// The links that lead into the browser.
public enum BrowseLinks {
  /// All of them.
  ///
  /// A path is a folder, or a file to view; what else is to be seen of it stands in the query, so that no name of a file can
  /// be taken for something else.
  public static let table = LinkTable<BrowseRoute>(appSchemes: ["browse"]) {
    Link("/?tab=bookmarks", BrowseRoute.bookmarks)
    Link("/?tab=recent", BrowseRoute.recent)
    Link("/?help", BrowseRoute.help)
    Link("/:path*?info", { BrowseRoute.files(.information($0)) }, extracting: information)
    Link("/:path*?note", { BrowseRoute.files(.note($0)) }, extracting: note)
    Link("/:path*?view&from=:offset=0", viewer, extracting: viewed)
    Link("/:path*?filter=:filter", folder, extracting: filtered).hierarchical()
  }

  /// Where a link leads, from the beginning: the folders above a path are what going back leads to.
  ///
  /// - Parameter link: The link.
  /// - Returns: The tree of a window, and the path that it is about if it is about one.
  /// - Throws: ``LinkError``, which says where in the text it is no link of the browser, and why.
  public static func tree(
    for link: String
  ) throws(LinkError) -> (tree: RouteTree<BrowseRoute>, path: FilePath?) {
    let destination = try table.destination(for: link)
    var route = destination.route
    var path: FilePath?
    if case .files(let files) = route {
      path = files.path
      // Whether a path is a folder or a file cannot be seen from the link.
      if case .folder = files, let kind = try? FileStatus(of: files.path).kind, !kind.isFolder {
        route = .viewer(files.path)
      }
    }
    var tree = BrowseTree.showing(.root, kind: .folder)
    let placed = LinkDestination(ancestors: destination.ancestors, route: route)
    tree.open(placed, placement: BrowseTree.placement)
    return (tree, path)
  }

  private static func folder(_ path: FilePath, _ filter: String?) -> BrowseRoute {
    .files(.folder(FolderRoute(path: path, filter: filter ?? "")))
  }

  private static func filtered(_ route: BrowseRoute) -> (FilePath, String?)? {
    guard case .files(.folder(let folder)) = route else { return nil }
    return (folder.path, folder.filter.isEmpty ? nil : folder.filter)
  }

  private static func viewer(_ path: FilePath, _ offset: Int) -> BrowseRoute {
    .files(.viewer(ViewerRoute(path: path, offset: max(0, offset))))
  }

  private static func viewed(_ route: BrowseRoute) -> (FilePath, Int)? {
    guard case .files(.viewer(let viewer)) = route else { return nil }
    return (viewer.path, viewer.offset)
  }

  private static func information(_ route: BrowseRoute) -> FilePath? {
    if case .files(.information(let path)) = route { path } else { nil }
  }

  private static func note(_ route: BrowseRoute) -> FilePath? {
    if case .files(.note(let path)) = route { path } else { nil }
  }
}
