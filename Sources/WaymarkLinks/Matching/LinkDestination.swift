/// Where a link leads: its route, and the routes of those of its path's ancestors that are links too.
public struct LinkDestination<R: Route>: Hashable, Sendable {
  /// The routes of the shorter paths, the shortest first.
  public let ancestors: [R]

  /// The route of the link itself.
  public let route: R

  /// The pattern of the link that leads there, where one was looked up; it does not count in comparisons.
  package fileprivate(set) var pattern: String?

  /// Makes a destination.
  ///
  /// - Parameters:
  ///   - ancestors: The routes below it in the stack, the lowest first.
  ///   - route: Where the link leads.
  public init(ancestors: [R] = [], route: R) {
    self.ancestors = ancestors
    self.route = route
  }

  /// All routes, the lowest first.
  public var routes: [R] { ancestors + [route] }

  /// Whether both have the same routes.
  public static func == (lhs: LinkDestination, rhs: LinkDestination) -> Bool { lhs.routes == rhs.routes }

  /// Hashes the routes.
  public func hash(into hasher: inout Hasher) { hasher.combine(routes) }
}

extension LinkTable {
  /// Where a link leads, with what is below it in the stack.
  ///
  /// Ancestors are the shorter paths of the link, including `/`, that are links of the table themselves. They
  /// are looked up without query and fragment. A link that takes the rest of a path is an ancestor only if it
  /// is ``Link/hierarchical()``. A link that may be opened from inside the app only is not an ancestor of a
  /// link from outside.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - source: Who opens it.
  /// - Returns: The destination.
  /// - Throws: ``LinkError``, which says why the text is not a link of this table, and where in the text that
  ///   shows.
  /// - Complexity: O(*n* · *k*), where *n* is the length of the link and *k* the number of its segments.
  public func destination(
    for url: String, from source: LinkSource = .outside
  ) throws(LinkError) -> LinkDestination<R> {
    let text = try matcher.text(url)
    let (number, route) = try find(text, source)
    var ancestors: [R] = []
    for depth in text.segments.indices {
      guard let shorter = try? find(text.ancestor(depth), source, isAncestor: true) else { continue }
      if shorter.route != ancestors.last { ancestors.append(shorter.route) }
    }
    if ancestors.last == route { ancestors.removeLast() }
    var destination = LinkDestination(ancestors: ancestors, route: route)
    destination.pattern = declared[number].declaration.pattern.source
    return destination
  }
}
