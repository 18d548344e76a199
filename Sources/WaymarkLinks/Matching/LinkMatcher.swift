/// The links of a table as texts are matched with them, whatever the routes are.
@usableFromInline
final class LinkMatcher: Sendable {
  let rules: LinkRules
  private let links: [LinkDeclaration]
  private let trie: LinkTrie

  /// Makes a matcher.
  ///
  /// - Parameters:
  ///   - links: All links of the table.
  ///   - sound: The numbers of those that are not left out.
  ///   - rules: The rules of the table.
  init(_ links: [LinkDeclaration], sound: [Int], _ rules: LinkRules) {
    (self.links, self.rules) = (links, rules)
    // Sorting keeps the order of declaration among equal ranks.
    let sorted = sound.map { (number: $0, ranks: links[$0].ranks) }
      .sorted { $0.ranks.lexicographicallyPrecedes($1.ranks) }
    trie = LinkTrie(
      sorted.map { ($0.number, links[$0.number].pattern.segments[...], links[$0.number].ignoresCase) })
  }

  /// Takes a link apart by the rules of the table.
  @usableFromInline
  func text(_ url: String) throws(LinkError) -> LinkText { try LinkText(url, rules) }

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
    _ make: (Int, inout LinkReading) throws(LinkMismatch) -> Void
  ) throws(LinkError) -> Int {
    var refusal: LinkError?
    var furthest = 0
    let found = try trie.first(in: text, furthest: &furthest) { number throws(LinkError) in
      guard !isAncestor || links[number].isAncestor else { return false }
      do throws(LinkError) {
        try links[number].read(text, rules.rest) { reading throws(LinkMismatch) in
          try make(number, &reading)
        }
      } catch {
        guard error.isOfOneLink else { throw error }
        refusal = refusal ?? error
        return false
      }
      guard source == .inside || !links[number].isInternal else {
        throw LinkError(.internalLink, at: text.offset(ofSegment: 0))
      }
      return true
    }
    guard let found else {
      throw refusal ?? LinkError(.noMatch, at: text.offset(ofSegment: furthest))
    }
    return found
  }
}

extension LinkDeclaration {
  /// Whether it may be the ancestor of another link.
  fileprivate var isAncestor: Bool { !pattern.endsWithRest || isHierarchical }

  /// Reads the texts of the parameters in a text whose path fits.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - table: The rule of the table for the rest of a path.
  ///   - make: Makes a route of them.
  /// - Throws: ``LinkError`` if the text does not have what the pattern has fixed, has none of the texts that it
  ///   lists, or has texts that make no route.
  fileprivate func read(
    _ text: LinkText, _ table: LinkRestRule, _ make: (inout LinkReading) throws(LinkMismatch) -> Void
  ) throws(LinkError) {
    if let limits {
      guard text.length <= limits.length else {
        throw LinkError(.tooLong(limit: limits.length), at: limits.length)
      }
      guard text.segments.count <= limits.depth else {
        throw LinkError(.tooDeep(limit: limits.depth), at: text.offset(ofSegment: limits.depth))
      }
    }
    for fixed in pattern.fixed where !fixed.place.isInPath { try check(fixed, in: text) }
    var all: [[String]] = []
    let isStrict = table == .staysBelow || rest == .staysBelow
    for index in types.indices { all.append(try texts(of: index, in: text, isStrict)) }
    var reading = LinkReading(all)
    do throws(LinkMismatch) { try make(&reading) } catch { throw fault(of: reading, in: text) }
  }

  private func check(_ fixed: LinkPattern.Parameter, in text: LinkText) throws(LinkError) {
    let texts = try fixed.place.texts(in: text, isRepeated: true, isStrict: false)
    guard !texts.isEmpty else { throw fixed.missing(in: text) }
    guard fixed.allowed.isEmpty || texts.contains(where: fixed.allowed.contains) else {
      throw fixed.mismatch(fixed.allowed[0], in: text)
    }
  }

  private func texts(of index: Int, in text: LinkText, _ isStrict: Bool) throws(LinkError) -> [String] {
    var texts = try pattern.parameters[index].place.texts(
      in: text, isRepeated: types[index].presence == .repeated, isStrict: isStrict)
    if texts.isEmpty, let text = pattern.parameters[index].defaultText { texts = [text] }
    if !pattern.parameters[index].allows(texts) {
      let parameter = pattern.parameters[index]
      throw parameter.mismatch(parameter.allowed.joined(separator: "|"), in: text)
    }
    return texts
  }

  /// The error for texts that make no route: the next one to read is at fault, or the condition behind all.
  private func fault(of reading: LinkReading, in text: LinkText) -> LinkError {
    let index = reading.count
    guard index < types.count else {
      return LinkError(.refusedByCondition, at: text.offset(ofSegment: 0))
    }
    let parameter = pattern.parameters[index]
    return reading.texts[index].first == nil
      ? parameter.missing(in: text) : parameter.mismatch(types[index].name, in: text)
  }
}

extension LinkPattern.Parameter {
  /// Whether texts are among those that it may have.
  func allows(_ texts: [String]) -> Bool { allowed.isEmpty || texts.allSatisfy(allowed.contains) }

  fileprivate func missing(in text: LinkText) -> LinkError {
    LinkError(.missing(parameter: subject), at: place.offset(in: text))
  }

  fileprivate func mismatch(_ type: String, in text: LinkText) -> LinkError {
    LinkError(.mismatch(parameter: subject, type: type), at: place.offset(in: text))
  }
}

extension LinkPattern.Parameter.Place {
  /// The texts that are here in a link.
  fileprivate func texts(in link: LinkText, isRepeated: Bool, isStrict: Bool) throws(LinkError) -> [String] {
    switch self {
    case .path(let segment, let prefix): return [link.text(ofSegment: segment, behind: prefix)]
    case .rest(let segment):
      let rest = (segment..<link.segments.count).map { link.text(ofSegment: $0) }
      if isStrict, let index = rest.firstIndex(where: RestCheck.leadsElsewhere) {
        throw LinkError(.ambiguousRest, at: link.offset(ofSegment: segment + index))
      }
      return isRepeated ? rest : [rest.joined(separator: "/")]
    case .query(let key):
      let texts = try link.items(key).map { $0.text }
      return isRepeated ? texts : Array(texts.prefix(1))
    case .fragment:
      return try link.fragment().map { [$0] } ?? []
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
