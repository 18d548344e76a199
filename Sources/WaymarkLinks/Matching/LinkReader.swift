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
  /// - Parameter text: The text.
  /// - Returns: The texts, of which a route is to be made.
  /// - Throws: ``LinkError`` if the text does not have what the pattern has fixed, or has none of the texts that it
  ///   lists.
  func texts(in text: LinkText) throws(LinkError) -> LinkTexts {
    if let limits = link.limits {
      guard text.length <= limits.length else {
        throw LinkError(.tooLong(limit: limits.length), at: limits.length)
      }
      guard text.segments.count <= limits.depth else {
        throw LinkError(.tooDeep(limit: limits.depth), at: text.offset(ofSegment: limits.depth))
      }
    }
    for fixed in link.pattern.fixed where !fixed.place.isInPath { try check(fixed, in: text) }
    var texts = LinkTexts()
    texts.all.reserveCapacity(link.types.count)
    for number in link.types.indices { try read(number, in: text, &texts) }
    return texts
  }

  private func check(_ fixed: LinkPattern.Parameter, in text: LinkText) throws(LinkError) {
    var texts = LinkTexts()
    try fixed.place.read(text, isRepeated: true, isStrict: false, 0, &texts)
    guard !texts.all.isEmpty else { throw fixed.missing(in: text) }
    guard texts.all.contains(where: { fixed.allows($0.text) }) else {
      throw fixed.mismatch(fixed.allowed[0], in: text)
    }
  }

  private func read(_ number: Int, in text: LinkText, _ texts: inout LinkTexts) throws(LinkError) {
    // A copy of the parameter would take longer than the rest.
    let parameters = link.pattern.parameters
    let before = texts.all.count
    try parameters[number].place.read(
      text, isRepeated: link.types[number].presence == .repeated, isStrict: isStrict, number, &texts)
    if texts.all.count == before, let text = parameters[number].defaultText {
      texts.all.append((number, text))
    }
    let allowed = parameters[number].allowed
    guard allowed.isEmpty || texts.all[before...].allSatisfy({ allowed.contains($0.text) }) else {
      throw parameters[number].mismatch(allowed.joined(separator: "|"), in: text)
    }
  }

  /// The error for texts that make no route: the next one to read is at fault, or the condition behind all.
  func fault(of texts: LinkTexts, in text: LinkText) -> LinkError {
    let number = texts.count
    guard number < link.types.count else {
      return LinkError(.refusedByCondition, at: text.offset(ofSegment: 0))
    }
    let parameter = link.pattern.parameters[number]
    return texts.all.contains { $0.parameter == number }
      ? parameter.mismatch(link.types[number].name, in: text) : parameter.missing(in: text)
  }
}

extension LinkPattern.Parameter {
  /// Whether a text is among those that it may have.
  func allows(_ text: String) -> Bool { allowed.isEmpty || allowed.contains(text) }

  fileprivate func missing(in link: LinkText) -> LinkError {
    LinkError(.missing(parameter: subject), at: place.offset(in: link))
  }

  fileprivate func mismatch(_ type: String, in link: LinkText) -> LinkError {
    LinkError(.mismatch(parameter: subject, type: type), at: place.offset(in: link))
  }
}

extension LinkPattern.Parameter.Place {
  /// Adds the texts that are here in a link to those of a parameter.
  fileprivate func read(
    _ link: LinkText, isRepeated: Bool, isStrict: Bool, _ number: Int, _ texts: inout LinkTexts
  ) throws(LinkError) {
    switch self {
    case .path(let segment, let prefix):
      texts.all.append((number, link.text(ofSegment: segment, behind: prefix)))
    case .rest(let segment):
      let rest = (segment..<link.segments.count).map { link.text(ofSegment: $0) }
      if isStrict, let index = rest.firstIndex(where: RestCheck.leadsElsewhere) {
        throw LinkError(.ambiguousRest, at: link.offset(ofSegment: segment + index))
      }
      texts.all += (isRepeated ? rest : [rest.joined(separator: "/")]).map { (number, $0) }
    case .query(let key):
      texts.all += try link.items(key).prefix(isRepeated ? .max : 1).map { (number, $0.text) }
    case .fragment:
      if let text = try link.fragment() { texts.all.append((number, text)) }
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
