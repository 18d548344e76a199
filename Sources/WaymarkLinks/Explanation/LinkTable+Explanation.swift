extension LinkTable {
  /// Explains which link takes a text, which links it beats, and why the others do not take it.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - source: Who opens it.
  /// - Returns: The explanation, whose winner makes the route that ``route(for:from:)`` returns.
  /// - Complexity: O(*n* · *m*), where *n* is the length of the link and *m* that of all patterns.
  public func explanation(for url: String, from source: LinkSource = .outside) -> LinkExplanation {
    explanation(for: url, from: source, doubts: { _ in nil })
  }

  /// Explains which link takes a text, in a table that is not known completely.
  ///
  /// - Parameters:
  ///   - url: The text.
  ///   - source: Who opens it.
  ///   - doubts: Returns what a route depends on that is not known, or `nil`.
  /// - Returns: The explanation.
  func explanation(
    for url: String, from source: LinkSource, doubts: @escaping @Sendable (R) -> String?
  ) -> LinkExplanation {
    var explainer = LinkExplainer(storage: storage, source: source, doubts: doubts)
    // The span of an `Array` needs a later runtime than the span of a `ContiguousArray`.
    let bytes = ContiguousArray(url.utf8)
    return explainer.explain(url, bytes.span)
  }
}

/// Searches a table for each link alone and for all links together.
private struct LinkExplainer<R: Route> {
  let storage: LinkStorage<R>
  let source: LinkSource
  let doubts: @Sendable (R) -> String?
  /// The links whose paths and fixed items fit, in the order in which they are tried.
  private var order: [Int] = []
  /// Those that may take or refuse the text and are tried before the winner.
  private var possible: [Int] = []
  /// The one that takes the text and may be opened from inside the app only.
  private var refuser: Int?

  init(storage: LinkStorage<R>, source: LinkSource, doubts: @escaping @Sendable (R) -> String?) {
    self.storage = storage
    self.source = source
    self.doubts = doubts
  }

  private enum Answer {
    case takes
    case mayTake(String)
    /// It may be opened from inside the app only, and takes the text, as far as that is not in doubt.
    case refuses(doubt: String?)
    case passes(String)
  }

  mutating func explain(_ url: String, _ text: Span<UInt8>) -> LinkExplanation {
    let (winner, error) = search(text)
    let path = path(of: text)
    var answers: [Int: Answer] = [:]
    for (number, link) in storage.links.enumerated() where link.isSound {
      answers[number] = answer(of: number, text, path)
    }
    let willing = order.filter { if case .passes? = answers[$0] { false } else { true } }
    let others = storage.links.indices.filter { !willing.contains($0) }
    let candidates = (willing + others).map { number in
      candidate(number, answers[number], winner: winner, error: error)
    }
    return LinkExplanation(link: url, error: winner == nil ? error : nil, candidates: candidates)
  }

  /// The link that takes the text for sure, or why none does.
  private mutating func search(_ text: Span<UInt8>) -> (winner: Int?, error: LinkError?) {
    var error: LinkError?
    var order: [Int] = []
    _ = storage.index.search(text, source, &error) { number, _, _ in
      if !order.contains(number) { order.append(number) }
      return false
    }
    error = nil
    var possible: [Int] = []
    var winner: Int?
    let isTaken = storage.index.search(text, source, &error) { number, reader, text in
      guard let route = route(number, &reader, text) else { return false }
      guard doubts(route) == nil else {
        possible.append(number)
        return false
      }
      winner = number
      return true
    }
    (self.order, self.possible) = (order, possible)
    if !isTaken { refuser = winner }
    return (isTaken ? winner : nil, error ?? LinkError(.noMatch, at: 0))
  }

  private func route(_ number: Int, _ reader: inout LinkReader, _ text: Span<UInt8>) -> R? {
    LinkSlot.filled { storage.parsers[number](&reader, text, &$0) }
  }

  /// The answer of a link if it were alone in the table.
  private func answer(of number: Int, _ text: Span<UInt8>, _ path: [[UInt8]]?) -> Answer {
    let link = storage.links[number]
    if let path, let misfit = link.pattern.misfit(path) { return .passes(misfit) }
    var builder = RadixTreeBuilder()
    builder.add(link.pattern, link: UInt32(number))
    let index = LinkIndex(
      tree: builder.build { $0 < $1 }, shapes: storage.index.shapes, origins: storage.index.origins,
      limits: storage.index.limits, rest: storage.index.rest)
    var error: LinkError?
    var doubt: String?
    let isTaken = index.search(text, source, &error) { number, reader, text in
      guard let route = route(number, &reader, text) else { return false }
      doubt = doubts(route)
      return true
    }
    if error?.reason == .internalLink { return .refuses(doubt: doubt) }
    guard isTaken else { return .passes("\(error ?? LinkError(.noMatch, at: 0))") }
    return doubt.map(Answer.mayTake) ?? .takes
  }

  private func candidate(
    _ number: Int, _ answer: Answer?, winner: Int?, error: LinkError?
  ) -> LinkExplanation.Candidate {
    let link = storage.links[number]
    func made(_ verdict: LinkExplanation.Verdict, _ reason: String) -> LinkExplanation.Candidate {
      LinkExplanation.Candidate(pattern: link.pattern.source, index: number, verdict: verdict, reason: reason)
    }
    switch answer {
    case nil: return made(.leftOut, whatIsWrong(with: link))
    case .passes(let reason)?: return made(.passes, reason)
    case .refuses(nil)?:
      return made(number == refuser ? .refuses : .passes, "it may be opened from inside the app only.")
    case .refuses(let doubt?)?:
      let verdict = possible.contains(number) ? LinkExplanation.Verdict.mayRefuse : .passes
      return made(verdict, "\(doubt) It may be opened from inside the app only.")
    case .takes? where number == winner:
      return made(.takes, "its path, and all that it asks for, is there.")
    case .mayTake(let doubt)? where possible.contains(number): return made(.mayTake, doubt)
    case .takes?, .mayTake?:
      guard let winner else {
        return made(.beaten, "the link is refused before this one is tried. \(error.map { "\($0)" } ?? "")")
      }
      return made(.beaten, beaten(by: winner, number))
    }
  }

  private func beaten(by winner: Int, _ number: Int) -> String {
    let links = storage.links
    let advantage = LinkAdvantage(
      of: links[winner], over: links[number], isDeclaredFirst: winner < number)
    return
      "\(links[winner].pattern.source) is tried before it: it \(advantage.map { "\($0)" } ?? "comes first")."
  }

  private func whatIsWrong(with link: Link<R>) -> String {
    if let error = link.patternErrors.first { return "its pattern is malformed \(error)" }
    return link.parameterFindings.first.map { "\($0)" } ?? "something is wrong with it."
  }

  /// The segments of the link's path, or `nil` where something is wrong with the text whatever the links are.
  private func path(of text: Span<UInt8>) -> [[UInt8]]? {
    var scanner = LinkScanner(limits: storage.index.limits)
    guard scanner.scan(text, storage.index.origins) == nil else { return nil }
    let parts = scanner.parts
    guard parts.hasEncodedPath else { return Self.segments(text, parts) }
    return LinkIndex.withDecodedPath(text, parts) { Self.segments($0, $1) }
  }

  private static func segments(_ text: Span<UInt8>, _ parts: LinkParts) -> [[UInt8]] {
    guard !parts.path.isEmpty else { return [] }
    return parts.path.map { text[$0] }.split(separator: 0x2F, omittingEmptySubsequences: false).map {
      Array($0)
    }
  }
}
