/// Which schemes and hosts a text may have.
enum ModelOrigin {
  private static let ends: Set<UInt8> = [0x2F, 0x3F, 0x23]

  /// Path, query and fragment, or `nil` if scheme and host are none of the table's.
  static func localPart(of url: [UInt8], _ table: ModelTable) -> [UInt8]? {
    guard let first = url.first else { return nil }
    if url.starts(with: [0x2F, 0x2F]) {
      return table.schemes.isEmpty ? nil : behindHost(url[2...], scheme: nil, table)
    }
    if first == 0x2F { return url }
    guard let colon = url.firstIndex(of: 0x3A) else { return nil }
    let scheme = String(decoding: url[..<colon], as: UTF8.self).lowercased()
    let rest = url[(colon + 1)...]
    if table.schemes.contains(where: { $0.lowercased() == scheme }) {
      return rest.starts(with: [0x2F, 0x2F]) ? behindHost(rest.dropFirst(2), scheme: scheme, table) : nil
    }
    guard table.appSchemes.contains(where: { $0.lowercased() == scheme }), rest.first == 0x2F else {
      return nil
    }
    guard rest.starts(with: [0x2F, 0x2F]) else { return Array(rest) }
    let name = rest.dropFirst(2).prefix { !ends.contains($0) }
    guard !name.contains(where: { $0 <= 0x20 || $0 == 0x7F || Array("@:[]\\".utf8).contains($0) }) else {
      return nil
    }
    let local = rest.dropFirst(2)
    return name.isEmpty && local.first == 0x2F ? Array(local) : [0x2F] + local
  }

  private static func behindHost(_ text: ArraySlice<UInt8>, scheme: String?, _ table: ModelTable) -> [UInt8]?
  {
    let authority = text.prefix { !ends.contains($0) }
    let local = Array(text.dropFirst(authority.count))
    // A star stands in hosts of a table alone.
    guard !authority.contains(UInt8(ascii: "*")), let (name, port) = host(authority) else { return nil }
    if table.hosts.isEmpty { return local }
    let own = ["https": 443, "http": 80][scheme ?? ""]
    let isListed = table.hosts.contains { listed in
      guard let (known, knownPort) = host(Array(listed.utf8)[...]) else { return false }
      guard (port ?? own) == (knownPort ?? own) else { return false }
      return known.hasPrefix("*.")
        ? name.count > known.count - 1 && name.hasSuffix(known.dropFirst()) : name == known
    }
    return isListed ? local : nil
  }

  /// The name in small letters and the port, or `nil` if either is malformed.
  ///
  /// It looks at bytes, as a mark may follow any character and make another of it.
  private static func host(_ authority: ArraySlice<UInt8>) -> (name: String, port: Int?)? {
    let isForeign = { (byte: UInt8) in
      byte <= 0x20 || byte == 0x7F || Array("@%\\\"<>^`{|}!$&'()+,;=".utf8).contains(byte)
    }
    guard !authority.isEmpty, !authority.contains(where: isForeign) else { return nil }
    let text = Array(String(decoding: authority, as: UTF8.self).lowercased().utf8)
    var name = text[...]
    var port: Int?
    let bracket = text.lastIndex(of: UInt8(ascii: "]")) ?? 0
    if let colon = text[bracket...].firstIndex(of: UInt8(ascii: ":")) {
      name = text[..<colon]
      let digits = text[(colon + 1)...]
      guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      if !digits.isEmpty {
        let significant = digits.drop { $0 == 0x30 }
        let number = Int(String(decoding: digits.suffix(5), as: UTF8.self))
        guard significant.count <= 5, let number, number <= 65_535 else { return nil }
        port = number
      }
    }
    if name.first == UInt8(ascii: "[") {
      let inner = name.dropFirst().dropLast()
      guard name.last == UInt8(ascii: "]"), inner.count > 1,
        inner.allSatisfy({ Array("0123456789abcdef:.".utf8).contains($0) })
      else { return nil }
      return (String(decoding: name, as: UTF8.self), port)
    }
    if name.last == UInt8(ascii: "."), name.count > 1 { name = name.dropLast() }
    let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !labels.contains([]), !name.contains(UInt8(ascii: "[")), !name.contains(UInt8(ascii: "]")) else {
      return nil
    }
    return (String(decoding: name, as: UTF8.self), port)
  }
}
