/// The links whose paths begin alike, as a trie: a place in the paths, with what lies below it.
final class LinkTrie: Sendable {
  /// A link's number in its table, and what of its path comes behind a place.
  typealias Entry = (number: Int, segments: ArraySlice<LinkPattern.Segment>, ignoresCase: Bool)

  /// The way from a place to one below it.
  private struct Edge: Sendable {
    /// The text of the segment; for a parameter the text before it.
    let text: [UInt8]
    let ignoresCase: Bool
    let below: LinkTrie
  }

  /// The edges of segments that are written out, the shortest first, then in the order of their bytes.
  private let literals: [Edge]
  /// Those of links that are read without case.
  private let caseless: [Edge]
  /// The edges of parameters, those behind the longest text first.
  private let parameters: [Edge]
  /// The links whose path ends here.
  private let ends: [Int]
  /// The links that take the rest of the path from here on.
  private let rests: [Int]

  /// Makes the trie of some links.
  ///
  /// - Parameter entries: The links, those first that are tried first where paths are the same.
  /// - Complexity: O(*n* log *n*), where *n* is the number of all segments.
  init(_ entries: [Entry]) {
    struct Step: Hashable {
      let isParameter: Bool
      let text: [UInt8]
      let ignoresCase: Bool
    }
    var steps: [Step: [Entry]] = [:]
    var (ends, rests): ([Int], [Int]) = ([], [])
    for (number, segments, ignoresCase) in entries {
      func add(_ text: String, isParameter: Bool) {
        let bytes = Array((ignoresCase ? text.lowercased() : text).utf8)
        let step = Step(isParameter: isParameter, text: bytes, ignoresCase: ignoresCase && !text.isEmpty)
        steps[step, default: []].append((number, segments.dropFirst(), ignoresCase))
      }
      switch segments.first {
      case nil: ends.append(number)
      case .rest: rests.append(number)
      case .literal(let text): add(text, isParameter: false)
      case .parameter(let prefix): add(prefix, isParameter: true)
      }
    }
    func edges(_ belongs: (Step) -> Bool) -> [Edge] {
      steps.filter { belongs($0.key) }.map {
        Edge(text: $0.key.text, ignoresCase: $0.key.ignoresCase, below: LinkTrie($0.value))
      }
      .inOrder {
        let order = Self.order($0.text, $1.text, $1.text.indices)
        return order == 0 ? $0.ignoresCase && !$1.ignoresCase : order < 0
      }
    }
    literals = edges { !$0.isParameter && !$0.ignoresCase }
    caseless = edges { !$0.isParameter && $0.ignoresCase }
    // A prefix with case beats the same one without.
    parameters = edges { $0.isParameter }.reversed()
    (self.ends, self.rests) = (ends, rests)
  }

  /// Finds the first link that takes a text of those whose path fits, the most specific first.
  ///
  /// Text beats a parameter, a parameter beats the rest of the path, and what comes earlier in the path decides.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - depth: How many of its segments lead to this place.
  ///   - furthest: Set to how many of the segments some pattern fits, if that is more.
  ///   - takes: Whether a link takes the text.
  /// - Returns: The number of the link.
  /// - Throws: The error of `takes`, which ends the search.
  /// - Complexity: O(*n*), where *n* is the length of the path, for each place where a parameter has to be tried beside
  ///   text; no more places are visited than the trie has.
  func first(
    in text: LinkText, from depth: Int = 0, furthest: inout Int,
    where takes: (Int) throws(LinkError) -> Bool
  ) throws(LinkError) -> Int? {
    furthest = max(furthest, depth)
    if depth < text.segments.count {
      func search(_ below: LinkTrie) throws(LinkError) -> Int? {
        try below.first(in: text, from: depth + 1, furthest: &furthest, where: takes)
      }
      let segment = text.segments[depth].bytes
      if let below = Self.below(literals, text.bytes, segment), let number = try search(literals[below].below)
      {
        return number
      }
      if !caseless.isEmpty {
        let lowered = Self.lowered(text.bytes[segment])
        if let below = Self.below(caseless, lowered, lowered.indices),
          let number = try search(caseless[below].below)
        {
          return number
        }
      }
      for index in parameters.indices where begins(text.bytes, segment, index) {
        if let number = try search(parameters[index].below) { return number }
      }
    } else {
      for number in ends where try takes(number) { return number }
    }
    // A rest may be empty.
    for number in rests where try takes(number) { return number }
    return nil
  }

  /// The place below the edge with a text, found by halves.
  private static func below(_ edges: [Edge], _ bytes: [UInt8], _ segment: Range<Int>) -> Int? {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      let order = order(edges[middle].text, bytes, segment)
      if order == 0 { return middle }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Whether a text is shorter than a segment or else less (less than 0), is the same (0), or is more.
  private static func order(_ text: [UInt8], _ bytes: [UInt8], _ segment: Range<Int>) -> Int {
    guard text.count == segment.count else { return text.count - segment.count }
    for index in text.indices {
      let difference = Int(text[index]) - Int(bytes[segment.lowerBound + index])
      if difference != 0 { return difference }
    }
    return 0
  }

  /// Whether a segment begins with the text of a parameter's edge and goes on behind it.
  private func begins(_ bytes: [UInt8], _ segment: Range<Int>, _ index: Int) -> Bool {
    let text = parameters[index].text
    guard segment.count > text.count else { return false }
    let beginning = segment.prefix(text.count)
    return parameters[index].ignoresCase
      ? Self.lowered(bytes[beginning]) == text : Self.order(text, bytes, beginning) == 0
  }

  private static func lowered(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
  }
}
