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
  /// Where every link of the table with parameters says how to extract them, no reflection is needed. Else a route's parameters are
  /// found by reflection, so an app that is built without reflection metadata
  /// (`-disable-reflection-metadata`) gets ``LinkPrintError/noLink(route:)``, unless its links say how to extract them.
  ///
  /// - Parameter route: The route.
  /// - Returns: The URL.
  /// - Throws: ``LinkPrintError`` if no link stands for the route, or what it would say does not lead back to it.
  /// - Complexity: O(*n*), where *n* is the length of the link, for each link that makes the same case, and where none of them
  ///   leads back, for each with parameters.
  @inlinable
  public func url(for route: R) throws(LinkPrintError) -> String {
    try printed(route, constant: storage.printing.constants[route], isURL: true) { leads($0, to: route) }
  }

  /// The link to a route, beginning with its path.
  ///
  /// - Parameter route: The route.
  /// - Returns: Path, query and fragment.
  /// - Throws: ``LinkPrintError`` if no link stands for the route, or what it would say does not lead back to it.
  /// - Complexity: O(*n*), where *n* is the length of the link, for each link that makes the same case, and where none of them
  ///   leads back, for each with parameters.
  @inlinable
  public func path(for route: R) throws(LinkPrintError) -> String {
    try printed(route, constant: storage.printing.constants[route], isURL: false) { leads($0, to: route) }
  }

  /// Whether a text leads to a route.
  @inlinable
  func leads(_ text: String, to route: R) -> Bool { (try? self.route(for: text, from: .inside)) == route }

  /// The link to a route, for code that is compiled for the app's routes and looks up what is compared with them.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - constant: The link without parameters that makes it.
  ///   - isURL: Whether scheme and host belong to it.
  ///   - leadsBack: Whether a text leads to the route.
  /// - Returns: The link.
  /// - Throws: ``LinkPrintError`` if no link stands for the route, or what it would say does not lead back to it.
  @usableFromInline
  func printed(
    _ route: R, constant: Int?, isURL: Bool, _ leadsBack: (String) -> Bool
  ) throws(LinkPrintError) -> String {
    if let only = storage.printing.onlyLink(for: route, constant: constant),
      let text = text(of: only.link, only.texts, isURL: isURL), leadsBack(text)
    {
      return text
    }
    var misleading: LinkPattern?
    let candidates = storage.printing.candidates(for: route, constant: constant)
    if let text = printed(route, candidates, isURL, leadsBack, &misleading) { return text }
    let others = storage.printing.remainder(beside: candidates)
    if let text = printed(route, others, isURL, leadsBack, &misleading) { return text }
    guard let misleading else { throw .noLink(route: route.notation) }
    throw .notReversible(pattern: misleading.source, route: route.notation)
  }

  /// What the first of some links prints that leads back to the route.
  ///
  /// Notes in `misleading` the pattern of the first that stands for the route and does not lead back to it.
  private func printed(
    _ route: R, _ links: [Int], _ isURL: Bool, _ leadsBack: (String) -> Bool, _ misleading: inout LinkPattern?
  ) -> String? {
    for link in links {
      guard let texts = storage.printing.texts(of: route, in: link) else { continue }
      if let text = text(of: link, texts, isURL: isURL), leadsBack(text) { return text }
      misleading = misleading ?? declared[link].pattern
    }
    return nil
  }

  private func text(of link: Int, _ texts: [[String]], isURL: Bool) -> String? {
    guard let path = storage.printing.text(of: link, texts) else { return nil }
    return isURL ? storage.index.origins.url(path) : path
  }
}
