/// A host that a table's links have.
struct LinkHost: Hashable, Sendable {
  /// Its name in small letters; behind the star if there is one.
  let name: [UInt8]
  /// The port that it has to have, or `nil` if it has to be the scheme's own.
  let port: Int?
  /// Whether any one or more labels have to stand in front of the name.
  let isWildcard: Bool

  /// Reads `example.com`, `localhost:8080`, `[::1]` or `*.example.com`; `nil` if the text is no host, since it has a scheme, a
  /// path or a user's name, or a label without text.
  ///
  /// - Parameter text: How the host is written in a table.
  init?(_ text: String) {
    let bytes = text.utf8.map(LinkOrigins.lowered)
    isWildcard = bytes.starts(with: [0x2A, 0x2E])
    // The span of an `Array` needs a later runtime than the span of a `ContiguousArray`.
    let name = ContiguousArray(isWildcard ? bytes[2...] : bytes[...])
    guard !name.isEmpty, name.allSatisfy(Self.isHostByte), let split = Self.split(name.span, 0..<name.count),
      split.host.upperBound == name.count || split.port != nil
    else { return nil }
    let host = name[split.host]
    // The dot stays, so that what is in front of it is a label.
    self.name = (isWildcard ? [0x2E] : []) + (host.last == 0x2E ? host.dropLast() : host)
    port = split.port
  }

  /// Letters, digits, hyphens, dots, underscores, what an address has, and what is not ASCII.
  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2D, 0x2E, 0x30...0x39, 0x3A, 0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E, 0x80...: true
    default: false
    }
  }

  /// Tells a host from its port.
  ///
  /// - Parameters:
  ///   - text: A text with both.
  ///   - range: Where they are in it.
  /// - Returns: Where the host is and its port, if it has one; `nil` if either is malformed.
  static func split(_ text: Span<UInt8>, _ range: Range<Int>) -> (host: Range<Int>, port: Int?)? {
    guard let hostEnd = end(ofHostIn: text, range) else { return nil }
    let host = range.lowerBound..<hostEnd
    guard hostEnd + 1 < range.upperBound else { return (host, nil) }
    var port = 0
    for index in hostEnd + 1..<range.upperBound {
      guard (0x30...0x39).contains(text[index]) else { return nil }
      port = port * 10 + Int(text[index] - 0x30)
      guard port <= 65_535 else { return nil }
    }
    return (host, port)
  }

  private static func end(ofHostIn text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    if text[range.lowerBound] == 0x5B {
      var index = range.lowerBound + 1
      while index < range.upperBound, isAddressByte(text[index]) { index += 1 }
      guard index < range.upperBound, text[index] == 0x5D, index > range.lowerBound + 2 else { return nil }
      let end = index + 1
      return end == range.upperBound || text[end] == 0x3A ? end : nil
    }
    // Labels of at least one byte, with a dot between them and perhaps one behind the last.
    var labelCount = 0
    for index in range {
      switch text[index] {
      case 0x3A: return labelCount > 0 || index > range.lowerBound + 1 ? index : nil
      case 0x5B, 0x5D: return nil
      case 0x2E:
        guard labelCount > 0 else { return nil }
        labelCount = 0
      default: labelCount += 1
      }
    }
    return range.upperBound
  }

  /// Hexadecimal digits, colons and dots.
  private static func isAddressByte(_ byte: UInt8) -> Bool {
    PercentEncoding.hexDigit(byte) != nil || byte == 0x3A || byte == 0x2E
  }
}
