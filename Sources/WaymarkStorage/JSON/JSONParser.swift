#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads JSON (RFC 8259) without trusting it: the nesting and the marks on a character are limited, and nothing is
/// guessed.
package struct JSONParser {
  /// Where a text stops being JSON, and what should have been there.
  package struct Fault: Error, CustomStringConvertible {
    package let offset: Int
    package let expected: String

    package var description: String { "at byte \(offset) of its JSON, \(expected) was expected" }
  }

  /// How many combining marks may follow one another.
  private static let maximumMarks = 100

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private let bytes: [UInt8]
  private let maximumDepth: Int
  private var index = 0

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - maximumDepth: How deep lists and members may be nested.
  /// - Returns: The value.
  /// - Throws: Where it stops being JSON.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func value(of bytes: [UInt8], maximumDepth: Int) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes: bytes, maximumDepth: maximumDepth)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.fault("the end") }
    return value
  }

  private init(bytes: [UInt8], maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
  }

  private func fault(_ expected: String) -> Fault { Fault(offset: index, expected: expected) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      return .number(try number())
    default: throw fault("a value")
    }
  }

  private mutating func object(depth: Int) throws(Fault) -> JSONValue {
    guard depth <= maximumDepth else { throw fault("nesting of at most \(maximumDepth)") }
    index += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([:]) }
    // A record of a journal has about so many.
    var members = [String: JSONValue](minimumCapacity: depth == 1 ? 12 : 0)
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw fault("the name of a member") }
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("a colon") }
      members[name] = try value(depth: depth)
      skipSpace()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw fault("a comma or a closing brace") }
    }
  }

  private mutating func array(depth: Int) throws(Fault) -> JSONValue {
    guard depth <= maximumDepth else { throw fault("nesting of at most \(maximumDepth)") }
    index += 1
    var values: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array(values) }
    while true {
      values.append(try value(depth: depth))
      skipSpace()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard take(UInt8(ascii: ",")) else { throw fault("a comma or a closing bracket") }
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    for byte in word.utf8 where !take(byte) { throw fault(word) }
    return value
  }

  private mutating func number() throws(Fault) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(Fault) {
    let start = index
    while let byte = next, Self.digits.contains(byte) { index += 1 }
    guard index > start else { throw fault("a digit") }
  }

  /// Reads a text in quotes, whose opening quote comes next.
  ///
  /// Foundation reads the few that have escapes.
  private mutating func string() throws(Fault) -> String {
    let start = index
    var (hasEscapes, isASCII) = (false, true)
    index += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw fault("an escape for a control character") }
      isASCII = isASCII && byte < 0x80
      hasEscapes = hasEscapes || byte == UInt8(ascii: "\\")
      // An escape may be that of a quote.
      index = min(index + (byte == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
    }
    guard next != nil else { throw fault("a closing quote") }
    index += 1
    guard !hasEscapes else {
      let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<index]))
      guard let text else { throw Fault(offset: start, expected: "UTF-8 with escapes of JSON") }
      return try Self.checked(text, start)
    }
    let content = bytes[(start + 1)..<(index - 1)]
    let text = String(decoding: content, as: UTF8.self)
    // Decoding repairs invalid UTF-8, and then the text differs from what was written.
    guard isASCII || text.utf8.elementsEqual(content) else { throw Fault(offset: start, expected: "UTF-8") }
    return isASCII ? text : try Self.checked(text, start)
  }

  /// Refuses a text with more combining marks in a row than any language has, since hashing takes the square of their
  /// number.
  private static func checked(_ text: String, _ offset: Int) throws(Fault) -> String {
    var marks = 0
    for scalar in text.unicodeScalars {
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      guard marks <= maximumMarks else {
        throw Fault(offset: offset, expected: "a text with at most \(maximumMarks) combining marks in a row")
      }
    }
    return text
  }
}
