/// The links whose paths begin alike, as a trie: a place in the paths, with what lies below it.
final class LinkTrie: Sendable {
  /// A link's number in its table, and what of its path comes behind a place.
  typealias Entry = (number: Int, segments: ArraySlice<LinkPattern.Segment>, ignoresCase: Bool)

  /// The way from a place to those below it.
  private struct Step: Equatable {
    /// The text of the segment; for a parameter the text before it.
    let text: [UInt8]
    let ignoresCase: Bool
    let isParameter: Bool

    /// Text comes before text without case, and parameters last, of which those with more text come first.
    func precedes(_ other: Step) -> Bool {
      if isParameter != other.isParameter { return other.isParameter }
      let order = LinkTrie.order(text, other.text, other.text.indices)
      if isParameter, order != 0 { return order > 0 }
      return ignoresCase == other.ignoresCase ? order < 0 : other.ignoresCase
    }
  }

  /// The places below, in the order of the steps to them.
  private let edges: [(step: Step, below: LinkTrie)]
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
    var ways: [(step: Step, entry: Entry)] = []
    var (ends, rests): ([Int], [Int]) = ([], [])
    for (number, segments, ignoresCase) in entries {
      func add(_ text: String, isParameter: Bool) {
        let bytes = Array((ignoresCase ? text.lowercased() : text).utf8)
        let step = Step(text: bytes, ignoresCase: ignoresCase && !text.isEmpty, isParameter: isParameter)
        ways.append((step, (number, segments.dropFirst(), ignoresCase)))
      }
      switch segments.first {
      case nil: ends.append(number)
      case .rest: rests.append(number)
      case .literal(let text): add(text, isParameter: false)
      case .parameter(let prefix): add(prefix, isParameter: true)
      }
    }
    var below: [(step: Step, entries: [Entry])] = []
    for way in ways.inOrder(by: { $0.step.precedes($1.step) }) {
      if way.step != below.last?.step { below.append((way.step, [])) }
      below[below.count - 1].entries.append(way.entry)
    }
    edges = below.map { ($0.step, LinkTrie($0.entries)) }
    parameters = below.firstIndex { $0.step.isParameter } ?? below.count
    caseless = below[..<parameters].firstIndex { $0.step.ignoresCase } ?? parameters
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
      let order = Self.order(edges[middle].step.text, bytes, segment)
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
    let text = edges[index].step.text
    guard segment.count > text.count else { return false }
    let beginning = segment.prefix(text.count)
    return edges[index].step.ignoresCase
      ? Self.lowered(bytes[beginning]) == text : Self.order(text, bytes, beginning) == 0
  }

  private static func lowered(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)
  }
}
