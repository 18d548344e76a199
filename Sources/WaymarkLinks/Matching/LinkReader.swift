/// A link as texts are read with it: an object, since copies of all that is said about a link take a sixth of the time of a match.
final class LinkReader: Sendable {
  let link: LinkDeclaration
  /// Whether the rest of a path has to stay below.
  private let isStrict: Bool

  init(_ link: LinkDeclaration, tableRest: LinkRestRule) {
    self.link = link
    isStrict = tableRest == .staysBelow || link.rest == .staysBelow
  }

  /// Whether it may be the ancestor of another link.
  var isAncestor: Bool { !link.pattern.endsWithRest || link.isHierarchical }

  /// Reads the texts of the parameters in a text whose path fits.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - make: Makes a route of them.
  /// - Throws: ``LinkError`` if the text does not have what the pattern has fixed, has none of the texts that it
  ///   lists, or has texts that make no route.
  func read(
    _ text: LinkText, _ make: (inout LinkReading) throws(LinkMismatch) -> Void
  ) throws(LinkError) {
    if let limits = link.limits {
      guard text.length <= limits.length else {
        throw LinkError(.tooLong(limit: limits.length), at: limits.length)
      }
      guard text.segments.count <= limits.depth else {
        throw LinkError(.tooDeep(limit: limits.depth), at: text.offset(ofSegment: limits.depth))
      }
    }
    for fixed in link.pattern.fixed where !fixed.place.isInPath { try check(fixed, in: text) }
    var all: [[String]] = []
    all.reserveCapacity(link.types.count)
    for index in link.types.indices { all.append(try texts(of: index, in: text)) }
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

  private func texts(of index: Int, in text: LinkText) throws(LinkError) -> [String] {
    let parameter = link.pattern.parameters[index]
    var texts = try parameter.place.texts(
      in: text, isRepeated: link.types[index].presence == .repeated, isStrict: isStrict)
    if texts.isEmpty, let text = parameter.defaultText { texts = [text] }
    if !parameter.allows(texts) {
      throw parameter.mismatch(parameter.allowed.joined(separator: "|"), in: text)
    }
    return texts
  }

  /// The error for texts that make no route: the next one to read is at fault, or the condition behind all.
  private func fault(of reading: LinkReading, in text: LinkText) -> LinkError {
    let index = reading.count
    guard index < link.types.count else {
      return LinkError(.refusedByCondition, at: text.offset(ofSegment: 0))
    }
    let parameter = link.pattern.parameters[index]
    return reading.texts[index].isEmpty
      ? parameter.missing(in: text) : parameter.mismatch(link.types[index].name, in: text)
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
