import Measuring

/// Paths of GitHub's to typed answers, by Waymark and by peers: each pattern's path in turn.
@MainActor
enum LinkComparisons {
  private static let patterns = GitHubPatterns.all
  private static let hits = patterns.map(\.path)
  /// Nearly as what matches, and different only at the end.
  private static let misses = hits.map { $0 + "/x" }.filter { path in
    !patterns.contains { $0.matches(path) }
  }

  /// The comparisons with the peers that are wanted by traits.
  ///
  /// - Throws: ``Disagreement`` if a side gives another answer than it must.
  static func all() throws(Disagreement) -> [Comparison] {
    var all: [Comparison] = []
    let ours = WaymarkLinks(patterns)
    try check(ours, "Waymark")
    #if RoutingKit
      try all += comparisons(ours, RoutingKitLinks(patterns), "RoutingKit", "presplit")
      try all += comparisons(ours, RoutingKitTextLinks(patterns), "RoutingKit", "from text")
    #endif
    #if Hummingbird
      try all += comparisons(ours, HummingbirdLinks(patterns), "Hummingbird", "from text")
    #endif
    #if URLRouting
      try all += comparisons(ours, URLRoutingLinks(patterns), "swift-url-routing", "presplit")
      try all += comparisons(ours, URLRoutingTextLinks(patterns), "swift-url-routing", "from text")
    #endif
    return all
  }

  private static func comparisons<Theirs: LinkMatcher>(
    _ ours: WaymarkLinks, _ theirs: Theirs, _ peer: String, _ form: String
  ) throws(Disagreement) -> [Comparison] {
    try check(theirs, peer)
    return [("a hit", hits), ("a miss", misses)].map { what, paths in
      Comparison(
        work: "\(what), peer \(form)", peer: peer, ours: workload(ours, paths),
        theirs: workload(theirs, paths))
    }
  }

  /// Finds out whether a side answers as it must, before anything is measured.
  private static func check(_ matcher: some LinkMatcher, _ peer: String) throws(Disagreement) {
    let expectations = zip(hits, patterns.map { Answer?.some($0.answer) }) + misses.map { ($0, nil) }
    for (path, expected) in expectations {
      let answer = matcher.answer(to: matcher.request(path))
      guard answer == expected else {
        throw Disagreement(
          peer: peer, about: path, expected: "\(expected as Any)", answer: "\(answer as Any)")
      }
    }
  }

  private static func workload<Matcher: LinkMatcher>(_ matcher: Matcher, _ paths: [String]) -> Workload {
    let requests = paths.map(matcher.request)
    let result = requests.reduce(0) { $0 + number(matcher, $1) }
    return Workload(operations: requests.count, each: result) { iterations in
      var sum = 0
      for _ in 0..<iterations { for request in requests { sum += number(matcher, request) } }
      return sum
    }
  }

  /// The number of the pattern that a request leads to, -1 if it leads nowhere.
  @inline(never)
  private static func number<Matcher: LinkMatcher>(_ matcher: Matcher, _ request: Matcher.Request) -> Int {
    matcher.answer(to: request)?.number ?? -1
  }
}
