/// All that is wrong with a link table.
public struct LinkTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings in the order of the links: each a sentence that names the pattern, the scheme or the host, and the
  /// remedy.
  public let findings: [String]

  /// The findings, one a line.
  public var description: String { findings.joined(separator: "\n") }
}

extension LinkTable {
  /// Checks that nothing is wrong with the table.
  ///
  /// Call it in a test, and wherever the app makes a table at run time.
  ///
  /// - Throws: ``LinkTableError`` with all findings at once.
  /// - Complexity: O(*n*), where *n* is the length of all patterns.
  public func validate() throws(LinkTableError) {
    let findings = findings
    guard findings.isEmpty else { throw LinkTableError(findings: findings) }
  }

  /// The faults of the table.
  package var findings: [String] {
    var findings = rules.origins.findings
    var known: [LinkSignature: String] = [:]
    for link in declared.map({ $0.declaration }) {
      let source = link.pattern.source
      findings += link.findings.map { "\(source): \($0)" }
      // A rest may be empty.
      let limit = min(rules.limits.depth, link.limits?.depth ?? .max)
      if link.pattern.segments.count - (link.pattern.endsWithRest ? 1 : 0) > limit {
        findings.append("\(source): a path of a link has at most \(limit) segments. Raise LinkLimits.depth.")
      }
      guard link.isSound, !link.isConditional else { continue }
      if let other = known.updateValue(source, forKey: link.signature) {
        findings.append(
          "\(other) and \(source) match the same links with equal types. Leave one out, or give it a condition."
        )
      }
    }
    return findings
  }
}

extension LinkDeclaration {
  /// Whether the link can be matched: its pattern is well-formed and has the parameters that its case has.
  package var isSound: Bool { findings.isEmpty }

  /// The faults of the pattern, and those between its parameters and the route's.
  package var findings: [String] {
    if let patternError { return [patternError.description] }
    let (count, wanted) = (pattern.parameters.count, types.count)
    guard count == wanted else {
      return ["the pattern has \(count) parameters and the route \(wanted). Give both the same."]
    }
    return zip(pattern.parameters, types).flatMap(Self.findings)
  }

  private static func findings(_ parameter: LinkPattern.Parameter, _ type: LinkType) -> [String] {
    var findings: [String] = []
    let name = parameter.name
    switch (parameter.place, type.presence) {
    case (.path, .optional):
      findings.append(":\(name) cannot be missing from a path and is optional. Move it to the query.")
    case (.path, .repeated), (.fragment, .repeated):
      findings.append(
        ":\(name) is one text and of an array's type. Write :\(name)* for the rest of the path.")
    default: break
    }
    if let text = parameter.defaultText, type.presence != .required || !type.accepts(text) {
      findings.append("\(text) is no default that :\(name) can have.")
    }
    findings += parameter.allowed.filter { !type.accepts($0) }.map {
      "\($0) is no text that :\(name) can have."
    }
    if !type.accepts(type.example) {
      findings.append("\(type.example) is no text of \(type.name). Give the type a linkExample.")
    }
    return findings
  }
}
