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
  /// A link that says how to extract its parameters is printed without reflection. Those of others are found by reflection, so an app
  /// that is built without reflection metadata (`-disable-reflection-metadata`) gets ``LinkPrintError/noLink(route:)`` for their
  /// routes.
  ///
  /// - Parameter route: The route.
  /// - Returns: The URL.
  /// - Throws: ``LinkPrintError`` if no link stands for the route, or what it would say does not lead back to it.
  /// - Complexity: O(*n*), where *n* is the length of the link, for each link that makes the same case, and where none of them
  ///   leads back, for each with parameters.
  @inlinable
  public func url(for route: R) throws(LinkPrintError) -> String {
    try printed(
      route, constant: storage.printing.constants[route], isURL: true,
      texts: { storage.printing.texts(of: route, in: $0) }, leadsBack: { leads($0, to: route) })
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
    try printed(
      route, constant: storage.printing.constants[route], isURL: false,
      texts: { storage.printing.texts(of: route, in: $0) }, leadsBack: { leads($0, to: route) })
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
  ///   - texts: The texts of the parameters of a link, or `nil` if it does not stand for the route.
  ///   - leadsBack: Whether a text leads to the route.
  /// - Returns: The link.
  /// - Throws: ``LinkPrintError`` if no link stands for the route, or what it would say does not lead back to it.
  @usableFromInline
  func printed(
    _ route: R, constant: Int?, isURL: Bool, texts: (Int) -> [[String]]?, leadsBack: (String) -> Bool
  ) throws(LinkPrintError) -> String {
    var misleading: LinkPattern?
    // Prints by the first of some links whose text leads back to the route.
    func printed(_ links: [Int]) -> String? {
      for link in links {
        guard let texts = texts(link) else { continue }
        if let text = text(of: link, texts, isURL: isURL), leadsBack(text) { return text }
        misleading = misleading ?? declared[link].pattern
      }
      return nil
    }
    let candidates = storage.printing.candidates(for: route, constant: constant)
    if let text = printed(candidates) ?? printed(storage.printing.remainder(beside: candidates)) {
      return text
    }
    guard let misleading else { throw .noLink(route: route.notation) }
    throw .notReversible(pattern: misleading.source, route: route.notation)
  }

  private func text(of link: Int, _ texts: [[String]], isURL: Bool) -> String? {
    guard let path = storage.printing.text(of: link, texts) else { return nil }
    return isURL ? storage.index.origins.url(path) : path
  }
}
