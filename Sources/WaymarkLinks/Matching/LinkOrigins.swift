/// Which schemes and hosts a table's links have.
package final class LinkOrigins: Sendable {
  enum Kind {
    /// URLs with the scheme have a host.
    case web
    /// It is the app's own: the path takes the host's place.
    case app
    case foreign
  }

  package let schemeNames: [String]
  package let appSchemeNames: [String]
  package let hostNames: [String]
  private let schemes: [[UInt8]]
  private let appSchemes: [[UInt8]]
  private let hosts: [LinkHost]
  /// The beginning of the table's URLs, if it has a host that can be printed.
  private let prefix: String?

  init(schemes: [String], hosts: [String], appSchemes: [String]) {
    schemeNames = schemes
    appSchemeNames = appSchemes
    hostNames = hosts
    self.schemes = schemes.map { $0.utf8.map(Self.lowered) }
    self.appSchemes = appSchemes.map { $0.utf8.map(Self.lowered) }
    self.hosts = hosts.compactMap(LinkHost.init)
    let host = hosts.first { LinkHost($0)?.isWildcard == false }
    prefix = schemes.first.flatMap { scheme in host.map { "\(scheme)://\($0)" } }
  }

  /// The URL of a path: with scheme and host if the table has both, or with the app's own scheme; the path alone if there is
  /// neither.
  ///
  /// - Parameter path: The path, with a slash in front, and what is behind it.
  /// - Returns: The URL.
  package func url(_ path: String) -> String {
    if let prefix { return prefix + path }
    guard let scheme = appSchemeNames.first else { return path }
    // A segment takes the host's place only if every program reads it as a mere name.
    let segment = path.utf8.dropFirst().prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    let isName = segment.allSatisfy { byte in
      switch byte {
      case 0x2D, 0x2E, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A, 0x7E: true
      default: false
      }
    }
    return "\(scheme)://" + (isName ? String(path.dropFirst()) : path)
  }

  /// Whether links may have a host.
  var hasHosts: Bool { !schemes.isEmpty }

  func kind(of scheme: Span<UInt8>) -> Kind {
    if schemes.contains(where: { Self.isEqual($0[...], scheme) }) { return .web }
    return appSchemes.contains { Self.isEqual($0[...], scheme) } ? .app : .foreign
  }

  func hasHost(_ host: Span<UInt8>, port: Int?, scheme: Range<Int>?, in link: Span<UInt8>) -> Bool {
    // If no hosts are listed, every host is accepted. If all that are listed are malformed, none is.
    guard !hostNames.isEmpty else { return true }
    let own = scheme.flatMap { Self.ownPort(link.extracting($0)) }
    let hasDot = host[host.count - 1] == 0x2E
    let name = host.extracting(0..<host.count - (hasDot ? 1 : 0))
    return hosts.contains { known in
      guard (port ?? own) == (known.port ?? own) else { return false }
      guard known.isWildcard else { return Self.isEqual(known.name[...], name) }
      guard name.count > known.name.count else { return false }
      return Self.isEqual(known.name[...], name.extracting(name.count - known.name.count..<name.count))
    }
  }

  private static func ownPort(_ scheme: Span<UInt8>) -> Int? {
    if isEqual(Array("https".utf8)[...], scheme) { return 443 }
    return isEqual(Array("http".utf8)[...], scheme) ? 80 : nil
  }

  private static func isEqual(_ known: ArraySlice<UInt8>, _ given: Span<UInt8>) -> Bool {
    guard known.count == given.count else { return false }
    for (index, byte) in known.enumerated() where byte != lowered(given[index]) { return false }
    return true
  }

  static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
