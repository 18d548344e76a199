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

  /// Those of texts, the shortest first and then in the order of their bytes; those without case; those of parameters.
  private let edges: [Edge]
  /// The position of the first edge without case, and of the first parameter.
  private let (caseless, parameters): (Int, Int)
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
    let literals = edges { !$0.isParameter && !$0.ignoresCase }
    let lowered = edges { !$0.isParameter && $0.ignoresCase }
    (caseless, parameters) = (literals.count, literals.count + lowered.count)
    // A prefix with case beats the same one without.
    self.edges = literals + lowered + edges { $0.isParameter }.reversed()
    (self.ends, self.rests) = (ends, rests)
  }

  /// Finds a link whose path fits a text: the most specific first, and behind it the others one by one.
  ///
  /// Text beats a parameter, a parameter beats the rest of the path, and what comes earlier in the path decides.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - position: The position behind the segments that lead to this place.
  ///   - skipped: How many of the links that fit come before it; reduced by those that do.
  ///   - furthest: Set to the position as far as which some pattern fits, if that is more.
  /// - Returns: The number of the link; `nil` if no more of them fit.
  /// - Complexity: O(*n*) a call, where *n* is the length of the path, for each place where a parameter has to be tried beside
  ///   text; no more places are visited than the trie has.
  func link(
    fitting text: LinkText, from position: Int, skipping skipped: inout Int, furthest: inout Int
  ) -> Int? {
    furthest = max(furthest, position)
    var next = position
    if let segment = text.segment(at: &next) {
      func search(_ below: LinkTrie) -> Int? {
        below.link(fitting: text, from: next, skipping: &skipped, furthest: &furthest)
      }
      if let below = below(0..<caseless, text.bytes, segment), let number = search(below) { return number }
      if caseless < parameters {
        let lowered = Self.lowered(text.bytes[segment])
        if let below = below(caseless..<parameters, lowered, lowered.indices), let number = search(below) {
          return number
        }
      }
      for index in parameters..<edges.count where begins(text.bytes, segment, index) {
        if let number = search(edges[index].below) { return number }
      }
    } else {
      if skipped < ends.count { return ends[skipped] }
      skipped -= ends.count
    }
    // A rest may be empty.
    if skipped < rests.count { return rests[skipped] }
    skipped -= rests.count
    return nil
  }

  /// The place below the edge with a text, found by halves.
  private func below(_ some: Range<Int>, _ bytes: [UInt8], _ segment: Range<Int>) -> LinkTrie? {
    var (low, high) = (some.lowerBound, some.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let order = Self.order(edges[middle].text, bytes, segment)
      if order == 0 { return edges[middle].below }
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
    let text = edges[index].text
    guard segment.count > text.count else { return false }
    let beginning = segment.prefix(text.count)
    return edges[index].ignoresCase
      ? Self.lowered(bytes[beginning]) == text : Self.order(text, bytes, beginning) == 0
  }

  private static func lowered(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
  }
}
