/// Whether a text goes up or elsewhere for somebody who splits it at slashes and backslashes, however often it is decoded before.
enum ModelClimb {
  static func goesUp(_ text: String) -> Bool {
    if text.isEmpty { return false }
    let bytes = Array(text.utf8)
    return hasStep(bytes)
      || bytes.split(separator: 0x2F, omittingEmptySubsequences: false).contains { segmentGoesUp(Array($0)) }
  }

  private static func segmentGoesUp(_ segment: [UInt8]) -> Bool {
    var bytes = segment
    while true {
      let decoded = plain(decodedOnce(bytes))
      if decoded == bytes { return false }
      bytes = decoded
      if hasStep(bytes, mayEndWithSeparator: true) { return true }
    }
  }

  private static func hasStep(_ bytes: [UInt8], mayEndWithSeparator: Bool = false) -> Bool {
    var parts = bytes.split(omittingEmptySubsequences: false) { $0 == 0x2F || $0 == 0x5C }
    if mayEndWithSeparator, parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    return bytes.contains(0)
      || parts.contains { $0.isEmpty || $0 == [0x2E] || $0 == [0x2E, 0x2E] || isDrive($0) }
  }

  private static func isDrive(_ segment: ArraySlice<UInt8>) -> Bool {
    segment.dropFirst().first == 0x3A && segment.first.map { (0x61...0x7A).contains($0 | 0x20) } == true
  }

  /// Every sequence that is well-formed, from left to right.
  private static func decodedOnce(_ bytes: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let short = rest.prefix(2)
      let long = rest.prefix(5)
      if byte == 0x25, short.count == 2, short.allSatisfy(isHexDigit) {
        decoded.append(UInt8(String(decoding: short, as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      } else if byte == 0x25, long.count == 5, long.first.map({ $0 | 0x20 }) == 0x75,
        long.dropFirst().allSatisfy(isHexDigit),
        let value = UInt16(String(decoding: long.dropFirst(), as: UTF8.self), radix: 16), value < 0x80
      {
        decoded.append(UInt8(value))
        rest = rest.dropFirst(5)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  /// The bytes with ASCII characters in place of what is longer than UTF-8 has it.
  private static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.first {
      let long = longForms.first { rest.starts(with: $0.key) }
      plain.append(long?.value ?? byte)
      rest = rest.dropFirst(long?.key.count ?? 1)
    }
    return plain
  }

  /// All ASCII characters in two to six bytes.
  private static let longForms: [[UInt8]: UInt8] = {
    var forms: [[UInt8]: UInt8] = [:]
    for value in UInt8(0)...0x7F {
      let last = 0x80 | value & 0x3F
      let next = value >> 6
      forms[[0xC0 | next, last]] = value
      forms[[0xE0, 0x80 | next, last]] = value
      forms[[0xF0, 0x80, 0x80 | next, last]] = value
      forms[[0xF8, 0x80, 0x80, 0x80 | next, last]] = value
      forms[[0xFC, 0x80, 0x80, 0x80, 0x80 | next, last]] = value
    }
    return forms
  }()

  static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
