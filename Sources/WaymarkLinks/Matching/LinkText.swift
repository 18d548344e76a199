/// A link taken apart: the segments of its path, decoded, and its query and fragment as they stand.
struct LinkText {
  /// A segment of the path.
  struct Segment {
    let text: String
    /// How many bytes of the link stand before it.
    let offset: Int
  }

  private(set) var segments: [Segment] = []
  /// How many bytes the link has.
  var length: Int { bytes.count }
  private let bytes: [UInt8]
  /// The position behind the path.
  private let pathEnd: Int
  private var query: ArraySlice<UInt8>?
  private var fragmentBytes: ArraySlice<UInt8>?
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
    guard url.utf8.count <= limits.length else { throw LinkError(.tooLong(limit: limits.length), at: limits.length) }
    bytes = Array(url.utf8)
    plusIsSpace = rules.plusIsSpace
    let start = try rules.origins.pathStart(in: bytes)
    let hash = bytes[start...].firstIndex(of: UInt8(ascii: "#"))
    let mark = bytes[start..<(hash ?? bytes.count)].firstIndex(of: UInt8(ascii: "?"))
    pathEnd = mark ?? hash ?? bytes.count
    query = mark.map { bytes[($0 + 1)..<(hash ?? bytes.count)] }
    fragmentBytes = hash.map { bytes[($0 + 1)...] }
    try readSegments(from: start, limits.depth)
  }

  private mutating func readSegments(from start: Int, _ maximumDepth: Int) throws(LinkError) {
    segments.reserveCapacity(8)
    var start = start
    // One slash at the end makes no difference.
    while start < pathEnd {
      let end = bytes[start..<pathEnd].firstIndex(of: UInt8(ascii: "/")) ?? pathEnd
      guard segments.count < maximumDepth else { throw LinkError(.tooDeep(limit: maximumDepth), at: start) }
      guard end > start else { throw LinkError(.emptySegment, at: start) }
      if let place = bytes[start..<end].firstIndex(of: UInt8(ascii: "\\")) { throw LinkError(.backslash, at: place) }
      let text = try PercentEncoding.decode(bytes[start..<end])
      guard text != ".", text != ".." else { throw LinkError(.dotSegment, at: start) }
      segments.append(Segment(text: text, offset: start))
      start = end + 1
    }
  }

  /// The link with the first segments of its path alone, without query and fragment.
  func ancestor(_ depth: Int) -> LinkText {
    var ancestor = self
    ancestor.segments.removeLast(segments.count - depth)
    (ancestor.query, ancestor.fragmentBytes) = (nil, nil)
    return ancestor
  }

  /// The position of a segment, or of the end of the path.
  func offset(ofSegment index: Int) -> Int { index < segments.count ? segments[index].offset : pathEnd }

  // MARK: Query and fragment

  /// A query item: its decoded text, and how many bytes of the link stand before it.
  struct Item {
    let text: String
    let offset: Int
  }

  /// The query items with a key, in order.
  ///
  /// Items are separated by `&`; the first `=` separates key and text. A malformed item with another key is none of these.
  func items(_ key: String) throws(LinkError) -> [Item] {
    var found: [Item] = []
    for item in (query ?? []).split(separator: UInt8(ascii: "&")) {
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      guard (try? PercentEncoding.decode(item[..<equals], plusIsSpace: plusIsSpace)) == key else { continue }
      let text = try PercentEncoding.decode(item[equals...].dropFirst(), plusIsSpace: plusIsSpace)
      found.append(Item(text: text, offset: item.startIndex))
    }
    return found
  }

  /// The fragment, decoded, if there is one.
  func fragment() throws(LinkError) -> String? {
    guard let fragmentBytes else { return nil }
    return try PercentEncoding.decode(fragmentBytes)
  }

  /// The position of the query, or where it would be.
  var queryOffset: Int { query?.startIndex ?? pathEnd }

  /// The position of the fragment, or where it would be.
  var fragmentOffset: Int { fragmentBytes?.startIndex ?? bytes.count }
}
