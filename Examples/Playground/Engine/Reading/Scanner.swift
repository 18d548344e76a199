/// Reads signs and names of the notation, one after the other.
struct Scanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next byte that is no blank, or `nil` at the end.
  var next: UInt8? {
    mutating get {
      while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
      return offset < bytes.count ? bytes[offset] : nil
    }
  }

  /// Takes a sign if it is the next.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  /// Takes a sign that has to come.
  mutating func expect(_ sign: Unicode.Scalar, _ message: String) throws(Complaint) {
    guard take(sign) else { throw complaint(message) }
  }

  /// Whether a name comes next; a dot by itself is an empty column.
  var isAtName: Bool {
    mutating get {
      guard let next, !Self.isSign(next) else { return false }
      guard next == UInt8(ascii: ".") else { return true }
      return offset + 1 < bytes.count && !Self.isBlank(bytes[offset + 1]) && !Self.isSign(bytes[offset + 1])
    }
  }

  /// Takes a name, with values in parentheses: `shop.product(id: 5)`.
  mutating func name() throws(Complaint) -> Place {
    guard isAtName else { throw complaint("A name belongs here") }
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "(") {
        try values()
      } else if Self.isBlank(byte) || Self.isSign(byte) {
        break
      } else {
        try checkControl(byte)
        offset += 1
      }
    }
    guard offset - start <= Limits.name else {
      throw Complaint("A name has \(Limits.name) bytes at most", at: start)
    }
    return Place(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  /// Takes parentheses and what is in them.
  private mutating func values() throws(Complaint) {
    let start = offset
    var depth = 0
    repeat {
      guard offset < bytes.count else {
        throw Complaint("The parenthesis that opens here is not closed", at: start)
      }
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
      try checkControl(bytes[offset])
      offset += 1
    } while depth > 0
  }

  private func checkControl(_ byte: UInt8) throws(Complaint) {
    if byte < 0x20 || byte == 0x7F { throw complaint("A name has no control characters and no line breaks") }
  }

  /// A fault at the next byte.
  func complaint(_ message: String) -> Complaint {
    Complaint(offset < bytes.count ? message : "\(message), and the text ends", at: offset)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "[", "]", "{", "}", "(", ")", "|", "*", ":": true
    default: false
    }
  }
}
