extension LinkScanner {
  enum Origin {
    /// Where the path goes on, behind its slash.
    case path(Int)
    case refused(LinkFlaw)
  }

  /// Reads scheme and authority, which have to be among the table's.
  func origin(_ origins: LinkOrigins) -> Origin {
    // A query or a fragment alone: the path is empty.
    guard let first = bytes.first else { return .path(0) }
    if first == 0x3F || first == 0x23 { return .path(0) }
    guard first != 0x2F else { return authority(from: 2, scheme: nil, origins) }
    guard let colon = endOfScheme() else { return .refused(LinkFlaw(.notHierarchical, at: 0)) }
    let scheme = bytes[..<colon]
    guard origins.hasScheme(scheme) else { return .refused(LinkFlaw(.foreignScheme, at: 0)) }
    guard colon + 1 < bytes.count, bytes[colon + 1] == 0x2F else {
      return .refused(LinkFlaw(.notHierarchical, at: colon + 1))
    }
    guard colon + 2 < bytes.count, bytes[colon + 2] == 0x2F else { return .path(colon + 2) }
    if origins.isAppScheme(scheme) {
      // The first segment stands where other URLs have their host.
      let start = colon + 3
      return .path(start < bytes.count && bytes[start] == 0x2F ? start + 1 : start)
    }
    return authority(from: colon + 3, scheme: scheme, origins)
  }

  /// The position of the colon behind a well-formed scheme.
  private func endOfScheme() -> Int? {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: continue
      case 0x30...0x39, 0x2B, 0x2D, 0x2E: if index == 0 { return nil }
      case 0x3A: return index == 0 ? nil : index
      default: return nil
      }
    }
    return nil
  }

  private func authority(
    from start: Int, scheme: Slice<UnsafeBufferPointer<UInt8>>?, _ origins: LinkOrigins
  ) -> Origin {
    var end = start
    while end < bytes.count, bytes[end] != 0x2F, bytes[end] != 0x3F, bytes[end] != 0x23 {
      switch bytes[end] {
      case 0x40: return .refused(LinkFlaw(.userInformation, at: start))
      case 0x25:
        // Nothing in a host has to be encoded, and programs do not agree about what it then is.
        let isMalformed =
          end + 2 >= bytes.count || PercentEncoding.byte(bytes[end + 1], bytes[end + 2]) == nil
        return .refused(LinkFlaw(isMalformed ? .malformedPercentEncoding : .malformedAuthority, at: end))
      case 0x00...0x20, 0x7F, 0x5C: return .refused(LinkFlaw(.malformedAuthority, at: end))
      default: end += 1
      }
    }
    guard let split = splitPort(start, end) else {
      return .refused(LinkFlaw(.malformedAuthority, at: start))
    }
    guard origins.hasHost(bytes[start..<split.hostEnd], port: split.port, scheme: scheme) else {
      return .refused(LinkFlaw(.foreignHost, at: start))
    }
    return .path(end < bytes.count && bytes[end] == 0x2F ? end + 1 : end)
  }

  private func splitPort(_ start: Int, _ end: Int) -> (hostEnd: Int, port: Int?)? {
    var hostEnd = end
    if start < end, bytes[start] == 0x5B {
      guard let bracket = bytes[start..<end].firstIndex(of: 0x5D) else { return nil }
      guard bytes[start + 1..<bracket].allSatisfy(Self.isAddressByte), bracket > start + 2 else { return nil }
      hostEnd = bracket + 1
      if hostEnd == end { return (hostEnd, nil) }
      guard bytes[hostEnd] == 0x3A else { return nil }
    } else if let colon = bytes[start..<end].firstIndex(of: 0x3A) {
      hostEnd = colon
    } else {
      return (end, nil)
    }
    guard hostEnd > start else { return nil }
    guard hostEnd + 1 < end else { return (hostEnd, nil) }
    var port = 0
    for byte in bytes[hostEnd + 1..<end] {
      guard (0x30...0x39).contains(byte) else { return nil }
      port = port * 10 + Int(byte - 0x30)
      guard port <= 65_535 else { return nil }
    }
    return (hostEnd, port)
  }

  /// Hexadecimal digits, colons, dots and what a zone is written with.
  private static func isAddressByte(_ byte: UInt8) -> Bool {
    PercentEncoding.hexDigit(byte) != nil || byte == 0x3A || byte == 0x2E
  }
}
