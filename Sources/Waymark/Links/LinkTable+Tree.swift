extension LinkTable {
  /// The whole tree that a link leads to: the links among its ancestors are the back stack.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, whose path is `/`.
  ///   - tree: The tree that there is, whose other tabs are kept; a stack of the link's routes alone if `nil`.
  ///   - source: Who opens it.
  ///   - placement: Where a route goes, as a coordinator says.
  /// - Returns: The tree.
  /// - Throws: ``/WaymarkLinks/LinkError``, which says where in the text it is no link of this table, and why.
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
