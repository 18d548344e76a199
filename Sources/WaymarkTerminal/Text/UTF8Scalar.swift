/// One scalar read from UTF-8.
struct UTF8Scalar {
  var value: Unicode.Scalar
  /// How many bytes it took.
  var length: Int

  /// How many bytes a scalar has that begins with a byte; nil if none does.
  static func length(startingWith byte: UInt8) -> Int? {
    switch byte {
    case 0..<0x80: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// Whether a byte may follow those read so far; excludes surrogates, overlong forms and what is above
  /// U+10FFFF.
  static func mayFollow(_ byte: UInt8, first: UInt8, position: Int) -> Bool {
    guard position == 1 else { return (0x80...0xBF).contains(byte) }
    return switch first {
    case 0xE0: (0xA0...0xBF).contains(byte)
    case 0xED: (0x80...0x9F).contains(byte)
    case 0xF0: (0x90...0xBF).contains(byte)
    case 0xF4: (0x80...0x8F).contains(byte)
    default: (0x80...0xBF).contains(byte)
    }
  }

  /// The scalar at the start of some bytes; nil if they do not begin with a whole valid one.
  static func first(of bytes: ArraySlice<UInt8>) -> UTF8Scalar? {
    guard let lead = bytes.first, let length = length(startingWith: lead), bytes.count >= length else {
      return nil
    }
    var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
    for position in 1..<max(length, 1) {
      let byte = bytes[bytes.startIndex + position]
      guard mayFollow(byte, first: lead, position: position) else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { UTF8Scalar(value: $0, length: length) }
  }
}
