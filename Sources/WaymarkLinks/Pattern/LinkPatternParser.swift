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
    if parser.skip(0x3F) { try parser.query() }
    if parser.skip(0x23) { try parser.fragment() }
    return parser.pattern
  }

  // MARK: Parts

  private mutating func path() throws(LinkPatternError) {
    guard skip(0x2F) else { throw error(.noLeadingSlash) }
    while !isAtEndOfPath {
      try segment()
      guard isAtEndOfPath || skip(0x2F) else { throw error(.textAfterParameter) }
    }
    guard pattern.pathParameterCount <= RadixTree.maximumCaptures else { throw error(.tooManyParameters) }
  }

  private mutating func segment() throws(LinkPatternError) {
    guard !pattern.endsWithRest else { throw error(.segmentAfterRest) }
    if skip(0x2A) {
      pattern.segments.append(.rest(isNamed: false))
      return
    }
    let start = position
    let literal = try text(keepsSlashes: true) { $0 == 0x2F || $0 == 0x3A || $0 == 0x3F || $0 == 0x23 }
    guard next == 0x3A else {
      guard !literal.isEmpty else { throw error(.emptySegment, at: start) }
      guard literal != [0x2E], literal != [0x2E, 0x2E] else { throw error(.dotSegment, at: start) }
      pattern.segments.append(.literal(literal))
      return
    }
    guard literal != [0x2E] else { throw error(.dotSegment, at: start) }
    let name = try parameterName()
    if literal.isEmpty, skip(0x2A) {
      pattern.segments.append(.rest(isNamed: true))
      try add(.init(name: name, place: .rest, allowed: [], defaultText: nil), at: start)
    } else {
      pattern.segments.append(.parameter(prefix: literal))
      let allowed = try allowedTexts()
      try add(.init(name: name, place: .path, allowed: allowed, defaultText: nil), at: start)
    }
  }

  /// Whether a parameter begins here as others write it: {id} or <id>.
  ///
  /// Both signs have to be encoded in a URL.
  private var isForeignParameter: Bool {
    guard let opening = next, opening == 0x7B || opening == 0x3C else { return false }
    // Each closes two places after it opens.
    let rest = bytes[(position + 1)...]
    guard let end = rest.firstIndex(where: { [opening, opening + 2, 0x2F, 0x26, 0x23].contains($0) }) else {
      return false
    }
    return bytes[end] == opening + 2 && end > rest.startIndex
  }

  private mutating func query() throws(LinkPatternError) {
    var keys: [(key: String, start: Int)] = []
    repeat {
      let start = position
      let key = try string { $0 == 0x3D || $0 == 0x26 || $0 == 0x23 }
      guard !key.isEmpty else { throw error(.missingKey, at: start) }
      guard skip(0x3D) else {
        pattern.fixedItems.append(.init(key: key, value: nil))
        continue
      }
      guard next == 0x3A else {
        let value = try string { $0 == 0x26 || $0 == 0x23 }
        pattern.fixedItems.append(.init(key: key, value: value))
        continue
      }
      let nameStart = position
      let name = try parameterName()
      let allowed = try allowedTexts()
      var defaultText: String?
      if skip(0x3D) {
        let text = try string { $0 == 0x26 || $0 == 0x23 }
        guard allowed.isEmpty || allowed.contains(text) else {
          throw error(.defaultNotAllowed, at: nameStart)
        }
        defaultText = text
      }
      let place = LinkPattern.Parameter.Place.query(key: key)
      try add(.init(name: name, place: place, allowed: allowed, defaultText: defaultText), at: nameStart)
      keys.append((key, start))
    } while skip(0x26)
    try checkKeys(keys)
    guard position == bytes.count || next == 0x23 else { throw error(.textAfterParameter) }
  }

  /// Makes sure that no two parameters have one key, nor a parameter and an item that is fixed.
  private func checkKeys(_ parameters: [(key: String, start: Int)]) throws(LinkPatternError) {
    var known = Set(pattern.fixedItems.map(\.key))
    for (key, start) in parameters where !known.insert(key).inserted { throw error(.repeatedKey, at: start) }
  }

  private mutating func fragment() throws(LinkPatternError) {
    guard next == 0x3A else {
      pattern.fixedFragment = try string { _ in false }
      return
    }
    let start = position
    let name = try parameterName()
    let allowed = try allowedTexts()
    try add(.init(name: name, place: .fragment, allowed: allowed, defaultText: nil), at: start)
    guard position == bytes.count else { throw error(.textAfterParameter) }
  }

  private mutating func add(_ parameter: LinkPattern.Parameter, at start: Int) throws(LinkPatternError) {
    guard !pattern.parameters.contains(where: { $0.name == parameter.name }) else {
      throw error(.repeatedName, at: start)
    }
    pattern.parameters.append(parameter)
  }

  // MARK: Text

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var isAtEndOfPath: Bool { next == nil || next == 0x3F || next == 0x23 }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func parameterName() throws(LinkPatternError) -> String {
    let colon = position
    position += 1
    let start = position
    while let byte = next, Self.isNameByte(byte) { position += 1 }
    guard position > start, !(0x30...0x39).contains(bytes[start]) else {
      throw error(.missingName, at: colon)
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  private mutating func allowedTexts() throws(LinkPatternError) -> [String] {
    let start = position
    guard skip(0x28) else { return [] }
    var texts: [String] = []
    repeat {
      let text = try string { $0 == 0x7C || $0 == 0x29 || $0 == 0x2F }
      guard !text.isEmpty else { throw error(.malformedList, at: start) }
      texts.append(text)
    } while skip(0x7C)
    guard skip(0x29) else { throw error(.malformedList, at: start) }
    return texts
  }

  private mutating func string(until isEnd: (UInt8) -> Bool) throws(LinkPatternError) -> String {
    String(decoding: try text(keepsSlashes: false, until: isEnd), as: UTF8.self)
  }

  private mutating func text(
    keepsSlashes: Bool, until isEnd: (UInt8) -> Bool
  ) throws(LinkPatternError) -> [UInt8] {
    let start = position
    var text: [UInt8] = []
    while let byte = next, !isEnd(byte) {
      guard !isForeignParameter else { throw error(.foreignParameter) }
      var decoded = byte
      if byte == 0x25 {
        guard position + 2 < bytes.count,
          let value = PercentEncoding.byte(bytes[position + 1], bytes[position + 2]), value != 0,
          value != PercentEncoding.encodedSlash
        else { throw error(.malformedText) }
        decoded = keepsSlashes && value == 0x2F ? PercentEncoding.encodedSlash : value
        position += 2
      } else if byte < 0x20 || byte == 0x7F || byte == 0x5C {
        throw error(.malformedText)
      }
      text.append(decoded)
      position += 1
    }
    let plain = text.map { $0 == PercentEncoding.encodedSlash ? 0x2F : $0 }
    guard UTF8Check.firstInvalid(in: plain) == nil else { throw error(.malformedText, at: start) }
    return text
  }

  private func error(_ reason: LinkPatternError.Reason, at offset: Int? = nil) -> LinkPatternError {
    LinkPatternError(reason: reason, offset: offset ?? position)
  }
}
