/// Whether the segments of a rest lead elsewhere for somebody who decodes them, however often.
enum ModelClimb {
  static func goesUp(_ segments: [String]) -> Bool { segments.contains { goesUp(Array($0.utf8)) } }

  private static func goesUp(_ segment: [UInt8]) -> Bool {
    var bytes = segment
    while true {
      let decoded = decodedOnce(bytes)
      if decoded == bytes { break }
      bytes = decoded
    }
    let isDrive = bytes.dropFirst().first == 0x3A && (0x61...0x7A).contains(bytes[0] | 0x20)
    return isDrive || bytes.contains { $0 == 0x2F || $0 == 0x5C || $0 == 0 }
      || [[], [0x2E], [0x2E, 0x2E]].contains(bytes)
      || !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
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

  static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
