/// Percent-encoding of RFC 3986, on UTF-8.
package enum PercentEncoding {
  /// The byte in a decoded path for a slash that was encoded, so that it does not separate segments.
  ///
  /// The byte is in no UTF-8 text.
  package static let encodedSlash: UInt8 = 0xFF

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  /// The byte that a well-formed sequence stands for.
  static func byte(_ high: UInt8, _ low: UInt8) -> UInt8? {
    guard let high = hexDigit(high), let low = hexDigit(low) else { return nil }
    return high << 4 | low
  }

  /// Decodes well-formed text.
  ///
  /// - Parameters:
  ///   - source: Text without a malformed sequence.
  ///   - target: Where the bytes are added, with room for as many as the text has.
  ///   - plusIsSpace: Whether a plus sign stands for a space, as in queries.
  ///   - keepsSlashes: Whether an encoded slash is told apart from one that separates.
  static func decode(
    _ source: Span<UInt8>, into target: inout OutputSpan<UInt8>, plusIsSpace: Bool, keepsSlashes: Bool = false
  ) {
    var read = 0
    while read < source.count {
      var byte = source[read]
      if byte == 0x25, read + 2 < source.count, let decoded = self.byte(source[read + 1], source[read + 2]) {
        byte = keepsSlashes && decoded == 0x2F ? encodedSlash : decoded
        read += 2
      } else if byte == 0x2B, plusIsSpace {
        byte = 0x20
      }
      target.append(byte)
      read += 1
    }
  }

  /// The text with everything encoded that is not a letter, a digit or one of `-._~`, and is not let through.
  package static func encode(_ text: String, keeping kept: StaticString = "") -> String {
    if text.utf8.allSatisfy({ isPlain($0, kept) }) { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * text.utf8.count)
    for byte in text.utf8 {
      if isPlain(byte, kept) {
        bytes.append(byte)
      } else {
        bytes.append(0x25)
        bytes.append(upperHexDigit(byte >> 4))
        bytes.append(upperHexDigit(byte & 15))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a text to another, encoded in the same way.
  static func append(_ text: String, keeping kept: StaticString = "", to target: inout String) {
    target += encode(text, keeping: kept)
  }

  private static func isPlain(_ byte: UInt8, _ kept: StaticString) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
    default: kept.withUTF8Buffer { $0.contains(byte) }
    }
  }

  private static func upperHexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
}
