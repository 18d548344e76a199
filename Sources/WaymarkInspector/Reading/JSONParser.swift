/// Reads a JSON value from bytes, which may hold anything.
///
/// The nesting and the number of values are limited, so that no text can exhaust the stack or the memory. Bytes in a string that
/// are not UTF-8, and halves of surrogate pairs, become U+FFFD.
package struct JSONParser {
  /// How deep arrays and objects may be nested.
  package static let maximumDepth = 128

  /// How many values a text may have: a few megabytes of small ones would take hundreds of megabytes in
  /// memory.
  package static let maximumCount = 250_000

  private let bytes: [UInt8]
  private var position = 0
  private var count = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads a text that consists of one value.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: The value.
  /// - Throws: ``JSONError`` with the first place that does not fit.
  /// - Complexity: O(*n*) in the length of the text.
  package static func value(of bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.error("expected the end of the line") }
    return value
  }

  private func error(_ problem: String) -> JSONError { JSONError(offset: position, problem: problem) }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { position += 1 }
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    count += 1
    guard count <= JSONParser.maximumCount else { throw error("more than \(JSONParser.maximumCount) values") }
    switch current {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
      return .number(try number())
    case nil: throw error("the line ends where a value is expected")
    default: throw error("expected a value")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else { throw error("expected \(word)") }
      position += 1
    }
    return value
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth < JSONParser.maximumDepth else {
      throw error("nested deeper than \(JSONParser.maximumDepth)")
    }
    position += 1
    skipSpace()
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var elements: [JSONValue] = []
    guard !takes("]") else { return .array(elements) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if takes("]") { return .array(elements) }
      guard takes(",") else { throw error("expected , or ]") }
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    try enter(depth)
    var members: [JSONValue.Member] = []
    guard !takes("}") else { return .object(members) }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
      let name = try string()
      skipSpace()
      guard takes(":") else { throw error("expected :") }
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
      skipSpace()
      if takes("}") { return .object(members) }
      guard takes(",") else { throw error("expected , or }") }
    }
  }

  private mutating func digits() -> Bool {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position > start
  }

  private mutating func number() throws(JSONError) -> String {
    let start = position
    _ = takes("-")
    if !takes("0") {
      guard digits() else { throw error("expected a digit") }
    }
    if takes(".") {
      guard digits() else { throw error("expected a digit") }
    }
    if takes("e") || takes("E") {
      if !takes("-") { _ = takes("+") }
      guard digits() else { throw error("expected a digit") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    let start = position
    // Most strings have no escapes and can be copied at once.
    while let byte = current, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if current == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
    }
    var text = Array(bytes[start..<position])
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw error("a control character in a string")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("the line ends inside a string")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    position += 1
    let byte = current
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      position += 1
      return Unicode.Scalar(byte ?? 0)
    case UInt8(ascii: "b"): return simple("\u{8}")
    case UInt8(ascii: "f"): return simple("\u{C}")
    case UInt8(ascii: "n"): return simple("\n")
    case UInt8(ascii: "r"): return simple("\r")
    case UInt8(ascii: "t"): return simple("\t")
    case UInt8(ascii: "u"):
      position += 1
      return try unicode()
    case nil: throw error("the line ends inside a string")
    default: throw error("no such escape")
    }
  }

  private mutating func simple(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    position += 1
    return scalar
  }

  private mutating func unicode() throws(JSONError) -> Unicode.Scalar {
    let first = try fourDigits()
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    // Read the other half of the pair. If it is missing, what follows is read by itself.
    let afterFirst = position
    guard takes("\\"), takes("u"), case let second = try fourDigits(), second & 0xFC00 == 0xDC00 else {
      position = afterFirst
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x1_0000 + (first & 0x3FF) << 10 + (second & 0x3FF)) ?? "\u{FFFD}"
  }

  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw error(current == nil ? "the line ends inside a string" : "expected a hexadecimal digit")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

/// Where a text stops being JSON, and why.
package struct JSONError: Error, Hashable, Sendable {
  /// The place in the text, in bytes from 0.
  package let offset: Int

  /// The fault there, as the end of a sentence: `expected a value`.
  package let problem: String

  package init(offset: Int, problem: String) {
    self.offset = offset
    self.problem = problem
  }
}
