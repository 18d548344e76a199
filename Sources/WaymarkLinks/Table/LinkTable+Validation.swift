// A linker leaves this file out of an app that never calls `validate`, as long as it has no type of its own.

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
    var findings = rules.findings
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

extension LinkRules {
  /// The faults of the schemes and hosts of a table.
  var findings: [String] {
    var findings = (schemes + appSchemes).filter { !Self.isScheme($0.utf8) }
      .map { "\($0) is no scheme. Write it without what follows, as in https." }
    findings += hosts.filter { LinkHost($0) == nil }.map {
      "\($0) is no host. Write a name or an address, as in example.com, *.example.com, [::1] or localhost:8080."
    }
    findings += schemes.filter { has($0.utf8.map(LinkHost.lowered), among: appSchemes) }.map {
      "\($0) is in schemes and in appSchemes, and is read as one with a host. List it once."
    }
    if schemes.isEmpty, !hosts.isEmpty {
      let hosts = hosts.joined(separator: ", ")
      findings.append("No link can have the host \(hosts), since there is no scheme. List https in schemes.")
    }
    return findings
  }
}
