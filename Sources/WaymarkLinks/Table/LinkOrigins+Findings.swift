extension LinkOrigins {
  /// What is wrong with the schemes and hosts of a table.
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
