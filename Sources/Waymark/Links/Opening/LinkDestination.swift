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
  ///   - url: A URL, or a path that begins with a slash.
  ///   - source: Who opens it.
  /// - Returns: The destination.
  /// - Throws: ``LinkError``, which says where in the text it is no link of this table, and why.
  /// - Complexity: O(*n* · *k*), where *n* is the length of the link and *k* the number of its segments.
  public func destination(
    for url: String, from source: LinkSource = .outside
  ) throws(LinkError) -> LinkDestination<R> {
    let route = try route(for: url, from: source)
    var url = url
    var ancestors = url.withUTF8 { storage.ancestors($0, source) }
    if ancestors.last == route { ancestors.removeLast() }
    return LinkDestination(ancestors: ancestors, route: route)
  }
}

extension LinkStorage {
  /// The routes of the shorter paths of a link that is known to be well-formed.
  fileprivate func ancestors(_ bytes: UnsafeBufferPointer<UInt8>, _ source: LinkSource) -> [R] {
    var scanner = LinkScanner(bytes, limits: index.limits)
    guard scanner.scan(for: index) == nil else { return [] }
    var parts = scanner.parts
    parts.queryStart = -1
    parts.fragmentStart = -1
    return index.withPath(bytes, parts) { path in
      guard !path.isEmpty else { return [] }
      var routes: [R] = []
      var ends = [0]
      for (position, byte) in path.enumerated() where byte == 0x2F { ends.append(position) }
      for end in ends {
        let shorter = UnsafeBufferPointer(rebasing: path[..<end])
        let route = withUnsafeTemporaryAllocation(of: R.self, capacity: 1) { room -> R? in
          guard let slot = room.baseAddress else { return nil }
          var error: LinkError?
          var isFilled = false
          let isTaken = index.search(shorter, bytes, parts, source, &error) { link, reader in
            let shape = index.shapes[link]
            isFilled = (!shape.takesRest || shape.isHierarchical) && parsers[link](&reader, slot)
            return isFilled
          }
          if isTaken { return slot.move() }
          if isFilled { slot.deinitialize(count: 1) }
          return nil
        }
        if let route, route != routes.last { routes.append(route) }
      }
      return routes
    }
  }
}
