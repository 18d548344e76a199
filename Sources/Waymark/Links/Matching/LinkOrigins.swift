/// Which schemes and hosts a table's links have.
final class LinkOrigins: Sendable {
  struct Host: Hashable, Sendable {
    let name: [UInt8]
    /// The port that it has to have, or `nil` if it has to be the scheme's own.
    let port: Int?
    /// Whether any one or more labels may stand in front of the name.
    let isWildcard: Bool
  }

  let schemes: [[UInt8]]
  let appSchemes: [[UInt8]]
  let hosts: [Host]
  let schemeNames: [String]
  let appSchemeNames: [String]
  let hostNames: [String]

  init(schemes: [String], hosts: [String], appSchemes: [String]) {
    schemeNames = schemes
    appSchemeNames = appSchemes
    hostNames = hosts
    self.schemes = schemes.map { $0.utf8.map(Self.lowered) }
    self.appSchemes = appSchemes.map { $0.utf8.map(Self.lowered) }
    self.hosts = hosts.map(Self.host)
  }

  private static func host(_ text: String) -> Host {
    var bytes = text.utf8.map(lowered)
    var port: Int?
    let digits = bytes.reversed().prefix { (0x30...0x39).contains($0) }.count
    if digits > 0, digits < bytes.count, bytes[bytes.count - digits - 1] == 0x3A {
      port = Int(String(decoding: bytes.suffix(digits), as: UTF8.self))
      bytes.removeLast(digits + 1)
    }
    let isWildcard = bytes.starts(with: [0x2A, 0x2E])
    return Host(name: isWildcard ? Array(bytes.dropFirst()) : bytes, port: port, isWildcard: isWildcard)
  }

  /// What a URL of the table begins with, or nothing where it has neither scheme nor host.
  var prefix: String {
    let host = hostNames.first { !$0.hasPrefix("*.") }
    if let scheme = schemeNames.first { return "\(scheme)://\(host ?? "")" }
    if let host { return "https://\(host)" }
    return appSchemeNames.first.map { "\($0)://" } ?? ""
  }

  /// Whether ``prefix`` ends where a path's first slash would stand twice.
  var prefixTakesSlash: Bool { schemeNames.isEmpty && hostNames.isEmpty && !appSchemeNames.isEmpty }

  func isAppScheme(_ scheme: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    appSchemes.contains { Self.isEqual($0[...], scheme) }
  }

  func hasScheme(_ scheme: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if schemes.isEmpty, appSchemes.isEmpty { return true }
    return schemes.contains { Self.isEqual($0[...], scheme) } || isAppScheme(scheme)
  }

  func hasHost(
    _ host: Slice<UnsafeBufferPointer<UInt8>>, port: Int?, scheme: Slice<UnsafeBufferPointer<UInt8>>?
  ) -> Bool {
    guard !hosts.isEmpty, !host.isEmpty else { return true }
    let name = host.last == 0x2E ? host.dropLast() : host
    return hosts.contains { known in
      guard hasPort(port, of: known, scheme: scheme) else { return false }
      guard known.isWildcard else { return Self.isEqual(known.name[...], name) }
      return name.count > known.name.count && Self.isEqual(known.name[...], name.suffix(known.name.count))
    }
  }

  private func hasPort(_ port: Int?, of host: Host, scheme: Slice<UnsafeBufferPointer<UInt8>>?) -> Bool {
    let own = scheme.flatMap(Self.ownPort)
    return (port ?? own) == (host.port ?? own)
  }

  private static func ownPort(_ scheme: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    if isEqual(Array("https".utf8)[...], scheme) { return 443 }
    return isEqual(Array("http".utf8)[...], scheme) ? 80 : nil
  }

  private static func isEqual(_ known: ArraySlice<UInt8>, _ given: Slice<UnsafeBufferPointer<UInt8>>) -> Bool
  {
    known.count == given.count && zip(known, given).allSatisfy { $0 == lowered($1) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
