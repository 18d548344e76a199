/// Reads a pattern.
package struct LinkPatternParser {
  private let bytes: [UInt8]
  private var position = 0
  private var pattern: LinkPattern

  private init(_ source: String) {
    bytes = Array(source.utf8)
    pattern = LinkPattern(source: source)
  }

  /// Reads a pattern.
  ///
  /// - Parameter source: How it is written.
  /// - Returns: The pattern.
  /// - Throws: What is wrong with it, and where.
  /// - Complexity: O(*n*), where *n* is its length.
  package static func parse(_ source: String) throws(LinkPatternError) -> LinkPattern {
    var parser = LinkPatternParser(source)
    try parser.path()
    if parser.skip("?") { try parser.query() }
    if parser.skip("#") { try parser.fragment() }
    return parser.pattern
  }

  // MARK: Parts

  private mutating func path() throws(LinkPatternError) {
    guard skip("/") else { throw error("a pattern begins with a slash.") }
    while !isAtEndOfPath {
      try segment()
      guard isAtEndOfPath || skip("/") else { throw textAfterParameter }
    }
  }

  private mutating func segment() throws(LinkPatternError) {
    guard !pattern.endsWithRest else { throw error("the rest of the path comes last.") }
    let start = position
    let number = pattern.segments.count
    if skip("*") {
      pattern.segments.append(.rest(isNamed: false))
      fix(.rest(segment: number), "*")
      return
    }
    let literal = try text(until: "/:?#")
    guard next == UInt8(ascii: ":") else {
      guard !literal.isEmpty else { throw error("a segment is empty. Write one slash.", at: start) }
      guard literal != ".", literal != ".." else { throw error(Self.dots, at: start) }
      pattern.segments.append(.literal(literal))
      return
    }
    guard literal != "." else { throw error(Self.dots, at: start) }
    let name = try parameterName()
    if literal.isEmpty, skip("*") {
      pattern.segments.append(.rest(isNamed: true))
      try add(name, .rest(segment: number), at: start)
    } else {
      pattern.segments.append(.parameter(prefix: literal))
      try add(name, .path(segment: number, prefix: literal.utf8.count), allowed: allowedTexts(), at: start)
    }
  }

  private mutating func query() throws(LinkPatternError) {
    var keys: [String] = []
    repeat {
      let start = position
      let key = try text(until: "=&#")
      guard !key.isEmpty else { throw error("a query item has a key, as in page=:page.", at: start) }
      let isFixed: Bool
      if !skip("=") {
        isFixed = true
        fix(.query(key: key), key)
      } else if next != UInt8(ascii: ":") {
        isFixed = true
        fix(.query(key: key), key, [try text(until: "&#")])
      } else {
        isFixed = false
        try queryParameter(key)
      }
      let isFirst = !keys.contains(key)
      keys.append(key)
      guard isFirst || isFixed && !pattern.parameters.contains(where: { $0.place == .query(key: key) }) else {
        throw error("two query items have one key. Take both as an array, as in tag=:tags.", at: start)
      }
    } while skip("&")
    guard next == nil || next == UInt8(ascii: "#") else { throw textAfterParameter }
  }

  private mutating func queryParameter(_ key: String) throws(LinkPatternError) {
    let start = position
    let name = try parameterName()
    let allowed = try allowedTexts()
    let defaultText = skip("=") ? try text(until: "&#") : nil
    if let defaultText, !allowed.isEmpty, !allowed.contains(defaultText) {
      throw error("the default is not among the texts allowed.", at: start)
    }
    try add(name, .query(key: key), allowed: allowed, defaultText: defaultText, at: start)
  }

  private mutating func fragment() throws(LinkPatternError) {
    guard next == UInt8(ascii: ":") else {
      fix(.fragment, "#", [try text(until: "")])
      return
    }
    let start = position
    try add(parameterName(), .fragment, allowed: allowedTexts(), at: start)
    guard next == nil else { throw textAfterParameter }
  }

  private mutating func fix(
    _ place: LinkPattern.Parameter.Place, _ name: String, _ allowed: [String] = []
  ) {
    pattern.fixed.append(.init(name: name, place: place, allowed: allowed, defaultText: nil))
  }

  private mutating func add(
    _ name: String, _ place: LinkPattern.Parameter.Place, allowed: [String] = [], defaultText: String? = nil,
    at start: Int
  ) throws(LinkPatternError) {
    guard !pattern.parameters.contains(where: { $0.name == name }) else {
      throw error("two parameters have one name. Call one of them something else.", at: start)
    }
    pattern.parameters.append(.init(name: name, place: place, allowed: allowed, defaultText: defaultText))
  }

  // MARK: Text

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isAtEndOfPath: Bool { next == nil || next == UInt8(ascii: "?") || next == UInt8(ascii: "#") }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private mutating func parameterName() throws(LinkPatternError) -> String {
    let colon = position
    let name = bytes[(position + 1)...].prefix { byte in
      byte == UInt8(ascii: "_")
        || byte < 0x80 && PercentEncoding.isUnreserved(byte) && !"-.~".utf8.contains(byte)
    }
    guard let first = name.first, !"0123456789".utf8.contains(first) else {
      throw error("a parameter has a name of letters, digits and underscores, as in :id.", at: colon)
    }
    position = name.endIndex
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func allowedTexts() throws(LinkPatternError) -> [String] {
    let start = position
    let malformed = error("a list of texts is written as in :order(newest|oldest).", at: start)
    guard skip("(") else { return [] }
    var texts: [String] = []
    repeat {
      let text = try text(until: "|)/")
      guard !text.isEmpty else { throw malformed }
      texts.append(text)
    } while skip("|")
    guard skip(")") else { throw malformed }
    return texts
  }

  /// Reads text as far as one of some signs.
  private mutating func text(until signs: String) throws(LinkPatternError) -> String {
    let start = position
    while let byte = next, !signs.utf8.contains(byte) {
      guard byte != UInt8(ascii: "{"), byte != UInt8(ascii: "<") else {
        throw error("a parameter is written with a colon: :id. Write %7B for {, and %3C for <.")
      }
      guard byte != UInt8(ascii: "\\") else { throw error(Self.malformedText) }
      position += 1
    }
    do throws(LinkError) {
      return try PercentEncoding.decode(bytes[start..<position])
    } catch {
      throw self.error(Self.malformedText, at: error.offset)
    }
  }

  private static let dots = "a segment . or .. goes nowhere, and no parameter stands behind a single dot."
  private static let malformedText = "what is written here is malformed. Write %25 for a percent sign."

  private var textAfterParameter: LinkPatternError {
    error("a parameter ends its segment. Put what follows into a segment of its own.")
  }

  private func error(_ problem: String, at offset: Int? = nil) -> LinkPatternError {
    LinkPatternError(problem: problem, offset: offset ?? position)
  }
}
