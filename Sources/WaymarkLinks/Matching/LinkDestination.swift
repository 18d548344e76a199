/// Where a link leads: its route, and the routes of those of its path's ancestors that are links too.
public struct LinkDestination<R: Route>: Hashable, Sendable {
  /// The routes of the shorter paths, the shortest first.
  public let ancestors: [R]

  /// The route of the link itself.
  public let route: R

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
  package var routes: [R] { ancestors + [route] }
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
    try lookUp(url, source).destination
  }

  /// Where a link leads, and the pattern of the link that leads there.
  func lookUp(
    _ url: String, _ source: LinkSource
  ) throws(LinkError) -> (destination: LinkDestination<R>, pattern: String) {
    let text = try matcher.text(url)
    let (number, route) = try find(text, source)
    var ancestors: [R] = []
    for segment in text.segments(from: 0) {
      guard let shorter = try? find(text.ancestor(endingAt: segment.lowerBound), source) else { continue }
      if shorter.route != ancestors.last { ancestors.append(shorter.route) }
    }
    if ancestors.last == route { ancestors.removeLast() }
    return (LinkDestination(ancestors: ancestors, route: route), declared[number].declaration.pattern.source)
  }
}
