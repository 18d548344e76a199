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
    var error: LinkError?
    let route = url.withUTF8 { bytes in storage.route(bytes, source, &error) }
    guard let route else { throw error ?? LinkError(.noMatch, at: 0) }
    return route
  }
}

extension LinkStorage {
  @inlinable
  func route(_ bytes: UnsafeBufferPointer<UInt8>, _ source: LinkSource, _ error: inout LinkError?) -> R? {
    withUnsafeTemporaryAllocation(of: R.self, capacity: 1) { room -> R? in
      guard let slot = room.baseAddress else { return nil }
      var isFilled = false
      let isTaken = index.search(bytes, source, &error) { link, reader in
        isFilled = parsers[link](&reader, slot)
        return isFilled
      }
      if isTaken { return slot.move() }
      // A link that only the app may open has made its route before it is refused.
      if isFilled { slot.deinitialize(count: 1) }
      return nil
    }
  }
}
