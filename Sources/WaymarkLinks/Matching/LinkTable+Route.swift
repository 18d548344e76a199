extension LinkTable {
  /// The route that a link leads to.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - source: Who opens it.
  /// - Returns: The route.
  /// - Throws: ``LinkError``, which says why the text is not a link of this table, and where in the text that
  ///   shows.
  /// - Complexity: O(*n*), where *n* is the length of the link, whatever the number of links in the table, with two
  ///   exceptions. Each pattern that matches and whose types, query or conditions refuse the link costs as much again.
  ///   And where some patterns go on with the link's own segment and others with a parameter, those are tried after
  ///   these: *k* such segments in one link cost up to 2ᵏ times as much, though never more than the table has places.
  @inlinable
  public func route(for url: String, from source: LinkSource = .outside) throws(LinkError) -> R {
    try find(matcher.text(url), source).route
  }

  /// Finds the link that takes a text: its number, and the route that it makes.
  @inlinable
  func find(_ text: LinkText, _ source: LinkSource) throws(LinkError) -> (number: Int, route: R) {
    try matcher.find(text, source) { number, texts throws(LinkMismatch) in try makers[number].make(&texts) }
  }
}
