extension LinkTable {
  /// The route that a link leads to.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - source: Who opens it.
  /// - Returns: The route.
  /// - Throws: ``LinkError``, which says why the text is not a link of this table, and where in the text that
  ///   shows.
  /// - Complexity: O(*n*), where *n* is the length of the link, whatever the number of links in the table, with two exceptions.
  ///   Each pattern that matches and whose types, query or conditions refuse the link costs as much again. And where some patterns
  ///   go on with the link's own segment and others with a parameter, those are tried after these: *k* such segments in one link
  ///   cost up to 2ᵏ times as much, though never more than the table has places.
  @inlinable
  public func route(for url: String, from source: LinkSource = .outside) throws(LinkError) -> R {
    var error: LinkError?
    let route = LinkSlot.filled { slot in
      // The pointer is used as a span, because the span of a string needs a later runtime.
      let isTaken = url.utf8.withContiguousStorageIfAvailable {
        storage.search($0.span, source, &slot, &error)
      }
      if let isTaken { return isTaken }
      // Strings that were bridged from Objective-C may not be contiguous.
      var copy = url
      return copy.withUTF8 { storage.search($0.span, source, &slot, &error) }
    }
    guard let route else { throw error ?? LinkError(.noMatch, at: 0) }
    return route
  }
}

extension LinkStorage {
  /// Adds the route of the link that takes a text; also where it is refused because only the app may open it.
  @inlinable
  func search(
    _ link: Span<UInt8>, _ source: LinkSource, _ slot: inout OutputSpan<R>, _ error: inout LinkError?
  ) -> Bool {
    index.search(link, source, &error) { number, reader, text in parsers[number](&reader, text, &slot) }
  }
}
