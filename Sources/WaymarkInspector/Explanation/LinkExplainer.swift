import WaymarkLinks

/// The links of a table or a manifest, each with its number for a route, and what the table says about all of
/// them.
struct LinkExplainer {
  let links: [Link<NumberedRoute>]
  let schemes: [String]
  let hosts: [String]
  let appSchemes: [String]
  let limits: LinkLimits
  let rest: LinkRestRule
  var plusIsSpace = true

  private enum Answer {
    case takes
    case mayTake(String)
    /// The link may be opened from inside the app only, and takes the text, as far as that is not in doubt.
    case refuses(doubt: String?)
    case passes(String)
    case leftOut
  }

  /// Makes a table of some of the links, or of other links with the same schemes and hosts.
  func table<R: Route>(of links: [Link<R>], rest: LinkRestRule) -> LinkTable<R> {
    LinkTable(
      schemes: schemes, hosts: hosts, appSchemes: appSchemes, limits: limits, rest: rest,
      plusIsSpace: plusIsSpace
    ) { links }
  }

  /// Asks each link alone, and the table once for each link that would take the text.
  func explanation(for url: String, from source: LinkSource) -> LinkExplanation {
    let path = path(of: url)
    let answers = links.indices.map { answer(of: $0, url, source, path) }
    let willing = willing(url).filter { if case .passes = answers[$0] { false } else { true } }
    var possible: [Int] = []
    var decisive: Int?
    for number in willing {
      switch answers[number] {
      case .mayTake, .refuses(doubt: .some): possible.append(number)
      default: decisive = number
      }
      if decisive != nil { break }
    }
    let certain = links.indices.filter { !possible.contains($0) }
    let (winner, error) = taker(of: url, from: source, among: certain)
    let others = links.indices.filter { !willing.contains($0) }
    let candidates = (willing + others).map { number in
      let (verdict, reason) = verdict(
        number, answers[number], winner: winner, decisive: decisive, possible, error)
      return LinkExplanation.Candidate(
        pattern: links[number].pattern.source, index: number, verdict: verdict, reason: reason)
    }
    return LinkExplanation(link: url, error: error, candidates: candidates)
  }

  private func taker(
    of url: String, from source: LinkSource, among numbers: [Int]
  ) -> (number: Int?, error: LinkError?) {
    do throws(LinkError) {
      return (try table(of: numbers.map { links[$0] }, rest: rest).route(for: url, from: source).number, nil)
    } catch {
      return (nil, error)
    }
  }

  /// The links that take the text, in the order in which they are tried: the table finds the next one without
  /// those before it.
  private func willing(_ url: String) -> [Int] {
    var rest = Array(links.indices)
    var willing: [Int] = []
    while let next = taker(of: url, from: .inside, among: rest).number {
      willing.append(next)
      rest.removeAll { $0 == next }
    }
    return willing
  }

  /// The answer of a link if it were alone in the table.
  private func answer(of number: Int, _ url: String, _ source: LinkSource, _ path: [String]?) -> Answer {
    let link = links[number]
    guard link.isSound else { return .leftOut }
    if let path, let misfit = link.pattern.misfit(path, ignoresCase: link.ignoresCase) {
      return .passes(misfit)
    }
    let table = table(of: [link], rest: rest)
    guard let route = try? table.route(for: url, from: .inside) else {
      return .passes("\(taker(of: url, from: source, among: [number]).error ?? LinkError(.noMatch, at: 0))")
    }
    if source == .outside, link.isInternal { return .refuses(doubt: route.doubts.first) }
    return route.doubts.first.map(Answer.mayTake) ?? .takes
  }

  private func verdict(
    _ number: Int, _ answer: Answer, winner: Int?, decisive: Int?, _ possible: [Int], _ error: LinkError?
  ) -> (LinkExplanation.Verdict, String) {
    let insideOnly = "may be opened from inside the app only."
    switch answer {
    case .leftOut: return (.leftOut, whatIsWrong(with: links[number]))
    case .passes(let reason): return (.passes, reason)
    case .refuses(nil): return (number == decisive ? .refuses : .passes, "it \(insideOnly)")
    case .refuses(let doubt?):
      return (possible.contains(number) ? .mayRefuse : .passes, "\(doubt) It \(insideOnly)")
    case .takes where number == winner: return (.takes, "its path, and all that it asks for, is there.")
    case .mayTake(let doubt) where possible.contains(number): return (.mayTake, doubt)
    case .takes, .mayTake:
      guard let winner else {
        return (.beaten, "the link is refused before this one is tried. \(error.map { "\($0)" } ?? "")")
      }
      let (first, second) = (links[winner], links[number])
      let advantage = LinkAdvantage(of: first, over: second, isDeclaredFirst: winner < number)
      let reason = advantage.map { "\($0)" } ?? "comes first"
      return (.beaten, "\(first.pattern.source) is tried before it: it \(reason).")
    }
  }

  private func whatIsWrong(with link: Link<NumberedRoute>) -> String {
    if let error = link.patternErrors.first { return "its pattern is malformed \(error)" }
    return link.findings.first ?? "something is wrong with it."
  }

  /// The segments of the link's path, or `nil` where the text is wrong whatever the links are.
  ///
  /// A table with one link that takes every path reads them.
  private func path(of url: String) -> [String]? {
    let anyPath = table(of: [Link("/:path*", PathRoute.init)], rest: .anyText)
    return try? anyPath.route(for: url, from: .inside).segments
  }
}

private struct PathRoute: Route {
  let segments: [String]
}

extension LinkPattern {
  /// Why a path does not fit the pattern's, or `nil` if it does.
  ///
  /// - Parameters:
  ///   - path: The segments of a path, decoded.
  ///   - ignoresCase: Whether case makes no difference.
  /// - Returns: The first segment that does not fit, in a sentence.
  fileprivate func misfit(_ path: [String], ignoresCase: Bool) -> String? {
    func cased(_ text: String) -> String { ignoresCase ? text.lowercased() : text }
    for (index, segment) in segments.enumerated() {
      let place = "segment \(index + 1)"
      if case .rest = segment { return nil }
      guard index < path.count else { return "\(place) is missing, which has to be \(Self.wanted(segment))." }
      let text = path[index]
      switch segment {
      case .literal(let literal):
        guard cased(text) == cased(literal) else {
          return "\(place) is \(Self.quoted(text)), and has to be \(Self.quoted(literal))."
        }
      case .parameter(let prefix):
        guard cased(text).utf8.starts(with: cased(prefix).utf8) else {
          return "\(place) is \(Self.quoted(text)), and has to begin with \(Self.quoted(prefix))."
        }
        guard text.utf8.count > prefix.utf8.count else {
          return "\(place) is \(Self.quoted(text)), and nothing is left of it for the parameter."
        }
      case .rest: return nil
      }
    }
    guard path.count > segments.count else { return nil }
    return "the path goes on with \(Self.quoted(path[segments.count])), where the pattern ends."
  }

  private static func wanted(_ segment: Segment) -> String {
    switch segment {
    case .literal(let literal): quoted(literal)
    case .parameter(let prefix): prefix.isEmpty ? "a parameter" : "a parameter behind \(quoted(prefix))"
    case .rest: "the rest of the path"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "%2F") + "\""
  }
}
