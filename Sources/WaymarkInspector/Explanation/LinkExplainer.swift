import Waymark
public import WaymarkLinks

extension LinkTable {
  /// Explains which link takes a text, which links it beats, and why the others do not take it.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - source: Who opens it.
  /// - Returns: The explanation, whose winner makes the route that `route(for:from:)` returns.
  /// - Complexity: O(*n* · *m*) for each link that takes the text, where *n* is the length of the text and *m* that of all
  ///   patterns.
  public func explanation(for url: String, from source: LinkSource = .outside) -> LinkExplanation {
    let links = declared.filter(\.declaration.isSound).enumerated().map { number, link in
      Link<NumberedRoute>(
        link.declaration, print: { _, _ in nil },
        make: { reading throws(LinkMismatch) in
          _ = try link.make(&reading)
          return NumberedRoute(number: number)
        })
    }
    let rules = rules
    let routes = declared.filter(\.declaration.isSound).map { $0.exampleRoute?.routeName }
    return LinkExplainer(links: links, routes: routes, doubts: [:], url: url, source: source) { links in
      LinkTable<NumberedRoute>(
        schemes: rules.origins.schemeNames, hosts: rules.origins.hostNames,
        appSchemes: rules.origins.appSchemeNames, limits: rules.limits, rest: rules.rest,
        plusIsSpace: rules.plusIsSpace
      ) { links }
    }.explanation
  }
}

extension LinkManifest {
  /// Explains which link of the manifest takes a text, which links it beats, and why the others do not take it.
  ///
  /// A manifest does not know the conditions of links, nor which texts a type of the app's own takes. The verdict for a link that
  /// depends on those is ``LinkExplanation/Verdict/mayTake`` or ``LinkExplanation/Verdict/mayRefuse``.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - source: Who opens it.
  /// - Returns: The explanation.
  /// - Complexity: O(*n* · *m*) for each link that takes the text, where *n* is the length of the text and *m* that of all
  ///   patterns.
  public func explanation(for url: String, from source: LinkSource = .outside) -> LinkExplanation {
    let doubts = links.enumerated().compactMap { number, link in link.doubt.map { (number, $0) } }
    return LinkExplainer(
      links: numberedLinks, routes: links.map(\.route), doubts: Dictionary(uniqueKeysWithValues: doubts),
      url: url, source: source,
      table: table
    ).explanation
  }
}

/// Asks tables of some links, to find out what each of them says to a text.
private struct LinkExplainer {
  let links: [Link<NumberedRoute>]
  /// The names of the routes that they lead to.
  let routes: [String?]
  /// Why it is not known whether a link takes a text that fits it, by the link's number.
  let doubts: [Int: String]
  let url: String
  let source: LinkSource
  /// Makes a table of some links.
  let table: ([Link<NumberedRoute>]) -> LinkTable<NumberedRoute>

  var explanation: LinkExplanation {
    let willing = willing
    var candidates: [LinkExplanation.Candidate] = []
    var decision: LinkExplanation.Candidate?
    for number in willing {
      let candidate = candidate(number, verdict(of: number, behind: decision))
      candidates.append(candidate)
      if decision == nil, [.takes, .refuses].contains(candidate.verdict) { decision = candidate }
    }
    for number in links.indices where !willing.contains(number) {
      candidates.append(candidate(number, refusal(of: number)))
    }
    let certain = links.indices.filter { doubts[$0] == nil || !willing.contains($0) }.map { links[$0] }
    return LinkExplanation(
      link: url, error: decision?.verdict == .takes ? nil : error(of: certain, from: source),
      candidates: candidates)
  }

  private func candidate(
    _ number: Int, _ verdict: (LinkExplanation.Verdict, String)
  ) -> LinkExplanation.Candidate {
    LinkExplanation.Candidate(
      pattern: links[number].declaration.pattern.source, index: number, route: routes[number],
      verdict: verdict.0, reason: verdict.1)
  }

  /// The verdict on a link that fits the text, behind the link that has decided, if one has.
  private func verdict(
    of number: Int, behind decision: LinkExplanation.Candidate?
  ) -> (LinkExplanation.Verdict, String) {
    let refusal = "it may be opened from inside the app only."
    switch (decision, doubts[number], links[number].declaration.isInternal && source == .outside) {
    case (let decision?, _, _):
      let isTaken = decision.verdict == .takes
      let winner =
        isTaken ? "\(decision.pattern) is tried before it" : "the link is refused before this one is tried"
      return (.beaten, "\(winner).")
    case (nil, nil, false): return (.takes, "its path, and all that it asks for, is there.")
    case (nil, nil, true): return (.refuses, refusal)
    case (nil, let doubt?, false): return (.mayTake, doubt)
    case (nil, let doubt?, true): return (.mayRefuse, "\(doubt) Then \(refusal)")
    }
  }

  /// The links that take the text, in the order in which they are tried: a table finds the next one without those before it.
  private var willing: [Int] {
    var rest = Array(links.indices)
    var willing: [Int] = []
    while let next = try? table(rest.map { links[$0] }).route(for: url, from: .inside).number {
      willing.append(next)
      rest.removeAll { $0 == next }
    }
    return willing
  }

  private func error(of links: [Link<NumberedRoute>], from source: LinkSource) -> LinkError? {
    do throws(LinkError) {
      _ = try table(links).route(for: url, from: source)
      return nil
    } catch {
      return error
    }
  }

  /// Why a link does not take the text, even alone.
  private func refusal(of number: Int) -> (LinkExplanation.Verdict, String) {
    if let finding = table([links[number]]).declared[0].declaration.findings.first {
      return (.leftOut, finding)
    }
    guard let error = error(of: [links[number]], from: .inside) else { return (.passes, "") }
    guard error.reason == .noMatch else { return (.passes, "\(error)") }
    let rest = String(decoding: Array(url.utf8).dropFirst(error.offset), as: UTF8.self)
    let end = rest.isEmpty ? "goes on where the link's ends" : "does not go on with \"\(rest)\""
    return (.passes, "its path \(end).")
  }
}
