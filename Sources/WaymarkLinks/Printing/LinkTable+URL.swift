extension LinkTable {
  /// The URL that leads to a route: what is printed leads back to an equal route.
  ///
  /// It begins with the table's first scheme and the first host that is no wildcard, or else with the first of the
  /// app's own schemes, or with the path if the table has neither. Of several links that stand for the route, the first
  /// one declared is taken that is not retired.
  ///
  /// A link that says how to extract its parameters needs no reflection. Those of others are found by reflection, so an
  /// app that is built without reflection metadata (`-disable-reflection-metadata`) gets ``LinkPrintError/noLink(route:)``.
  ///
  /// - Parameter route: The route.
  /// - Returns: The URL.
  /// - Throws: ``LinkPrintError`` if no link stands for the route, or what it would say does not lead back to it.
  /// - Complexity: O(*n* + *m*), where *n* is the number of links and *m* the length of the link.
  public func url(for route: R) throws(LinkPrintError) -> String {
    try printed(route, rules.url).text
  }

  /// The link to a route, beginning with its path.
  ///
  /// - Parameter route: The route.
  /// - Returns: Path, query and fragment.
  /// - Throws: ``LinkPrintError`` if no link stands for the route, or what it would say does not lead back to it.
  /// - Complexity: O(*n* + *m*), where *n* is the number of links and *m* the length of the link.
  public func path(for route: R) throws(LinkPrintError) -> String { try printed(route) { $0 }.text }

  /// The URL that leads to a route from outside the app, and what the system may use it for; `nil` if there is none.
  package func offer(of route: R) -> (url: String, uses: Set<LinkUse>)? {
    guard let (url, link) = try? printed(route, rules.url), (try? self.route(for: url)) == route
    else { return nil }
    return (url, link.uses)
  }

  private func printed(
    _ route: R, _ whole: (String) -> String
  ) throws(LinkPrintError) -> (text: String, link: LinkDeclaration) {
    let payload = LinkPayload(route)
    var misleading: LinkPattern?
    for number in matcher.printed {
      guard let texts = makers[number].print(route, payload) else { continue }
      let link = declared[number].declaration
      if let text = link.printed(texts).map(whole),
        (try? self.route(for: text, from: .inside)) == route
      {
        return (text, link)
      }
      misleading = misleading ?? link.pattern
    }
    guard let misleading else { throw .noLink(route: route.notation) }
    throw .notReversible(pattern: misleading.source, route: route.notation)
  }
}

extension LinkDeclaration {
  /// The link with the texts of its parameters filled in, without scheme and host; `nil` if a text has no place in it.
  package func printed(_ texts: [[String]]) -> String? {
    var link = ""
    var next = texts.makeIterator()
    for segment in pattern.segments {
      switch segment {
      case .literal(let text): link += "/" + Self.encoded(text)
      case .rest(isNamed: false): link += "/*"
      case .parameter(let prefix):
        guard let text = next.next()?.first, !text.isEmpty else { return nil }
        link += "/" + Self.encoded(prefix) + PercentEncoding.encode(text)
      case .rest(isNamed: true):
        // An array is a segment an element; a text alone says its slashes itself.
        let isText =
          types[pattern.segments.count { if case .parameter = $0 { true } else { false } }].presence
          != .repeated
        for text in next.next() ?? [] where !(isText && text.isEmpty) {
          link += "/" + PercentEncoding.encode(text, keeping: isText ? "/" : "")
        }
      }
    }
    if link.isEmpty { link = "/" }
    var items: [String] = []
    var fragment: String?
    for fixed in pattern.fixed {
      switch fixed.place {
      case .query(let key):
        items.append(
          PercentEncoding.encode(key) + (fixed.allowed.first.map { "=" + PercentEncoding.encode($0) } ?? ""))
      case .fragment: fragment = fixed.allowed.first
      case .path, .rest: break
      }
    }
    for (parameter, texts) in zip(pattern.parameters, texts) {
      switch parameter.place {
      case .query(let key) where texts != parameter.defaultText.map { [$0] }:
        items += texts.map { PercentEncoding.encode(key) + "=" + PercentEncoding.encode($0, keeping: "/:@,") }
      case .fragment: fragment = texts.first
      case .query, .path, .rest: break
      }
    }
    if !items.isEmpty { link += "?" + items.joined(separator: "&") }
    if let fragment { link += "#" + PercentEncoding.encode(fragment, keeping: "/:@,") }
    return link
  }

  private static func encoded(_ literal: String) -> String {
    PercentEncoding.encode(literal, keeping: "!$'()+,;=@")
  }
}
