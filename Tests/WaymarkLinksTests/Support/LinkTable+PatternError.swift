import WaymarkLinks

extension LinkTable {
  /// The fault of the first malformed pattern, which is the first finding too.
  var patternError: LinkPatternError? {
    declared.compactMap { self.patternError(of: $0.declaration.pattern.source) }.first
  }

  /// The fault that the first finding says a pattern has.
  func patternError(of pattern: String) -> LinkPatternError? {
    guard let error = declared.lazy.compactMap({ $0.declaration.patternError }).first,
      findings.first == "\(pattern): \(error)"
    else { return nil }
    return error
  }
}
