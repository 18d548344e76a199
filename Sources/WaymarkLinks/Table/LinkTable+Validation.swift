extension LinkTable {
  /// Checks that nothing is wrong with the table.
  ///
  /// Call it in a test, and wherever the app makes a table at run time.
  ///
  /// - Throws: ``LinkTableError`` with all findings at once.
  /// - Complexity: O(*n*) in the number of links, except that links with the same path are compared with one
  ///   another.
  public func validate() throws(LinkTableError) {
    let findings = findings
    guard findings.isEmpty else { throw LinkTableError(findings: findings) }
  }

  /// The faults of the table.
  ///
  /// - Complexity: O(*n*) in the number of links, except that links with the same path are compared with one
  ///   another.
  package var findings: [LinkFinding] {
    var findings = storage.index.origins.findings
    let depth = storage.index.limits.depth
    var known: [LinkSignature: [Int]] = [:]
    for (index, link) in declared.enumerated() {
      findings += link.patternErrors.map { .malformedPattern(link.pattern.source, $0.description) }
      guard link.patternErrors.isEmpty else { continue }
      findings += link.parameterFindings
      // A rest may be empty.
      let limit = min(depth, link.limits?.depth ?? depth)
      if link.pattern.segments.count - (link.pattern.endsWithRest ? 1 : 0) > limit {
        findings.append(.tooDeep(pattern: link.pattern.source, limit: limit))
      }
      guard link.isSound, !link.body.isConditional else { continue }
      let signature = LinkSignature(link)
      if let other = known[signature, default: []].first(where: { declared[$0].isEqual(to: link) }) {
        findings.append(.ambiguous(declared[other].pattern.source, link.pattern.source))
      }
      known[signature, default: []].append(index)
    }
    return findings
  }
}

extension Link {
  /// The faults between the pattern's parameters and the route's.
  package var parameterFindings: [LinkFinding] {
    let source = pattern.source
    guard pattern.parameters.count == body.types.count else {
      let count = pattern.parameters.count
      return [.parameterCount(pattern: source, inPattern: count, inRoute: body.types.count)]
    }
    return exchangedParameters
      + zip(pattern.parameters, body.types).flatMap { parameter, type -> [LinkFinding] in
        var findings: [LinkFinding] = []
        switch (parameter.place, type.presence) {
        case (.path, .optional): findings.append(.optionalInPath(pattern: source, parameter: parameter.name))
        case (.path, .repeated), (.fragment, .repeated):
          findings.append(.arrayForOneText(pattern: source, parameter: parameter.name))
        default: break
        }
        if let text = parameter.defaultText, type.presence != .required || !type.accepts(text) {
          findings.append(.invalidDefault(pattern: source, parameter: parameter.name, text: text))
        }
        findings += parameter.allowed.filter { !type.accepts($0) }.map {
          .invalidText(pattern: source, parameter: parameter.name, text: $0)
        }
        if !type.accepts(type.example) {
          findings.append(.invalidExample(pattern: source, type: type.name, text: type.example))
        }
        return findings
      }
  }
}

extension Link {
  /// Finds parameters whose values end up under the label of another parameter, as far as the case has
  /// labels.
  ///
  /// A route is made from different texts, and each of them is looked for in it.
  private var exchangedParameters: [LinkFinding] {
    let names = pattern.parameters.map(\.name)
    guard names.count > 1, let texts = distinctTexts, let route = body.example(texts.map { [$0] }),
      let members = Self.members(of: route, count: names.count)
    else { return [] }
    let labels = texts.map { text in members.first { $0.text == text }?.label ?? "" }
    // Links are often written in small letters where labels are not.
    let (ours, theirs) = (names.map { $0.lowercased() }, labels.map { $0.lowercased() })
    let isExchanged = ours.indices.contains { ours[$0] != theirs[$0] && theirs.contains(ours[$0]) }
    guard isExchanged, Set(theirs).count == theirs.count else { return [] }
    return [.exchangedParameters(pattern: pattern.source, inPattern: names, inRoute: labels)]
  }

  /// A text for each parameter that no other has, or `nil` where some type takes none of those tried.
  private var distinctTexts: [String]? {
    var texts: [String] = []
    for (index, (parameter, type)) in zip(pattern.parameters, body.types).enumerated() {
      let tried = parameter.allowed + ["\(index + 2)", "text\(index)", type.example]
      guard let text = tried.first(where: { !texts.contains($0) && type.accepts($0) }) else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// The labels and texts of what is in a route's case, or in the feature's case in it; `nil` where it has none.
  private static func members(of route: R, count: Int) -> [(label: String, text: String)]? {
    var value: Any = route
    for _ in 0..<8 {
      guard let payload = Mirror(reflecting: value).children.first?.value else { return nil }
      let inner = Mirror(reflecting: payload)
      guard inner.displayStyle == .tuple, inner.children.count == count else {
        value = payload
        continue
      }
      let members = inner.children.compactMap { child -> (label: String, text: String)? in
        guard let label = child.label, !label.hasPrefix("."), let value = child.value as? any LinkValue,
          let text = value.linkTexts.first
        else { return nil }
        return (label, text)
      }
      return members.count == count ? members : nil
    }
    return nil
  }
}

extension LinkOrigins {
  /// The faults of the schemes and hosts of a table.
  var findings: [LinkFinding] {
    var findings: [LinkFinding] = (schemeNames + appSchemeNames).filter { !Self.isScheme($0) }
      .map { .malformedScheme($0) }
    findings += hostNames.filter { LinkHost($0) == nil }.map { .malformedHost($0) }
    let own = Set(appSchemeNames.map { $0.lowercased() })
    findings += schemeNames.filter { own.contains($0.lowercased()) }.map { .schemeWithAndWithoutHost($0) }
    if schemeNames.isEmpty, !hostNames.isEmpty { findings.append(.hostsWithoutSchemes(hostNames)) }
    return findings
  }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy {
      isLetter($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(lowered(byte)) }
}
