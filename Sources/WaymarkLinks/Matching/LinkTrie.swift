/// The paths of a table's links in a trie, which has a place for each beginning of a path.
final class LinkTrie: Sendable {
  /// A link's number in its table, and what of its path comes behind a place.
  typealias Entry = (number: Int, segments: ArraySlice<LinkPattern.Segment>, ignoresCase: Bool)

  /// Where a place has what belongs to it in the arrays of all.
  fileprivate struct Place: Sendable {
    /// The edges of segments that are written out, the shortest first, then in the order of their bytes.
    var literals = 0..<0
    /// Those of links that are read without case.
    var caseless = 0..<0
    /// The edges of parameters, those behind the longest text first.
    var parameters = 0..<0
    /// The links whose path ends here.
    var ends = 0..<0
    /// The links that take the rest of the path from here on.
    var rests = 0..<0
  }

  /// The way from a place to one below it.
  fileprivate struct Edge: Sendable {
    /// Where the text of the segment is in `texts`; for a parameter the text before it.
    let text: Range<Int>
    let ignoresCase: Bool
    var below = 0
  }

  /// The numbers of links whose path fits, the most specific first; most often there is one.
  struct Hits {
    private(set) var first: Int?
    private(set) var others: [Int] = []

    mutating func append(_ number: Int) {
      if first == nil { first = number } else { others.append(number) }
    }
  }

  private let places: [Place]
  private let edges: [Edge]
  private let texts: [UInt8]
  private let links: [Int]

  /// Makes the trie of some links.
  ///
  /// - Parameter entries: The links, those first that are tried first where paths are the same.
  /// - Complexity: O(*n* log *n*), where *n* is the number of all segments.
  init(_ entries: [Entry]) {
    var draft = Draft()
    _ = draft.add(entries)
    (places, edges, texts, links) = (draft.places, draft.edges, draft.texts, draft.links)
  }

  /// Finds the links whose path fits a link's, the most specific first.
  ///
  /// Text beats a parameter, a parameter beats the rest of the path, and what comes earlier in the path decides.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the link.
  ///   - segments: The segments of its path, which have their texts there.
  ///   - depth: How many of the segments lead to the place.
  ///   - number: The place to begin with.
  ///   - found: Where the numbers of the links are added.
  /// - Returns: How many of the segments some pattern fits.
  /// - Complexity: O(*n*), where *n* is the length of the path, for each place where a parameter has to be tried beside
  ///   text; no more places are visited than the trie has.
  func search(
    _ bytes: [UInt8], _ segments: [LinkText.Segment], from depth: Int = 0, at number: Int = 0,
    _ found: inout Hits
  ) -> Int {
    let place = places[number]
    guard depth < segments.count else {
      // A rest may be empty.
      for index in place.ends.lowerBound..<place.rests.upperBound { found.append(links[index]) }
      return depth
    }
    var furthest = depth
    let segment = segments[depth].bytes
    func go(to below: Int) {
      furthest = max(furthest, search(bytes, segments, from: depth + 1, at: below, &found))
    }
    if let below = below(place.literals, bytes, segment) { go(to: below) }
    if !place.caseless.isEmpty {
      let text = Array(String(decoding: bytes[segment], as: UTF8.self).lowercased().utf8)
      if let below = below(place.caseless, text, text.indices) { go(to: below) }
    }
    for index in place.parameters where begins(bytes, segment, with: edges[index]) {
      go(to: edges[index].below)
    }
    for index in place.rests { found.append(links[index]) }
    return furthest
  }

  /// The place below the edge with a text, found by halves.
  private func below(_ range: Range<Int>, _ bytes: [UInt8], _ segment: Range<Int>) -> Int? {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let order = order(of: edges[middle].text, bytes, segment)
      if order == 0 { return edges[middle].below }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Whether the text of an edge is shorter than a segment or else less (less than 0), is the same (0), or is more.
  private func order(of text: Range<Int>, _ bytes: [UInt8], _ segment: Range<Int>) -> Int {
    guard text.count == segment.count else { return text.count - segment.count }
    for index in 0..<text.count {
      let difference = Int(texts[text.lowerBound + index]) - Int(bytes[segment.lowerBound + index])
      if difference != 0 { return difference }
    }
    return 0
  }

  /// Whether a segment begins with the text of a parameter's edge and goes on behind it.
  private func begins(_ bytes: [UInt8], _ segment: Range<Int>, with edge: Edge) -> Bool {
    guard segment.count > edge.text.count else { return false }
    if edge.text.isEmpty { return true }
    let beginning = bytes[segment].prefix(edge.text.count)
    return edge.ignoresCase
      ? String(decoding: beginning, as: UTF8.self).lowercased().utf8.elementsEqual(texts[edge.text])
      : beginning == texts[edge.text]
  }
}

extension LinkTrie {
  /// A trie to which places are still added.
  private struct Draft {
    private struct Step: Hashable {
      let text: [UInt8]
      let ignoresCase: Bool
    }

    var places: [Place] = []
    var edges: [Edge] = []
    var texts: [UInt8] = []
    var links: [Int] = []

    /// Adds the place of some links, and the places below it.
    mutating func add(_ entries: [Entry]) -> Int {
      let number = places.count
      places.append(Place())
      var literals: [Step: [Entry]] = [:]
      var parameters: [Step: [Entry]] = [:]
      var (ends, rests): ([Int], [Int]) = ([], [])
      for (link, segments, ignoresCase) in entries {
        let entry = (link, segments.dropFirst(), ignoresCase)
        func step(_ text: String) -> Step {
          Step(
            text: Array((ignoresCase ? text.lowercased() : text).utf8),
            ignoresCase: ignoresCase && !text.isEmpty)
        }
        switch segments.first {
        case nil: ends.append(link)
        case .rest: rests.append(link)
        case .literal(let text): literals[step(text), default: []].append(entry)
        case .parameter(let prefix): parameters[step(prefix), default: []].append(entry)
        }
      }
      let sorted = literals.sorted {
        let (first, second) = ($0.key.text, $1.key.text)
        return first.count == second.count
          ? first.lexicographicallyPrecedes(second) : first.count < second.count
      }
      // A prefix with case beats the same one without.
      let longest = parameters.sorted {
        ($1.key.text.count, $0.key.ignoresCase ? 1 : 0) < ($0.key.text.count, $1.key.ignoresCase ? 1 : 0)
      }
      var place = Place()
      place.ends = links.count..<links.count + ends.count
      place.rests = place.ends.upperBound..<place.ends.upperBound + rests.count
      links += ends + rests
      place.literals = add(sorted.filter { !$0.key.ignoresCase })
      place.caseless = add(sorted.filter { $0.key.ignoresCase })
      place.parameters = add(longest)
      places[number] = place
      return number
    }

    private mutating func add(_ steps: [(key: Step, value: [Entry])]) -> Range<Int> {
      let range = edges.count..<edges.count + steps.count
      for (step, _) in steps {
        edges.append(Edge(text: texts.count..<texts.count + step.text.count, ignoresCase: step.ignoresCase))
        texts += step.text
      }
      for (index, (_, entries)) in zip(range, steps) { edges[index].below = add(entries) }
      return range
    }
  }
}
