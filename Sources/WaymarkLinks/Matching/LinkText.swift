/// A link taken apart: the segments of its path, decoded, and its query and fragment as they stand.
@usableFromInline
struct LinkText {
  /// The bytes of the link, and behind them those of the segments in which something was encoded.
  let bytes: [UInt8]
  /// Where the decoded text of each segment is in the bytes, and how many bytes of the link stand before it.
  private(set) var segments: [(bytes: Range<Int>, offset: Int)]
  /// How many bytes the link has.
  let length: Int
  /// The position behind the path.
  private let pathEnd: Int
  private var query: Range<Int>?
  private var fragmentRange: Range<Int>?
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
    length = bytes.count
    // Most links are paths alone, which begin with one slash.
    let slash = UInt8(ascii: "/")
    let isPath = length > 0 && bytes[0] == slash && (length < 2 || bytes[1] != slash)
    let start = isPath ? 1 : try rules.pathStart(in: bytes)
    let path = try Self.segments(&bytes, from: start, limits.depth)
    (segments, pathEnd) = path
    let fragment = bytes[path.end..<length].firstIndex(of: UInt8(ascii: "#"))
    let isQuery = path.end < (fragment ?? length)
    query = isQuery ? path.end + 1..<(fragment ?? length) : nil
    fragmentRange = fragment.map { [length] in $0 + 1..<length }
    (self.bytes, plusIsSpace) = (bytes, rules.plusIsSpace)
  }

  private static func segments(
    _ bytes: inout [UInt8], from start: Int, _ maximumDepth: Int
  ) throws(LinkError) -> (segments: [(bytes: Range<Int>, offset: Int)], end: Int) {
    var segments: [(bytes: Range<Int>, offset: Int)] = []
    segments.reserveCapacity(8)
    var (start, end) = (start, start)
    let count = bytes.count
    var isPlain = true
    while end <= count {
      while end < count, PercentEncoding.isUnreserved(bytes[end]) { end += 1 }
      let byte = end < count ? bytes[end] : UInt8(ascii: "#")
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): break
      case UInt8(ascii: "\\"): throw LinkError(.backslash, at: end)
      case 0..<0x20, 0x7F, UInt8(ascii: "%"):
        isPlain = false
        fallthrough
      default:
        end += 1
        continue
      }
      let isEnd = byte != UInt8(ascii: "/")
      // One slash at the end makes no difference.
      if isEnd, start == end { break }
      guard segments.count < maximumDepth else { throw LinkError(.tooDeep(limit: maximumDepth), at: start) }
      guard end > start else { throw LinkError(.emptySegment, at: start) }
      var range = start..<end
      if !isPlain {
        let text = try PercentEncoding.decode(bytes[range])
        range = bytes.count..<bytes.count + text.utf8.count
        bytes += text.utf8
        isPlain = true
      }
      if range.count <= 2, bytes[range].allSatisfy({ $0 == UInt8(ascii: ".") }) {
        throw LinkError(.dotSegment, at: start)
      }
      segments.append((range, start))
      if isEnd { break }
      end += 1
      start = end
    }
    return (segments, min(end, count))
  }

  /// The link with the first segments of its path alone, without query and fragment.
  func ancestor(_ depth: Int) -> LinkText {
    var shorter = self
    shorter.segments.removeLast(segments.count - depth)
    (shorter.query, shorter.fragmentRange) = (nil, nil)
    return shorter
  }

  /// The text of a segment, without some bytes at its beginning.
  func text(ofSegment index: Int, behind prefix: Int = 0) -> String {
    String(decoding: bytes[segments[index].bytes.dropFirst(prefix)], as: UTF8.self)
  }

  /// The position of a segment, or of the end of the path.
  func offset(ofSegment index: Int) -> Int { index < segments.count ? segments[index].offset : pathEnd }

  // MARK: Query and fragment

  /// The query items with a key, in order: their decoded texts, and how many bytes of the link stand before each.
  ///
  /// Items are separated by `&`; the first `=` separates key and text. A malformed item with another key is none of
  /// these.
  func items(_ key: String) throws(LinkError) -> [(text: String, offset: Int)] {
    guard let query else { return [] }
    var found: [(text: String, offset: Int)] = []
    for item in bytes[query].split(separator: UInt8(ascii: "&")) {
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      guard (try? PercentEncoding.decode(item[..<equals], plusIsSpace: plusIsSpace)) == key else { continue }
      let text = try PercentEncoding.decode(item[equals...].dropFirst(), plusIsSpace: plusIsSpace)
      found.append((text, item.startIndex))
    }
    return found
  }

  /// The fragment, decoded, if there is one.
  func fragment() throws(LinkError) -> String? {
    guard let fragmentRange else { return nil }
    return try PercentEncoding.decode(bytes[fragmentRange])
  }

  /// The position of the query, or where it would be.
  var queryOffset: Int { query?.lowerBound ?? pathEnd }

  /// The position of the fragment, or where it would be.
  var fragmentOffset: Int { fragmentRange?.lowerBound ?? length }
}
