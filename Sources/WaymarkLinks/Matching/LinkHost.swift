/// A host that a table's links have.
struct LinkHost: Sendable {
  /// Its name in small letters, without the dot that may end it; behind the star if there is one.
  let name: [UInt8]
  /// The port that it has to have, or `nil` if it has to be the scheme's own.
  let port: Int?
  /// Whether any one or more labels have to stand in front of the name, which begins with a dot then.
  let isWildcard: Bool
}

extension LinkHost {
  /// Reads `example.com`, `localhost:8080`, `[::1]` or `*.example.com`, as it is written in a table.
  ///
  /// - Returns: `nil` if the text is no host, since it has a scheme, a path or a user's name, or a label without text.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let isWildcard = bytes.prefix(2) == [UInt8(ascii: "*"), UInt8(ascii: ".")]
    guard bytes.last != UInt8(ascii: ":"), let host = LinkHost(isWildcard ? bytes.dropFirst(2) : bytes[...])
    else {
      return nil
    }
    self.init(
      name: (isWildcard ? [UInt8(ascii: ".")] : []) + host.name, port: host.port, isWildcard: isWildcard)
  }

  /// Reads the host and the port of a link; `nil` if either is malformed.
  init?(_ bytes: ArraySlice<UInt8>) {
    let bytes = bytes.map(Self.lowered)
    guard !bytes.isEmpty, bytes.allSatisfy(Self.isHostByte) else { return nil }
    let isAddress = bytes[0] == UInt8(ascii: "[")
    let nameEnd: Int
    if isAddress {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")), end > 2,
        bytes[1..<end].allSatisfy("0123456789abcdef:.".utf8.contains)
      else { return nil }
      nameEnd = end + 1
    } else {
      nameEnd = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
    }
    var name = bytes[..<nameEnd]
    if !isAddress {
      if name.last == UInt8(ascii: ".") { name = name.dropLast() }
      let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard !labels.contains([]), !name.contains(UInt8(ascii: "[")), !name.contains(UInt8(ascii: "]")) else {
        return nil
      }
    }
    var port: Int?
    if nameEnd < bytes.count {
      let digits = bytes[(nameEnd + 1)...]
      guard bytes[nameEnd] == UInt8(ascii: ":"), digits.allSatisfy("0123456789".utf8.contains) else {
        return nil
      }
      let number = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 65_536) }
      guard number <= 65_535 else { return nil }
      port = digits.isEmpty ? nil : number
    }
    self.init(name: Array(name), port: port, isWildcard: false)
  }

  /// Whether a link's host is this one.
  ///
  /// - Parameters:
  ///   - host: The host of a link.
  ///   - ownPort: The port that the link's scheme has where none is written.
  /// - Returns: Whether it is.
  func includes(_ host: LinkHost, ownPort: Int?) -> Bool {
    guard (port ?? ownPort) == (host.port ?? ownPort) else { return false }
    return isWildcard
      ? host.name.count > name.count && host.name.suffix(name.count) == name[...] : host.name == name
  }

  /// Whether a host may be written with a byte: letters, digits, hyphens, dots, underscores, what an address has, and
  /// what is not ASCII.
  static func isHostByte(_ byte: UInt8) -> Bool {
    PercentEncoding.isUnreserved(byte) || byte >= 0x80 || ":[]".utf8.contains(byte)
  }

  static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
