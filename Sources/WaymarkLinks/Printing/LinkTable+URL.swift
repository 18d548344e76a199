extension LinkTable {
  /// The URL that leads to a route: what is printed leads back to an equal route.
  ///
  /// It begins with the table's first scheme and the first host that is no wildcard, or else with the first of the app's own
  /// schemes, or with the path if the table has neither. Of several links that
  /// stand for the route, the first one declared is taken that is not retired.
  ///
  /// A function that makes a route may choose between cases. Its link prints all of them, and comes before others for the case
  /// that it makes of its types' ``LinkParameter/linkExample``, after them for the rest.
  ///
  /// A route's parameters are found by reflection, so an app that is built without reflection metadata
  /// (`-disable-reflection-metadata`) gets ``LinkPrintError/noLink(route:)``, unless its links say how to extract them.
  ///
  /// - Parameter route: The route.
  /// - Returns: The URL.
  /// - Throws: ``LinkPrintError`` if no link stands for the route, or what it would say does not lead back to it.
  /// - Complexity: O(*n*), where *n* is the length of the link, for each link that makes the same case, and where none of them
  ///   leads back, for each with parameters.
  public func url(for route: R) throws(LinkPrintError) -> String {
    let origins = storage.index.origins
    return try printed(route) { origins.url($0) }
  }

  /// The link to a route, beginning with its path.
  ///
  /// - Parameter route: The route.
  /// - Returns: Path, query and fragment.
  /// - Throws: ``LinkPrintError`` if no link stands for the route, or what it would say does not lead back to it.
  /// - Complexity: O(*n*), where *n* is the length of the link, for each link that makes the same case, and where none of them
  ///   leads back, for each with parameters.
  public func path(for route: R) throws(LinkPrintError) -> String { try printed(route) { $0 } }

  private func printed(_ route: R, _ complete: (String) -> String) throws(LinkPrintError) -> String {
    var misleading: LinkPattern?
    let candidates = storage.printing.candidates(for: route)
    if let text = printed(route, candidates, complete, &misleading) { return text }
    let others = storage.printing.remainder(beside: candidates)
    if let text = printed(route, others, complete, &misleading) { return text }
    guard let misleading else { throw .noLink(route: route.notation) }
    throw .notReversible(pattern: misleading.source, route: route.notation)
  }

  /// What the first of some links prints that leads back to the route.
  ///
  /// Notes in `misleading` the pattern of the first that stands for the route and does not lead back to it.
  private func printed(
    _ route: R, _ links: [Int], _ complete: (String) -> String, _ misleading: inout LinkPattern?
  ) -> String? {
    for index in links {
      let link = declared[index]
      guard let texts = link.body.print(route, storage.printing.lists(of: index)) else { continue }
      if let path = link.printed(texts) {
        let text = complete(path)
        if (try? self.route(for: text, from: .inside)) == route { return text }
      }
      misleading = misleading ?? link.pattern
    }
    return nil
  }
}

extension Link {
  func printed(_ texts: [[String]]) -> String? {
    let isText = zip(pattern.parameters, body.types).contains {
      $0.place == .rest && $1.presence != .repeated
    }
    return pattern.text(texts, restIsText: isText)
  }
}
