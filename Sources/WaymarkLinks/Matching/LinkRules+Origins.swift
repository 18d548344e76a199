extension LinkRules {
  // MARK: Printing

  /// The URL of a path: with scheme and host if the table has both, or with the app's own scheme; the path alone if
  /// there is neither.
  ///
  /// - Parameter path: The path, with a slash in front, and what is behind it.
  /// - Returns: The URL.
  package func url(_ path: String) -> String {
    if let scheme = schemes.first,
      let host = hosts.first(where: { LinkHost($0) != nil && $0.utf8.first != UInt8(ascii: "*") })
    {
      return "\(scheme)://\(host)\(path)"
    }
    guard let scheme = appSchemes.first else { return path }
    // A segment takes the host's place only if every program reads it as a mere name.
    let isName = path.utf8.dropFirst().prefix { !Self.endsPart($0) }.allSatisfy(PercentEncoding.isUnreserved)
    return "\(scheme)://" + (isName ? String(path.dropFirst()) : path)
  }

  // MARK: Reading

  /// The position at which the path of a link goes on, behind its first slash.
  ///
  /// - Parameter link: The link.
  /// - Returns: The position.
  /// - Throws: ``LinkError`` if scheme and host are not the table's, or if there is no path.
  func pathStart(in link: [UInt8]) throws(LinkError) -> Int {
    guard let first = link.first else { throw LinkError(.notHierarchical, at: 0) }
    let slash = UInt8(ascii: "/")
    var position = 0
    var scheme: [UInt8] = []
    var hasHost: Bool { link[position...].prefix { $0 == slash }.count > 1 }
    if first == slash {
      // Two slashes are followed by a host; the scheme is that of the page with the link.
      guard !schemes.isEmpty else { throw LinkError(.notHierarchical, at: 0) }
    } else {
      guard let colon = link.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(link[..<colon]) else {
        throw LinkError(.notHierarchical, at: 0)
      }
      scheme = link[..<colon].map(LinkHost.lowered)
      position = colon + 1
      let isApp = !has(scheme, among: schemes)
      guard !isApp || has(scheme, among: appSchemes) else { throw LinkError(.foreignScheme, at: 0) }
      if isApp, !hasHost {
        guard position < link.count, link[position] == slash else {
          throw LinkError(.notHierarchical, at: position)
        }
        return position + 1
      }
      if isApp { return try appPathStart(in: link, position + 2) }
    }
    guard hasHost else { throw LinkError(.notHierarchical, at: position) }
    return try pathStart(behindHostOf: link, position + 2, String(decoding: scheme, as: UTF8.self))
  }

  private func pathStart(behindHostOf link: [UInt8], _ start: Int, _ scheme: String) throws(LinkError) -> Int
  {
    let authority = link[start...].prefix { !Self.endsPart($0) }
    guard !authority.isEmpty else { throw LinkError(.missingHost, at: start) }
    guard !authority.contains(UInt8(ascii: "@")) else { throw LinkError(.userInformation, at: start) }
    guard let host = LinkHost(authority) else { throw LinkError(.malformedAuthority, at: start) }
    let ownPort = scheme == "https" ? 443 : scheme == "http" ? 80 : nil
    // If no hosts are listed, every host is accepted. If all that are listed are malformed, none is.
    guard hosts.isEmpty || knownHosts.contains(where: { $0.includes(host, ownPort: ownPort) }) else {
      throw LinkError(.foreignHost, at: start)
    }
    let end = authority.endIndex
    return link[end...].first == UInt8(ascii: "/") ? end + 1 : end
  }

  /// Reads the first segment of an app's own scheme, which stands where other URLs have their host.
  ///
  /// It must not look like the name of a user, a port or an address to other programs.
  private func appPathStart(in link: [UInt8], _ start: Int) throws(LinkError) -> Int {
    let name = link[start...].prefix { !Self.endsPart($0) }
    guard !name.contains(UInt8(ascii: "@")) else { throw LinkError(.userInformation, at: start) }
    if let place = name.firstIndex(where: { $0 <= 0x20 || $0 == 0x7F || ":[]\\".utf8.contains($0) }) {
      throw LinkError(.malformedAuthority, at: place)
    }
    return name.isEmpty && link[start...].first == UInt8(ascii: "/") ? start + 1 : start
  }

  func has(_ scheme: [UInt8], among names: [String]) -> Bool {
    names.contains { $0.utf8.map(LinkHost.lowered) == scheme }
  }

  /// Whether a byte ends a host or a segment of a path.
  static func endsPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  static func isScheme(_ text: some Collection<UInt8>) -> Bool {
    guard let first = text.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else {
      return false
    }
    return text.allSatisfy {
      ($0 < 0x80 && PercentEncoding.isUnreserved($0) && !"_~".utf8.contains($0)) || $0 == UInt8(ascii: "+")
    }
  }
}
