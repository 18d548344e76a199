extension LinkScanner {
  enum Origin {
    /// Where the path goes on, behind its slash.
    case path(Int)
    case refused(LinkFlaw)
  }

  /// Reads scheme and authority, which have to be among the table's.
  static func origin(of link: Span<UInt8>, _ origins: LinkOrigins) -> Origin {
    // A query or a fragment alone: the path is empty.
    guard link.count > 0, link[0] != 0x3F, link[0] != 0x23 else { return .path(0) }
    if link[0] == 0x2F {
      // Two slashes are followed by a host; the scheme is that of the page with the link.
      guard origins.hasHosts else { return .refused(LinkFlaw(.notHierarchical, at: 0)) }
      return authority(link, from: 2, scheme: nil, origins)
    }
    guard let colon = endOfScheme(link) else { return .refused(LinkFlaw(.notHierarchical, at: 0)) }
    let kind = origins.kind(of: link.extracting(0..<colon))
    guard kind != .foreign else { return .refused(LinkFlaw(.foreignScheme, at: 0)) }
    guard colon + 1 < link.count, link[colon + 1] == 0x2F else {
      return .refused(LinkFlaw(.notHierarchical, at: colon + 1))
    }
    let hasAuthority = colon + 2 < link.count && link[colon + 2] == 0x2F
    if kind == .app { return hasAuthority ? appPath(link, from: colon + 3) : .path(colon + 2) }
    guard hasAuthority else { return .refused(LinkFlaw(.notHierarchical, at: colon + 1)) }
    return authority(link, from: colon + 3, scheme: 0..<colon, origins)
  }

  /// The position of the colon behind a well-formed scheme.
  private static func endOfScheme(_ link: Span<UInt8>) -> Int? {
    for index in link.indices {
      switch link[index] {
      case 0x41...0x5A, 0x61...0x7A: continue
      case 0x30...0x39, 0x2B, 0x2D, 0x2E: if index == 0 { return nil }
      case 0x3A: return index == 0 ? nil : index
      default: return nil
      }
    }
    return nil
  }

  /// The first segment of an app's own scheme, which stands where other URLs have their host.
  ///
  /// It must not look like the name of a user, a port or an address to other programs.
  private static func appPath(_ link: Span<UInt8>, from start: Int) -> Origin {
    var end = start
    while end < link.count, link[end] != 0x2F, link[end] != 0x3F, link[end] != 0x23 {
      switch link[end] {
      case 0x40: return .refused(LinkFlaw(.userInformation, at: start))
      case 0x00...0x20, 0x3A, 0x5B...0x5D, 0x7F: return .refused(LinkFlaw(.malformedAuthority, at: end))
      default: end += 1
      }
    }
    return .path(end == start && end < link.count && link[end] == 0x2F ? start + 1 : start)
  }

  private static func authority(
    _ link: Span<UInt8>, from start: Int, scheme: Range<Int>?, _ origins: LinkOrigins
  ) -> Origin {
    var end = start
    while end < link.count, link[end] != 0x2F, link[end] != 0x3F, link[end] != 0x23 {
      switch link[end] {
      case 0x40: return .refused(LinkFlaw(.userInformation, at: start))
      case 0x25:
        // Nothing in a host has to be encoded, and programs do not agree about what it then is.
        let isMalformed =
          end + 2 >= link.count || PercentEncoding.byte(link[end + 1], link[end + 2]) == nil
        return .refused(LinkFlaw(isMalformed ? .malformedPercentEncoding : .malformedAuthority, at: end))
      // Spaces, control characters and what no host is written with.
      case 0x00...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F:
        return .refused(LinkFlaw(.malformedAuthority, at: end))
      default: end += 1
      }
    }
    guard end > start else { return .refused(LinkFlaw(.missingHost, at: start)) }
    guard let split = LinkHost.split(link, start..<end) else {
      return .refused(LinkFlaw(.malformedAuthority, at: start))
    }
    guard origins.hasHost(link.extracting(split.host), port: split.port, scheme: scheme, in: link)
    else { return .refused(LinkFlaw(.foreignHost, at: start)) }
    return .path(end < link.count && link[end] == 0x2F ? end + 1 : end)
  }
}
