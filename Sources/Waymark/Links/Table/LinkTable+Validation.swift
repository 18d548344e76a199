extension LinkTable {
  /// Makes sure that nothing is wrong with the table.
  ///
  /// Call it in a test, and wherever a table is put together while the app runs.
  ///
  /// - Throws: All findings at once.
  /// - Complexity: O(*n*) in the number of links, beside links with one path, which are compared with one another.
  public func validate() throws(LinkTableError) {
    let findings = findings
    guard findings.isEmpty else { throw LinkTableError(findings: findings) }
  }

  /// What is wrong with the table.
  ///
  /// - Complexity: O(*n*) in the number of links, beside links with one path, which are compared with one another.
  public var findings: [LinkFinding] {
    var findings: [LinkFinding] = []
    var known: [LinkSignature: [Int]] = [:]
    for (index, link) in declared.enumerated() {
      findings += link.patternErrors.map { .malformedPattern(link.pattern.source, $0) }
      guard link.patternErrors.isEmpty else { continue }
      findings += link.parameterFindings
      guard link.isSound, !link.body.isConditional else { continue }
      let earlier = known[LinkSignature(link), default: []]
      if let other = earlier.first(where: { declared[$0].sharesTexts(with: link) }) {
        findings.append(.ambiguous(declared[other].pattern.source, link.pattern.source))
      }
      known[LinkSignature(link), default: []].append(index)
    }
    return findings
  }
}

/// What two links have in common that match the same paths with equal types and ask for the same query items.
private struct LinkSignature: Hashable {
  private let segments: [LinkPattern.Segment]
  private let types: [ObjectIdentifier]
  private let required: Set<String>
  private let fixedItems: Set<LinkPattern.FixedItem>
  private let fixedFragment: String?

  init<R: Route>(_ link: Link<R>) {
    let pattern = link.pattern
    segments = pattern.segments.map { segment in
      if case .rest = segment { .rest(isNamed: false) } else { segment }
    }
    types = link.body.types.prefix(pattern.pathParameterCount).map(\.id)
    required = Set(
      zip(pattern.parameters, link.body.types).compactMap { parameter, type in
        guard case .query(let key) = parameter.place, type.presence == .required,
          parameter.defaultText == nil
        else { return nil }
        return key
      })
    fixedItems = Set(pattern.fixedItems)
    fixedFragment = pattern.fixedFragment
  }
}

extension Link {
  /// Whether lists of texts do not tell two links apart.
  fileprivate func sharesTexts(with other: Link) -> Bool {
    let own = Dictionary(uniqueKeysWithValues: pattern.parameters.enumerated().map { ($0, $1.allowed) })
    return other.pattern.parameters.enumerated().allSatisfy { index, parameter in
      // A link with a list is tried before one without.
      guard let allowed = own[index], !allowed.isEmpty, !parameter.allowed.isEmpty else {
        return own[index]?.isEmpty == parameter.allowed.isEmpty
      }
      return !Set(allowed).isDisjoint(with: parameter.allowed)
    }
  }

  /// What is wrong between the pattern's parameters and the route's.
  var parameterFindings: [LinkFinding] {
    let source = pattern.source
    guard pattern.parameters.count == body.types.count else {
      let count = pattern.parameters.count
      return [.parameterCount(pattern: source, inPattern: count, inRoute: body.types.count)]
    }
    return zip(pattern.parameters, body.types).flatMap { parameter, type -> [LinkFinding] in
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
