/// The pattern of a link, and all that is said about it, whatever the routes are.
@usableFromInline
package struct LinkDeclaration: Sendable {
  package var pattern: LinkPattern
  package var patternError: LinkPatternError?
  /// The types of the parameters.
  package let types: [LinkType]
  /// Whether there is a condition on the parameters.
  package let isConditional: Bool
  package var isInternal = false
  package var isRetired = false
  package var isHierarchical = false
  /// The uses that the system may make of the link.
  package var uses: Set<LinkUse> = [.handOff]
  package var ignoresCase = false
  /// The rule for the rest of a path, from the tables that it is mounted from.
  package var rest = LinkRestRule.anyText
  /// The limits of the tables that it is mounted from.
  package var limits: LinkLimits?

  @usableFromInline
  package init(_ source: String, _ types: [LinkType] = [], isConditional: Bool = false) {
    (self.types, self.isConditional) = (types, isConditional)
    do throws(LinkPatternError) {
      pattern = try LinkPatternParser.parse(source)
    } catch {
      pattern = LinkPattern(source: source)
      patternError = error
    }
  }

  /// Whether the texts of the parameters are among those that the pattern lists.
  @usableFromInline
  func allows(_ texts: [[String]]) -> Bool {
    zip(pattern.parameters, texts).allSatisfy { $1.allSatisfy($0.allows) }
  }

  /// The link behind a prefix, whose segments do not count for its own limits.
  func mounted(under prefix: String) -> LinkDeclaration {
    var link = self
    link.pattern = LinkPattern(source: prefix + pattern.source)
    guard patternError == nil else { return link }
    do throws(LinkPatternError) {
      link.pattern = try pattern.mounted(under: prefix)
    } catch {
      link.patternError = error
    }
    if let limits {
      let added = link.pattern.segments.count - pattern.segments.count
      link.limits = LinkLimits(
        length: limits.length, depth: limits.depth + min(max(0, added), .max - limits.depth))
    }
    return link
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
