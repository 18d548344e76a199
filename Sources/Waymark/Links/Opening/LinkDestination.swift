/// Where a link leads: a route, and those of its path's ancestors that are links too.
public struct LinkDestination<R: Route>: Hashable, Sendable {
  /// The routes of the shorter paths, the shortest first.
  public let ancestors: [R]

  /// The route of the link itself.
  public let route: R

  /// Makes a destination.
  ///
  /// - Parameters:
  ///   - ancestors: What is below the route in the stack, the lowest first.
  ///   - route: Where the link leads.
  public init(ancestors: [R] = [], route: R) {
    self.ancestors = ancestors
    self.route = route
  }

  /// All routes, the lowest first.
  var routes: [R] { ancestors + [route] }
}

extension LinkTable {
  /// Where a link leads, with what is below it in the stack.
  ///
  /// Ancestors are the shorter paths of the link, `/` among them, that are links of the table themselves. They are looked up
  /// without query and fragment. A link that takes the rest of a path is an ancestor only if it is
  /// ``Link/hierarchical()``, and one that may be opened from inside the app only is none for a link from outside.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, whose path is `/`.
  ///   - source: Who opens it.
  /// - Returns: The destination.
  /// - Throws: ``LinkError``, which says where in the text it is no link of this table, and why.
  /// - Complexity: O(*n* · *k*), where *n* is the length of the link and *k* the number of its segments.
  public func destination(
    for url: String, from source: LinkSource = .outside
  ) throws(LinkError) -> LinkDestination<R> {
    let route = try route(for: url, from: source)
    var url = url
    var ancestors = url.withUTF8 { storage.ancestors($0.span, source) }
    if ancestors.last == route { ancestors.removeLast() }
    return LinkDestination(ancestors: ancestors, route: route)
  }
}

extension LinkStorage {
  /// The routes of the shorter paths of a link that is known to be well-formed.
  fileprivate func ancestors(_ link: Span<UInt8>, _ source: LinkSource) -> [R] {
    var scanner = LinkScanner(limits: index.limits)
    guard scanner.scan(link, index.origins) == nil else { return [] }
    var parts = scanner.parts
    (parts.queryStart, parts.fragmentStart) = (-1, -1)
    guard parts.hasEncodedPath else { return ancestors(link, parts, source) }
    return LinkIndex.withDecodedPath(link, parts) { text, parts in ancestors(text, parts, source) }
  }

  private func ancestors(_ text: Span<UInt8>, _ parts: LinkParts, _ source: LinkSource) -> [R] {
    guard parts.pathEnd > parts.pathStart else { return [] }
    var routes: [R] = []
    var shorter = parts
    for end in parts.pathStart..<parts.pathEnd where end == parts.pathStart || text[end] == 0x2F {
      shorter.pathEnd = end
      if let route = ancestor(text, shorter, source), route != routes.last { routes.append(route) }
    }
    return routes
  }

  private func ancestor(_ text: Span<UInt8>, _ parts: LinkParts, _ source: LinkSource) -> R? {
    var error: LinkError?
    return LinkSlot.filled { slot in
      index.search(text, parts, parts, text, source, &error) { link, reader, text in
        let shape = index.shapes[link]
        return (!shape.takesRest || shape.isHierarchical) && parsers[link](&reader, text, &slot)
      }
    }
  }
}
