/// The links of a table as texts are matched with them, whatever the routes are.
@usableFromInline
final class LinkMatcher: Sendable {
  @usableFromInline let rules: LinkRules
  private let trie: LinkTrie
  private let readers: [LinkReader]

  /// Makes a matcher.
  ///
  /// - Parameters:
  ///   - readers: The readers of all links of the table, by their numbers.
  ///   - trie: The paths of those that are not left out.
  ///   - rules: The rules of the table.
  init(_ readers: [LinkReader], _ trie: LinkTrie, _ rules: LinkRules) {
    (self.readers, self.trie, self.rules) = (readers, trie, rules)
  }

  /// Finds the link that takes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - source: Who opens it.
  ///   - isAncestor: Whether it is a shorter path of another link.
  ///   - make: Makes a route of the texts of a link's parameters.
  /// - Returns: The number of the link.
  /// - Throws: ``LinkError``: the refusal of the first link whose path fits, if one fits.
  @usableFromInline
  func find(
    _ text: LinkText, _ source: LinkSource, isAncestor: Bool,
    _ make: (Int, [LinkTexts], _ count: inout Int) throws(LinkMismatch) -> Void
  ) throws(LinkError) -> Int {
    var fitting = LinkTrie.Hits()
    let furthest = trie.search(text.bytes, text.segments, &fitting)
    var refusal: LinkError?
    var next = fitting.first
    var others = fitting.others.makeIterator()
    while let number = next {
      if try takes(text, number, source, isAncestor: isAncestor, &refusal, make) { return number }
      next = others.next()
    }
    throw refusal ?? LinkError(.noMatch, at: text.offset(ofSegment: furthest))
  }

  private func takes(
    _ text: LinkText, _ number: Int, _ source: LinkSource, isAncestor: Bool, _ refusal: inout LinkError?,
    _ make: (Int, [LinkTexts], _ count: inout Int) throws(LinkMismatch) -> Void
  ) throws(LinkError) -> Bool {
    if isAncestor, !readers[number].isAncestor { return false }
    do throws(LinkError) {
      let texts = try readers[number].texts(in: text)
      var count = 0
      do throws(LinkMismatch) { try make(number, texts, &count) } catch {
        throw readers[number].error(behind: count, texts, in: text)
      }
    } catch {
      guard error.isOfOneLink else { throw error }
      refusal = refusal ?? error
      return false
    }
    if source == .outside, readers[number].isInternal {
      throw LinkError(.internalLink, at: text.offset(ofSegment: 0))
    }
    return true
  }
}

extension Link {
  /// The reader of the texts of the link's parameters.
  func reader(_ rules: LinkRules) -> LinkReader {
    LinkReader(
      pattern, body.types, isInternal: isInternal, isAncestor: !pattern.endsWithRest || isHierarchical,
      isStrict: rules.rest == .staysBelow || rest == .staysBelow, limits: limits)
  }
}

/// Reads the texts of one link's parameters.
final class LinkReader: Sendable {
  /// Whether it may be opened from inside the app only.
  let isInternal: Bool
  /// Whether it may be the ancestor of another link.
  let isAncestor: Bool
  private let pattern: LinkPattern
  private let types: [LinkType]
  /// Whether the route gets the rest of a path, which has to stay where it is.
  private let checksRest: Bool
  private let limits: LinkLimits?

  init(
    _ pattern: LinkPattern, _ types: [LinkType], isInternal: Bool, isAncestor: Bool, isStrict: Bool,
    limits: LinkLimits?
  ) {
    (self.pattern, self.types, self.limits) = (pattern, types, limits)
    (self.isInternal, self.isAncestor) = (isInternal, isAncestor)
    checksRest = isStrict && pattern.segments.last == .rest(isNamed: true)
  }

  /// The texts of the parameters in a text whose path fits.
  ///
  /// - Parameter text: The text.
  /// - Returns: The texts of each parameter.
  /// - Throws: ``LinkError`` if the text does not have what the pattern has fixed, or has none of the texts that it
  ///   lists.
  func texts(in text: LinkText) throws(LinkError) -> [LinkTexts] {
    if let limits {
      guard text.length <= limits.length else {
        throw LinkError(.tooLong(limit: limits.length), at: limits.length)
      }
      guard text.segments.count <= limits.depth else {
        throw LinkError(.tooDeep(limit: limits.depth), at: text.offset(ofSegment: limits.depth))
      }
    }
    if checksRest {
      for index in (pattern.segments.count - 1)..<text.segments.count {
        guard let flaw = RestCheck.flaw(in: text.text(ofSegment: index)) else { continue }
        throw LinkError(flaw, at: text.offset(ofSegment: index))
      }
    }
    for fixed in pattern.fixedItems { try check(fixed, in: text) }
    if let fixed = pattern.fixedFragment {
      guard let fragment = try text.fragment() else {
        throw LinkError(.missing(parameter: "#"), at: text.fragmentOffset)
      }
      guard fragment == fixed else {
        throw LinkError(.mismatch(parameter: "#", type: fixed), at: text.fragmentOffset)
      }
    }
    return try types.indices.map { index throws(LinkError) in try texts(of: index, in: text) }
  }

  private func check(_ fixed: LinkPattern.FixedItem, in text: LinkText) throws(LinkError) {
    let items = try text.items(fixed.key)
    guard let first = items.first else {
      throw LinkError(.missing(parameter: fixed.key), at: text.queryOffset)
    }
    guard let value = fixed.value, !items.contains(where: { $0.text == value }) else { return }
    throw LinkError(.mismatch(parameter: fixed.key, type: value), at: first.offset)
  }

  private func texts(of index: Int, in text: LinkText) throws(LinkError) -> LinkTexts {
    var texts = try pattern.parameters[index].place.texts(
      in: text, isRepeated: types[index].presence == .repeated)
    if case .list([]) = texts, let text = pattern.parameters[index].defaultText { texts = .one(text) }
    if !pattern.parameters[index].allowed.isEmpty, !pattern.parameters[index].allows(texts.all) {
      let allowed = pattern.parameters[index].allowed.joined(separator: "|")
      throw refusal(of: index, type: allowed, in: text)
    }
    return texts
  }

  private func refusal(of index: Int, type: String, in text: LinkText) -> LinkError {
    let parameter = pattern.parameters[index]
    return LinkError(
      .mismatch(parameter: parameter.subject, type: type), at: parameter.place.offset(in: text))
  }

  /// The error for texts that make no route: those of the parameter behind so many are at fault, or the condition
  /// behind all.
  func error(behind index: Int, _ texts: [LinkTexts], in text: LinkText) -> LinkError {
    guard index < texts.count else { return LinkError(.refusedByCondition, at: text.offset(ofSegment: 0)) }
    guard texts[index].first == nil else { return refusal(of: index, type: types[index].name, in: text) }
    let parameter = pattern.parameters[index]
    return LinkError(.missing(parameter: parameter.subject), at: parameter.place.offset(in: text))
  }
}

extension LinkPattern.Parameter {
  /// Whether texts are among those that it may have.
  func allows(_ texts: [String]) -> Bool { allowed.isEmpty || texts.allSatisfy(allowed.contains) }
}

extension LinkPattern.Parameter.Place {
  /// The texts that are here in a link.
  fileprivate func texts(in link: LinkText, isRepeated: Bool) throws(LinkError) -> LinkTexts {
    switch self {
    case .path(let segment, let prefix): return .one(link.text(ofSegment: segment, behind: prefix))
    case .rest(let segment):
      let rest = (segment..<link.segments.count).map { link.text(ofSegment: $0) }
      return isRepeated ? .list(rest) : .one(rest.joined(separator: "/"))
    case .query(let key):
      let texts = try link.items(key).map { $0.text }
      return .list(isRepeated ? texts : Array(texts.prefix(1)))
    case .fragment:
      return try link.fragment().map(LinkTexts.one) ?? .list([])
    }
  }

  /// The position in a link at which it is, or would be.
  fileprivate func offset(in link: LinkText) -> Int {
    switch self {
    case .path(let segment, _), .rest(let segment): link.offset(ofSegment: segment)
    case .query(let key): (try? link.items(key).first?.offset) ?? link.queryOffset
    case .fragment: link.fragmentOffset
    }
  }
}
