/// A place in the trie of a table's paths, which has a place for each beginning of a path.
final class LinkTrie: Sendable {
  /// A link's number in its table, and what of its path comes behind a place.
  typealias Entry = (number: Int, segments: ArraySlice<LinkPattern.Segment>, ignoresCase: Bool)

  /// A parameter behind some text.
  fileprivate struct Parameter: Hashable {
    let prefix: String
    let ignoresCase: Bool
  }

  private let literals: [String: LinkTrie]
  /// Those of links that are read without case, in small letters.
  private let caseless: [String: LinkTrie]
  /// Those behind the longest text first.
  private let parameters: [(key: Parameter, below: LinkTrie)]
  /// The links whose path ends here.
  private let ends: [Int]
  /// The links that take the rest of the path from here on.
  private let rests: [Int]

  /// Makes the place of some links, and the places below it.
  ///
  /// - Parameter entries: The links, those first that are tried first where paths are the same.
  /// - Complexity: O(*n*), where *n* is the number of all segments.
  init(_ entries: [Entry]) {
    var literals: [String: [Entry]] = [:]
    var caseless: [String: [Entry]] = [:]
    var parameters: [Parameter: [Entry]] = [:]
    var ends: [Int] = []
    var rests: [Int] = []
    for (number, segments, ignoresCase) in entries {
      let below = (number, segments.dropFirst(), ignoresCase)
      switch segments.first {
      case nil: ends.append(number)
      case .rest: rests.append(number)
      case .literal(let text) where ignoresCase: caseless[text.lowercased(), default: []].append(below)
      case .literal(let text): literals[text, default: []].append(below)
      case .parameter(let prefix):
        let isCaseless = ignoresCase && !prefix.isEmpty
        let key = Parameter(prefix: isCaseless ? prefix.lowercased() : prefix, ignoresCase: isCaseless)
        parameters[key, default: []].append(below)
      }
    }
    self.literals = literals.mapValues(LinkTrie.init)
    self.caseless = caseless.mapValues(LinkTrie.init)
    self.parameters = parameters.map { ($0, LinkTrie($1)) }.sorted {
      let (first, second) = ($0.key, $1.key)
      return first.prefix.utf8.count == second.prefix.utf8.count
        ? !first.ignoresCase && second.ignoresCase : first.prefix.utf8.count > second.prefix.utf8.count
    }
    self.ends = ends
    self.rests = rests
  }

  /// Offers the links whose path fits a link's, the most specific first, until one takes it.
  ///
  /// Text beats a parameter, a parameter beats the rest of the path, and what comes earlier in the path decides.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - depth: How many of its segments lead here.
  ///   - furthest: How many of its segments some pattern fits.
  ///   - take: Whether a link, by its number, takes the text.
  /// - Returns: Whether one took it.
  /// - Throws: Whatever `take` throws.
  /// - Complexity: O(*n*), where *n* is the number of segments, for each place where a parameter has to be tried after text; no more
  ///   places are visited than the trie has.
  func search(
    _ link: LinkText, from depth: Int = 0, _ furthest: inout Int, _ take: (Int) throws(LinkError) -> Bool
  ) throws(LinkError) -> Bool {
    furthest = max(furthest, depth)
    guard depth < link.segments.count else {
      for number in ends where try take(number) { return true }
      for number in rests where try take(number) { return true }
      return false
    }
    let text = link.segments[depth].text
    if let below = literals[text], try below.search(link, from: depth + 1, &furthest, take) { return true }
    if !caseless.isEmpty, let below = caseless[text.lowercased()],
      try below.search(link, from: depth + 1, &furthest, take)
    {
      return true
    }
    for (key, below) in parameters where key.fits(text) {
      if try below.search(link, from: depth + 1, &furthest, take) { return true }
    }
    for number in rests where try take(number) { return true }
    return false
  }
}

extension LinkTrie.Parameter {
  /// Whether a segment begins with the text and goes on behind it.
  fileprivate func fits(_ segment: String) -> Bool {
    let count = prefix.utf8.count
    guard segment.utf8.count > count else { return false }
    guard count > 0 else { return true }
    let beginning = segment.utf8.prefix(count)
    return ignoresCase
      ? String(Substring(beginning)).lowercased() == prefix : beginning.elementsEqual(prefix.utf8)
  }
}
