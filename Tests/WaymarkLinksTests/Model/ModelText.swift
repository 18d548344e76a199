/// A text taken apart, if a table may look at it at all.
struct ModelText {
  /// The segments of the path, decoded.
  private(set) var segments: [String] = []
  /// The items of the query, with no value where it is malformed.
  private var items: [(key: String, value: String?)] = []
  /// The fragment, decoded.
  private(set) var fragment: String?
  private(set) var hasMalformedFragment = false

  /// The values of the items of a key.
  func values(of key: String) -> [String] { items.filter { $0.key == key }.compactMap(\.value) }

  /// Whether an item of a key is malformed.
  func hasMalformedValue(of key: String) -> Bool { items.contains { $0.key == key && $0.value == nil } }

  /// Takes a text apart.
  ///
  /// - Returns: `nil` if every table with these schemes and hosts refuses it.
  init?(_ url: String, _ table: ModelTable) {
    guard url.utf8.count <= 8192, let local = ModelOrigin.localPart(of: Array(url.utf8), table) else {
      return nil
    }
    let hash = local.firstIndex(of: 0x23) ?? local.count
    let mark = local[..<hash].firstIndex(of: 0x3F) ?? hash
    guard let segments = Self.segments(of: local[..<mark]) else { return nil }
    self.segments = segments
    if mark < hash {
      for item in local[(mark + 1)..<hash].split(separator: 0x26) {
        let equals = item.firstIndex(of: 0x3D)
        let value = equals.map { item[($0 + 1)...] } ?? []
        guard let key = Self.decoded(item[..<(equals ?? item.endIndex)], plusIsSpace: true) else { continue }
        items.append((key, Self.decoded(value, plusIsSpace: true)))
      }
    }
    guard hash < local.count else { return }
    fragment = Self.decoded(local[(hash + 1)...])
    hasMalformedFragment = fragment == nil
  }

  private static func segments(of path: ArraySlice<UInt8>) -> [String]? {
    guard !path.contains(0x5C) else { return nil }
    guard path.first == 0x2F else { return path.isEmpty ? [] : nil }
    var path = path.dropFirst()
    if path.isEmpty { return [] }
    if path.count > 1, path.last == 0x2F { path = path.dropLast() }
    let parts = path.split(separator: 0x2F, omittingEmptySubsequences: false)
    let segments = parts.compactMap { decoded($0) }
    guard segments.count == parts.count, segments.count <= 128,
      !segments.contains(where: { ["", ".", ".."].contains($0) })
    else { return nil }
    return segments
  }

  /// Decoded text, or `nil` if it is malformed, has a NUL or is no UTF-8.
  private static func decoded(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool = false) -> String? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte >= 0x20, byte != 0x7F else { return nil }
      guard byte == 0x25 else {
        decoded.append(byte == 0x2B && plusIsSpace ? 0x20 : byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.utf8.allSatisfy({ ModelClimb.isHexDigit($0) }),
        let value = UInt8(digits, radix: 16), value != 0
      else { return nil }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    let text = String(decoding: decoded, as: UTF8.self)
    return Array(text.utf8) == decoded ? text : nil
  }
}

extension String {
  /// Whether another string has the same bytes: links know nothing of letters that look alike.
  func isTheSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
