import Waymark
import WaymarkLinks

/// The links that lead into the browser.
package enum BrowseLinks {
  /// All of them.
  ///
  /// A path is a folder, or a file to view. What else is to be seen of it stands in the query, so that no name of a file can be
  /// taken for something else.
  package static let table = LinkTable<BrowseRoute>(appSchemes: ["browse"]) {
    Link("/?tab=bookmarks", BrowseRoute.bookmarks)
    Link("/?tab=recent", BrowseRoute.recent)
    Link("/:path*?info", { BrowseRoute.information($0) }, extracting: information)
    Link("/:path*?note", { BrowseRoute.note($0) }, extracting: note)
    Link("/:path*?view&line=:line=0", { BrowseRoute.file($0, line: max(0, $1)) }, extracting: file)
    Link("/:path*?filter=:filter", { showing($0, filter: $1 ?? "") }, extracting: folder)
      .hierarchical()
  }

  /// The tree of a window where a link leads: the folders above a path are what going back leads to.
  ///
  /// - Parameter link: The link.
  /// - Returns: The tree.
  /// - Throws: ``LinkError``, which says where in the text it is no link of the browser, and why.
  package static func tree(for link: String) throws(LinkError) -> RouteTree<BrowseRoute> {
    var tree = BrowseTree.showing(.root, .folder)
    tree.open(try table.destination(for: link), placement: BrowseTree.placement)
    return tree
  }

  /// Whether a path is a folder or a file cannot be seen from the link.
  private static func showing(_ path: FilePath, filter: String) -> BrowseRoute {
    (try? FileStatus(of: path).kind.isFolder) == false ? .file(path) : .folder(path, filter: filter)
  }

  private static func folder(_ route: BrowseRoute) -> (FilePath, String?)? {
    guard case .folder(let path, let filter) = route else { return nil }
    return (path, filter.isEmpty ? nil : filter)
  }

  private static func file(_ route: BrowseRoute) -> (FilePath, Int)? {
    if case .file(let path, let line) = route { (path, line) } else { nil }
  }

  private static func information(_ route: BrowseRoute) -> FilePath? {
    if case .information(let path) = route { path } else { nil }
  }

  private static func note(_ route: BrowseRoute) -> FilePath? {
    if case .note(let path) = route { path } else { nil }
  }
}

/// In a link a path is the rest of the link's own: `browse:///usr/share` leads to `/usr/share`.
extension FilePath: LinkParameter {
  package init?(linkText text: String) { self.init("/" + text) }

  package var linkText: String { String(rawValue.dropFirst()) }

  package static var linkExample: String { "usr/share" }

  package static var takesAnyText: Bool { true }
}
