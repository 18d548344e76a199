/// Percent-encoding of RFC 3986, on UTF-8.
package enum PercentEncoding {
  // Bytes need none of Unicode's tables, as characters do, which would be a tenth of a page in WebAssembly.
  private static let digits = Array("0123456789ABCDEFabcdef".utf8)

  /// The byte that a well-formed sequence stands for.
  static func byte(_ high: UInt8, _ low: UInt8) -> UInt8? {
    guard let high = digits.firstIndex(of: high), let low = digits.firstIndex(of: low) else { return nil }
    return UInt8((high < 16 ? high : high - 6) << 4 | (low < 16 ? low : low - 6))
  }

  /// The text that some bytes of a link stand for.
  ///
  /// - Parameters:
  ///   - bytes: A part of a link, whose indices are positions in the link.
  ///   - plusIsSpace: Whether a plus sign stands for a space.
  /// - Returns: The text.
  /// - Throws: ``LinkError`` for a malformed sequence, a control character that is not encoded, an encoded NUL, and
  ///   text that is not UTF-8.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func decode(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false) throws(LinkError) -> String {
    let isPlain = bytes.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "%") && !($0 == UInt8(ascii: "+") && plusIsSpace)
    }
    if isPlain { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    while position < bytes.endIndex {
      switch bytes[position] {
      case 0..<0x20, 0x7F: throw LinkError(.controlCharacter, at: position)
      case UInt8(ascii: "+") where plusIsSpace: decoded.append(0x20)
      case UInt8(ascii: "%"):
        guard position + 2 < bytes.endIndex, let byte = byte(bytes[position + 1], bytes[position + 2]) else {
          throw LinkError(.malformedPercentEncoding, at: position)
        }
        guard byte != 0 else { throw LinkError(.controlCharacter, at: position) }
        decoded.append(byte)
        position += 2
      case let byte: decoded.append(byte)
      }
      position += 1
    }
    let text = String(decoding: decoded, as: UTF8.self)
    // Bytes that are not UTF-8 were replaced.
    guard text.utf8.elementsEqual(decoded) else { throw LinkError(.invalidUTF8, at: bytes.startIndex) }
    return text
  }

  /// The text with everything encoded that is not a letter, a digit or one of `-._~`, and is not let through.
  package static func encode(_ text: String, keeping kept: String = "") -> String {
    let kept = Array(kept.utf8)
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) || kept.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Whether a byte is a letter, a digit or one of `-._~`.
  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
