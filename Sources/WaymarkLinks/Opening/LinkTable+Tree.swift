public import Waymark

extension LinkTable {
  /// The whole tree that a link leads to, with the links among its ancestors as the back stack.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - tree: The current tree, whose other tabs are kept. If it is `nil`, the tree is made of the link's
  ///     routes alone.
  ///   - source: Who opens it.
  ///   - placement: Where a route goes, as `RouterConfiguration.placement` says it for a router.
  /// - Returns: The tree.
  /// - Throws: ``LinkError``, which says why the text is not a link of this table, and where in
  ///   the text that shows.
  /// - Complexity: O(*n* · *k* + *m*), where *n* is the length of the link, *k* the number of its segments and *m* the number
  ///   of places in the tree.
  public func tree(
    for url: String, in tree: RouteTree<R>? = nil, from source: LinkSource = .outside,
    placement: (R) -> Placement<R> = { _ in .push }
  ) throws(LinkError) -> RouteTree<R> {
    let destination = try destination(for: url, from: source)
    var tree = tree ?? RouteTree(destination.ancestors.first ?? destination.route)
    tree.open(destination, placement: placement)
    return tree
  }
}
