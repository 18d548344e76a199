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
  public func route(for url: String, from source: LinkSource = .outside) throws(LinkError) -> R {
    try find(LinkText(url, rules), source).route
  }

  /// Finds the link that takes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: Who opens it.
  ///   - isAncestor: Whether it is a shorter path of another link.
  /// - Returns: The number of the link, and the route.
  /// - Throws: ``LinkError``: the refusal of the first link whose path fits, if one fits.
  func find(
    _ text: LinkText, _ source: LinkSource, isAncestor: Bool = false
  ) throws(LinkError) -> (number: Int, route: R) {
    var found: (number: Int, route: R)?
    var refusal: LinkError?
    var furthest = 0
    _ = try trie.search(text, &furthest) { number throws(LinkError) in
      do throws(LinkError) {
        if isAncestor, declared[number].pattern.endsWithRest, !declared[number].isHierarchical { return false }
        found = (number, try declared[number].route(for: text, source, rules))
        return true
      } catch {
        guard error.isOfOneLink else { throw error }
        refusal = refusal ?? error
        return false
      }
    }
    if let found { return found }
    throw refusal ?? LinkError(.noMatch, at: text.offset(ofSegment: furthest))
  }
}

extension Link {
  /// Makes the route of a text whose path fits.
  fileprivate func route(for text: LinkText, _ source: LinkSource, _ rules: LinkRules) throws(LinkError) -> R {
    if let limits {
      guard text.length <= limits.length else { throw LinkError(.tooLong(limit: limits.length), at: limits.length) }
      guard text.segments.count <= limits.depth else {
        throw LinkError(.tooDeep(limit: limits.depth), at: text.offset(ofSegment: limits.depth))
      }
    }
    if rules.rest == .staysBelow || rest == .staysBelow { try pattern.checkRest(of: text) }
    let texts = try pattern.texts(in: text, body.types)
    let route: R
    do throws(LinkMismatch) {
      route = try body.make(texts)
    } catch {
      guard error.parameter < texts.count else { throw LinkError(.refusedByCondition, at: text.offset(ofSegment: 0)) }
      let parameter = pattern.parameters[error.parameter]
      let reason: LinkError.Reason =
        texts[error.parameter].isEmpty
        ? .missing(parameter: parameter.subject)
        : .mismatch(parameter: parameter.subject, type: body.types[error.parameter].name)
      throw LinkError(reason, at: parameter.offset(in: text))
    }
    guard source == .inside || !isInternal else { throw LinkError(.internalLink, at: text.offset(ofSegment: 0)) }
    return route
  }
}

extension LinkPattern {
  /// Checks that the rest of a path, if the route gets one, stays where it is.
  fileprivate func checkRest(of text: LinkText) throws(LinkError) {
    guard segments.last == .rest(isNamed: true) else { return }
    for segment in text.segments.dropFirst(segments.count - 1) {
      if let flaw = RestCheck.flaw(in: segment.text) { throw LinkError(flaw, at: segment.offset) }
    }
  }

  /// The texts of the parameters in a link whose path fits, and which has what the pattern has fixed.
  fileprivate func texts(in text: LinkText, _ types: [LinkType]) throws(LinkError) -> [[String]] {
    for fixed in fixedItems {
      let items = try text.items(fixed.key)
      guard let first = items.first else { throw LinkError(.missing(parameter: fixed.key), at: text.queryOffset) }
      guard let value = fixed.value, !items.contains(where: { $0.text == value }) else { continue }
      throw LinkError(.mismatch(parameter: fixed.key, type: value), at: first.offset)
    }
    if let fixedFragment {
      guard let fragment = try text.fragment() else { throw LinkError(.missing(parameter: "#"), at: text.fragmentOffset) }
      guard fragment == fixedFragment else {
        throw LinkError(.mismatch(parameter: "#", type: fixedFragment), at: text.fragmentOffset)
      }
    }
    var texts: [[String]] = []
    texts.reserveCapacity(parameters.count)
    for index in parameters.indices {
      let found = try parameters[index].texts(in: text, isRepeated: types[index].presence == .repeated)
      guard parameters[index].allows(found) else {
        let allowed = parameters[index].allowed.joined(separator: "|")
        throw LinkError(
          .mismatch(parameter: parameters[index].subject, type: allowed), at: parameters[index].offset(in: text))
      }
      texts.append(found)
    }
    return texts
  }
}

extension LinkPattern.Parameter {
  /// Whether texts are among those that it may have.
  func allows(_ texts: [String]) -> Bool { allowed.isEmpty || texts.allSatisfy(allowed.contains) }

  /// The texts that it has in a link, or its default.
  fileprivate func texts(in link: LinkText, isRepeated: Bool) throws(LinkError) -> [String] {
    switch place {
    case .path(let segment, 0): return [link.segments[segment].text]
    case .path(let segment, let prefix):
      return [String(decoding: link.segments[segment].text.utf8.dropFirst(prefix), as: UTF8.self)]
    case .rest(let segment):
      let rest = link.segments.dropFirst(segment).map(\.text)
      return isRepeated ? rest : [rest.joined(separator: "/")]
    case .query(let key):
      let texts = try link.items(key).map(\.text)
      if texts.isEmpty { return defaultText.map { [$0] } ?? [] }
      return isRepeated ? texts : [texts[0]]
    case .fragment:
      return try link.fragment().map { [$0] } ?? []
    }
  }

  /// The position in a link at which it is, or would be.
  fileprivate func offset(in link: LinkText) -> Int {
    switch place {
    case .path(let segment, _), .rest(let segment): link.offset(ofSegment: segment)
    case .query(let key): (try? link.items(key).first?.offset) ?? link.queryOffset
    case .fragment: link.fragmentOffset
    }
  }
}
