/// A link as texts are read with it: little, side by side and copied, since reading from memory is dear in a large table.
final class LinkReader: Sendable {
  private let limits: LinkLimits?
  let isInternal: Bool
  /// Whether the rest of a path may be an ancestor's.
  private let isHierarchical: Bool
  /// Whether the rest of a path has to stay below.
  private let isStrict: Bool
  private let parameters: [LinkPattern.Parameter]
  /// The fixed parts behind the path.
  private let fixed: [LinkPattern.Parameter]
  private let types: [LinkType]

  init(_ link: LinkDeclaration, tableRest: LinkRestRule) {
    (limits, isInternal) = (link.limits, link.isInternal)
    isHierarchical = link.isHierarchical || !link.pattern.endsWithRest
    isStrict = tableRest == .staysBelow || link.rest == .staysBelow
    parameters = link.pattern.parameters.map { $0 }
    fixed = link.pattern.fixed.filter { !$0.place.isInPath }
    types = link.types
  }

  /// Checks a text whose path fits.
  ///
  /// - Throws: ``LinkError`` if the text is too long or too deep, lacks what is fixed, or is an ancestor by a rest alone.
  func check(_ text: LinkText) throws(LinkError) {
    guard isHierarchical || !text.isAncestor else { throw LinkError(.noMatch, at: text.pathEnd) }
    if let limits {
      guard text.bytes.count <= limits.length else {
        throw LinkError(.tooLong(limit: limits.length), at: limits.length)
      }
      let end = text.position(ofSegment: limits.depth)
      guard end == text.pathEnd else { throw LinkError(.tooDeep(limit: limits.depth), at: end) }
    }
    for fixed in fixed {
      let texts = try fixed.place.all(in: text, isStrict: false)
      guard !texts.isEmpty else { throw fixed.missing(in: text) }
      guard texts.contains(where: fixed.allows) else { throw fixed.mismatch(fixed.allowed[0], in: text) }
    }
  }

  /// Reads the only text of a parameter, or the first; its default if there is none.
  func first(_ number: Int, in text: LinkText) throws(LinkError) -> String? {
    let found = try parameters[number].place.first(in: text, isStrict: isStrict)
    guard let first = found ?? parameters[number].defaultText else { return nil }
    try check(first, number, in: text)
    return first
  }

  /// Reads all texts of a parameter.
  func all(_ number: Int, in text: LinkText) throws(LinkError) -> [String] {
    let texts = try parameters[number].place.all(in: text, isStrict: isStrict)
    for one in texts { try check(one, number, in: text) }
    return texts
  }

  private func check(_ one: String, _ number: Int, in text: LinkText) throws(LinkError) {
    if parameters[number].allows(one) { return }
    let parameter = parameters[number]
    throw parameter.mismatch(parameter.allowed.joined(separator: "|"), in: text)
  }

  /// The error for texts that make no route: the first that cannot be read, or the next one, or the condition
  /// behind all.
  func fault(of texts: borrowing LinkTexts) -> LinkError {
    let text = texts.text
    do throws(LinkError) {
      for (number, type) in types.enumerated() {
        if type.presence == .repeated {
          _ = try all(number, in: text)
        } else {
          _ = try first(number, in: text)
        }
      }
      guard texts.count < types.count else {
        return LinkError(.refusedByCondition, at: text.pathStart)
      }
      let parameter = parameters[texts.count]
      return try first(texts.count, in: text) == nil
        ? parameter.missing(in: text) : parameter.mismatch(types[texts.count].name, in: text)
    } catch {
      return error
    }
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
  /// The first text that is here in a link; of the rest of a path all segments in one.
  fileprivate func first(in link: LinkText, isStrict: Bool) throws(LinkError) -> String? {
    switch self {
    case .path(let segment, let prefix): link.text(ofSegment: segment, behind: prefix)
    case .rest: try all(in: link, isStrict: isStrict).joined(separator: "/")
    case .query, .fragment: try all(in: link, isStrict: isStrict).first
    }
  }

  /// The texts that are here in a link.
  fileprivate func all(in link: LinkText, isStrict: Bool) throws(LinkError) -> [String] {
    switch self {
    case .path(let segment, let prefix): return [link.text(ofSegment: segment, behind: prefix)]
    case .rest(let segment):
      var texts: [String] = []
      for segment in link.segments(from: segment) {
        texts.append(String(decoding: link.bytes[segment], as: UTF8.self))
        guard !isStrict || !RestCheck.leadsElsewhere(texts[texts.count - 1]) else {
          throw LinkError(.ambiguousRest, at: segment.lowerBound)
        }
      }
      return texts
    case .query(let key): return try link.items(key).map { $0.text }
    case .fragment: return try link.fragment().map { [$0] } ?? []
    }
  }

  /// The position in a link at which it is, or would be.
  fileprivate func offset(in link: LinkText) -> Int {
    switch self {
    case .path(let segment, _), .rest(let segment): link.position(ofSegment: segment)
    case .query(let key): (try? link.items(key).first?.offset) ?? link.queryOffset
    case .fragment: link.fragmentOffset
    }
  }
}
