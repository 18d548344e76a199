import Waymark

/// What a link of a random table leads to: the number of the link, and the texts it has taken.
enum Hit: Route {
  case link(Int, [String])
}

/// A link of a random table, as simple as can be.
struct NaiveLink: Hashable, CustomStringConvertible {
  enum Segment: Hashable {
    case literal(String)
    case text(prefix: String)
    case number(prefix: String)
    case rest
  }

  let number: Int
  let segments: [Segment]

  /// The pattern, with a name for each parameter.
  var pattern: String {
    let parts = segments.enumerated().map { index, segment in
      switch segment {
      case .literal(let text): text
      case .text(let prefix), .number(let prefix): "\(prefix):p\(index)"
      case .rest: ":p\(index)*"
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  var description: String { pattern }

  /// Which of two links is tried first: literals, long prefixes, short ones, none, the end of the path, the rest.
  var rank: [Int] {
    let places = segments.map { segment in
      switch segment {
      case .literal: 0
      case .text(let prefix), .number(let prefix): 1000 - prefix.utf8.count
      case .rest: 2000
      }
    }
    let types = segments.compactMap { segment -> Int? in
      switch segment {
      case .literal: nil
      case .number: 0
      case .text, .rest: 1
      }
    }
    return places + [1500] + types + [number]
  }

  /// The link of the table.
  var link: Link<Hit> {
    let number = number
    let isNumber = segments.compactMap { segment -> Bool? in
      switch segment {
      case .literal: nil
      case .number: true
      case .text, .rest: false
      }
    }
    switch isNumber {
    case []: return Link(pattern, Hit.link(number, []))
    case [false]: return Link(pattern) { (a: String) in .link(number, [a]) }
    case [true]: return Link(pattern) { (a: Int) in .link(number, ["\(a)"]) }
    case [false, false]: return Link(pattern) { (a: String, b: String) in .link(number, [a, b]) }
    case [true, false]: return Link(pattern) { (a: Int, b: String) in .link(number, ["\(a)", b]) }
    case [false, true]: return Link(pattern) { (a: String, b: Int) in .link(number, [a, "\(b)"]) }
    default: return Link(pattern) { (a: Int, b: Int) in .link(number, ["\(a)", "\(b)"]) }
    }
  }
}

/// Matches paths by trying every link, on segments that have been split and decoded before: slow and plain, to check a table.
struct NaiveMatcher {
  let links: [NaiveLink]

  func route(for url: String) -> Hit? {
    guard let segments = Self.segments(of: url) else { return nil }
    for link in links.sorted(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) {
      if let texts = Self.texts(segments, link.segments[...]) { return .link(link.number, texts) }
    }
    return nil
  }

  private static func texts(_ path: ArraySlice<String>, _ pattern: ArraySlice<NaiveLink.Segment>) -> [String]?
  {
    guard let segment = pattern.first else { return path.isEmpty ? [] : nil }
    if case .rest = segment { return [path.joined(separator: "/")] }
    guard let text = path.first, let rest = texts(path.dropFirst(), pattern.dropFirst()) else { return nil }
    switch segment {
    case .literal(let literal):
      return text == literal ? rest : nil
    case .text(let prefix):
      guard text.utf8.starts(with: prefix.utf8), text.utf8.count > prefix.utf8.count else { return nil }
      return [String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)] + rest
    case .number(let prefix):
      guard text.utf8.starts(with: prefix.utf8) else { return nil }
      let digits = text.utf8.dropFirst(prefix.utf8.count)
      guard digits.first != 0x2B, let number = Int(String(decoding: digits, as: UTF8.self)) else {
        return nil
      }
      return ["\(number)"] + rest
    case .rest:
      return nil
    }
  }

  /// The decoded segments of a path that any table may look at, or `nil` if every table refuses the text.
  static func segments(of url: String) -> ArraySlice<String>? {
    let bytes = Array(url.utf8)
    guard bytes.count <= 8192, !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return nil }
    let fragment = bytes.firstIndex(of: 0x23) ?? bytes.count
    let query = bytes[..<fragment].firstIndex(of: 0x3F) ?? fragment
    for part in [bytes[..<query], bytes[query..<fragment], bytes[fragment...]] {
      guard decoded(part) != nil else { return nil }
    }
    var path = bytes[..<query]
    if path.starts(with: [0x2F, 0x2F]) {
      let end = path.dropFirst(2).firstIndex(of: 0x2F) ?? path.endIndex
      // A host that nobody can object to: the tables here list none.
      guard !path[..<end].contains(where: { $0 <= 0x20 || [0x25, 0x3A, 0x40, 0x5B, 0x5C].contains($0) })
      else {
        return nil
      }
      path = path[end...]
    }
    guard path.isEmpty || path.first == 0x2F, !path.contains(0x5C) else { return nil }
    path = path.dropFirst()
    if path.last == 0x2F { path = path.dropLast() }
    guard !path.isEmpty else { return [] }
    let segments = path.split(separator: 0x2F, omittingEmptySubsequences: false).compactMap { decoded($0) }
    guard segments.count <= 128, !segments.contains(where: { ["", ".", ".."].contains($0) }) else {
      return nil
    }
    return segments[...]
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        decoded.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16),
        value != 0
      else {
        return nil
      }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    let text = String(decoding: decoded, as: UTF8.self)
    return Array(text.utf8) == decoded ? text : nil
  }
}
