extension SnapshotParser {
  /// Reads a text in quotes, whose opening quote comes next.
  mutating func string() throws(Fault) -> String {
    let start = index
    index += 1
    // Most texts are written as they are, in ASCII.
    while let byte = next, (0x20..<0x80).contains(byte), byte != UInt8(ascii: "\""),
      byte != UInt8(ascii: "\\")
    {
      index += 1
    }
    if next == UInt8(ascii: "\"") {
      defer { index += 1 }
      return String(decoding: bytes[(start + 1)..<index], as: UTF8.self)
    }
    index = start + 1
    var content: [UInt8] = []
    var plainStart = index
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        content.append(contentsOf: bytes[plainStart..<index])
        index += 1
        return try checked(content, from: start)
      case UInt8(ascii: "\\"):
        content.append(contentsOf: bytes[plainStart..<index])
        index += 1
        content.append(contentsOf: try escaped().utf8)
        plainStart = index
      case 0x00...0x1F:
        throw fault("an escape for a control character")
      default:
        index += 1
      }
    }
    throw fault("a closing quote")
  }

  private func checked(_ content: [UInt8], from start: Int) throws(Fault) -> String {
    let string = String(decoding: content, as: UTF8.self)
    // Decoding repairs invalid UTF-8, and then the text differs from what was written.
    guard string.utf8.elementsEqual(content) else { throw Fault(offset: start, expected: "UTF-8") }
    // Names are hashed from here on, and an app may hash a text too, such as the name of a case.
    return string.streamSafe
  }

  private mutating func escaped() throws(Fault) -> String {
    guard let byte = next else { throw fault("an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(UnicodeScalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try escapedScalar())
    default:
      index -= 1
      throw fault("an escape")
    }
  }

  private mutating func escapedScalar() throws(Fault) -> UnicodeScalar {
    let first = try hexadecimal()
    if let scalar = UnicodeScalar(UInt32(first)) { return scalar }
    // Beyond the first plane a character is written as a pair.
    guard first < 0xDC00, next == UInt8(ascii: "\\") else { throw fault("the second half of a pair") }
    index += 1
    guard next == UInt8(ascii: "u") else { throw fault("the second half of a pair") }
    index += 1
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = UnicodeScalar(0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
    else { throw fault("the second half of a pair") }
    return scalar
  }

  private mutating func hexadecimal() throws(Fault) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits")
      }
      value = value << 4 | UInt16(digit)
      index += 1
    }
    return value
  }
}
