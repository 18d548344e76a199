extension LinkTable {
  /// The route that a link leads to.
  ///
  /// - Parameters:
  ///   - url: A URL, or a path that begins with a slash.
  ///   - source: Who opens it.
  /// - Returns: The route.
  /// - Throws: ``LinkError``, which says where in the text it is no link of this table, and why.
  /// - Complexity: O(*n*), where *n* is the length of the link, whatever the number of links in the table, unless types or
  ///   conditions refuse what patterns match: then each such pattern costs as much again.
  @inlinable
  public func route(for url: String, from source: LinkSource = .outside) throws(LinkError) -> R {
    var url = url
    switch url.withUTF8({ bytes in storage.match(bytes, source) }) {
    case .route(let route): return route
    case .failure(let error): throw error
    }
  }
}

/// How matching came out.
@usableFromInline
enum LinkMatch<R: Route> {
  case route(R)
  case failure(LinkError)
}

extension LinkStorage {
  @inlinable
  func match(_ bytes: UnsafeBufferPointer<UInt8>, _ source: LinkSource) -> LinkMatch<R> {
    var route: R?
    let error = index.search(bytes, source) { link, reader in
      route = bodies[link].parse(&reader)
      return route != nil
    }
    if let error { return .failure(error) }
    return route.map { .route($0) } ?? .failure(LinkError(.noMatch, at: 0))
  }
}
