extension LinkPattern {
  /// Why a path does not fit the pattern's, or `nil` if it does.
  ///
  /// - Parameter path: The segments of a path, decoded, with encoded slashes told apart.
  /// - Returns: The first segment that does not fit, in a sentence.
  func misfit(_ path: [[UInt8]]) -> String? {
    for (index, segment) in segments.enumerated() {
      let place = "segment \(index + 1)"
      if case .rest = segment { return nil }
      guard index < path.count else { return "\(place) is missing, which has to be \(Self.wanted(segment))." }
      let text = path[index]
      switch segment {
      case .literal(let literal):
        guard text == literal else {
          return "\(place) is \(Self.quoted(text)), and has to be \(Self.quoted(literal))."
        }
      case .parameter(let prefix):
        guard text.starts(with: prefix) else {
          return "\(place) is \(Self.quoted(text)), and has to begin with \(Self.quoted(prefix))."
        }
        guard text.count > prefix.count else {
          return "\(place) is \(Self.quoted(text)), and nothing is left of it for the parameter."
        }
      case .rest: return nil
      }
    }
    guard path.count > segments.count else { return nil }
    return "the path goes on with \(Self.quoted(path[segments.count])), where the pattern ends."
  }

  private static func wanted(_ segment: Segment) -> String {
    switch segment {
    case .literal(let literal): quoted(literal)
    case .parameter(let prefix): prefix.isEmpty ? "a parameter" : "a parameter behind \(quoted(prefix))"
    case .rest: "the rest of the path"
    }
  }

  private static func quoted(_ text: [UInt8]) -> String {
    let bytes = text.flatMap { $0 == PercentEncoding.encodedSlash ? Array("%2F".utf8) : [$0] }
    return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  }
}
