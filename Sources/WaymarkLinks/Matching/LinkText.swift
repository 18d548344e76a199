/// A link taken apart: the segments of its path, decoded, and its query and fragment as they stand.
@usableFromInline
struct LinkText {
  /// The bytes of the link, its segments decoded where they stand: a NUL, which none may have, takes the place of each
  /// slash and of each byte that decoding leaves over.
  let bytes: [UInt8]
  /// The position of the first segment.
  let pathStart: Int
  /// The position behind the path.
  private(set) var pathEnd: Int
  /// Whether it is a shorter path of another link, which has neither query nor fragment.
  private(set) var isAncestor = false
  private let plusIsSpace: Bool

  /// Takes a link apart and refuses what no link may have in its path.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - rules: The rules of the table.
  /// - Throws: ``LinkError`` for scheme, host and path. Query and fragment are checked where a pattern asks for them.
  /// - Complexity: O(*n*), where *n* is the length of the link, but no more than the table's limit.
  init(_ url: String, _ rules: LinkRules) throws(LinkError) {
    let limits = rules.limits
    guard url.utf8.count <= limits.length else {
      throw LinkError(.tooLong(limit: limits.length), at: limits.length)
    }
    var bytes = Array(url.utf8)
    // Most links are paths alone, which begin with one slash.
    let slash = UInt8(ascii: "/")
    let isPath = bytes.first == slash && (bytes.count < 2 || bytes[1] != slash)
    pathStart = isPath ? 1 : try rules.pathStart(in: bytes)
    pathEnd = try Self.decodePath(of: &bytes, from: pathStart, limits.depth)
    (self.bytes, plusIsSpace) = (bytes, rules.plusIsSpace)
  }

  /// Decodes the segments of a path where they are.
  ///
  /// - Returns: The position behind the path.
  private static func decodePath(
    of bytes: inout [UInt8], from start: Int, _ maximumDepth: Int
  ) throws(LinkError) -> Int {
    var (start, depth) = (start, 0)
    while true {
      var end = bytes[start...].firstIndex { !PercentEncoding.isUnreserved($0) } ?? bytes.count
      let isPlain = end == bytes.count || LinkRules.endsPart(bytes[end])
      if !isPlain {
        end = bytes[end...].firstIndex(where: LinkRules.endsPart) ?? bytes.count
        let backslash = bytes[start..<end].firstIndex(of: UInt8(ascii: "\\"))
        if let backslash { throw LinkError(.backslash, at: backslash) }
      }
      let isLast = end == bytes.count || bytes[end] != UInt8(ascii: "/")
      // One slash at the end makes no difference.
      if isLast, start == end { return end }
      guard depth < maximumDepth else { throw LinkError(.tooDeep(limit: maximumDepth), at: start) }
      guard end > start else { throw LinkError(.emptySegment, at: start) }
      var textEnd = end
      if !isPlain {
        let text = try PercentEncoding.decode(bytes[start..<end]).utf8
        textEnd = start + text.count
        bytes.replaceSubrange(start..<end, with: Array(text) + repeatElement(0, count: end - textEnd))
      }
      if textEnd - start <= 2, bytes[start..<textEnd].allSatisfy({ $0 == UInt8(ascii: ".") }) {
        throw LinkError(.dotSegment, at: start)
      }
      if isLast { return end }
      bytes[end] = 0
      (start, depth) = (end + 1, depth + 1)
    }
  }

  /// The link with the beginning of its path alone, without query and fragment.
  func ancestor(endingAt end: Int) -> LinkText {
    var shorter = self
    (shorter.pathEnd, shorter.isAncestor) = (end, true)
    return shorter
  }

  /// The segment at a position, which moves on to the next one; `nil` at the end of the path.
  func segment(at position: inout Int) -> Range<Int>? {
    guard position < pathEnd else { return nil }
    let start = position
    let end = bytes[start..<pathEnd].firstIndex(of: 0) ?? pathEnd
    position = bytes[end..<pathEnd].firstIndex { $0 != 0 } ?? pathEnd
    return start..<end
  }

  /// The segments from one on.
  func segments(from index: Int) -> some Sequence<Range<Int>> {
    sequence(state: position(ofSegment: index)) { segment(at: &$0) }
  }

  /// The position of a segment, or of the end of the path.
  func position(ofSegment index: Int) -> Int {
    var (position, index) = (pathStart, index)
    while index > 0, segment(at: &position) != nil { index -= 1 }
    return position
  }

  /// The text of a segment, without some bytes at its beginning.
  func text(ofSegment index: Int, behind prefix: Int) -> String {
    var position = position(ofSegment: index)
    guard let segment = segment(at: &position) else { return "" }
    return String(decoding: bytes[segment.lowerBound + prefix..<segment.upperBound], as: UTF8.self)
  }

  // MARK: Query and fragment

  /// The query items with a key, in order: their decoded texts, and how many bytes of the link stand before each.
  ///
  /// Items are separated by `&`; the first `=` separates key and text. A malformed item with another key is none of
  /// these.
  func items(_ key: String) throws(LinkError) -> [(text: String, offset: Int)] {
    guard !isAncestor else { return [] }
    var found: [(text: String, offset: Int)] = []
    for item in bytes[pathEnd..<queryEnd].dropFirst().split(separator: UInt8(ascii: "&")) {
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      guard (try? PercentEncoding.decode(item[..<equals], plusIsSpace: plusIsSpace)) == key else { continue }
      let text = try PercentEncoding.decode(item[equals...].dropFirst(), plusIsSpace: plusIsSpace)
      found.append((text, item.startIndex))
    }
    return found
  }

  /// The fragment, decoded, if there is one.
  func fragment() throws(LinkError) -> String? {
    guard !isAncestor, queryEnd < bytes.count else { return nil }
    return try PercentEncoding.decode(bytes[queryEnd...].dropFirst())
  }

  /// The position of the query, or where it would be.
  var queryOffset: Int { min(pathEnd + 1, queryEnd) }

  /// The position of the fragment, or where it would be.
  var fragmentOffset: Int { min(queryEnd + 1, bytes.count) }

  private var queryEnd: Int { bytes[pathEnd...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.count }
}
