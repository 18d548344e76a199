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
        make: { texts throws(LinkMismatch) in
          _ = try link.maker.make(&texts)
          return NumberedRoute(number: number)
        })
    }
    return LinkExplainer(manifest: manifest, links: links, isExact: true, url: url, source: source)
      .explanation
  }
}

extension LinkManifest {
  /// Explains which link of the manifest takes a text, which links it beats, and why the others do not take it.
  ///
  /// A manifest does not know the conditions of links, nor which texts a type of the app's own takes. The verdict for a link that
  /// depends on those is not certain.
  ///
  /// - Parameters:
  ///   - url: A URL, a path that begins with a slash, or a query or fragment alone, which means the path `/`.
  ///   - source: Who opens it.
  /// - Returns: The explanation.
  /// - Complexity: O(*n* · *m*) for each link that takes the text, where *n* is the length of the text and *m* that of all
  ///   patterns.
  public func explanation(for url: String, from source: LinkSource = .outside) -> LinkExplanation {
    LinkExplainer(manifest: self, links: numberedLinks, isExact: false, url: url, source: source)
      .explanation
  }
}

/// Asks tables of some links, to find out what each of them says to a text.
private struct LinkExplainer {
  let manifest: LinkManifest
  /// The links of the manifest, each of which makes its own number.
  let links: [Link<NumberedRoute>]
  /// Whether the links are those of the app, of which a manifest does not know all.
  let isExact: Bool
  let url: String
  let source: LinkSource

  var explanation: LinkExplanation {
    let willing = willing
    var candidates: [LinkExplanation.Candidate] = []
    var decision: LinkExplanation.Candidate?
    for number in willing {
      let candidate = willingCandidate(number, behind: decision)
      candidates.append(candidate)
      if candidate.isCertain { decision = decision ?? candidate }
    }
    candidates += links.indices.filter { !willing.contains($0) }.map(refusingCandidate)
    let certain = links.indices.filter { doubt(of: $0) == nil || !willing.contains($0) }.map { links[$0] }
    return LinkExplanation(
      link: url, error: decision?.verdict == .takes ? nil : error(of: certain, from: source),
      candidates: candidates)
  }

  /// Why it is not known whether a link takes a text that fits it.
  private func doubt(of number: Int) -> String? { isExact ? nil : manifest.links[number].doubt }

  private func candidate(
    _ number: Int, _ verdict: LinkExplanation.Verdict, isCertain: Bool = true, _ reason: String
  ) -> LinkExplanation.Candidate {
    LinkExplanation.Candidate(
      pattern: links[number].declaration.pattern.source, index: number, route: manifest.links[number].route,
      verdict: verdict, isCertain: isCertain, reason: reason)
  }

  /// A link that fits the text, behind the link that has decided, if one has.
  private func willingCandidate(
    _ number: Int, behind decision: LinkExplanation.Candidate?
  ) -> LinkExplanation.Candidate {
    if let decision {
      let isTaken = decision.verdict == .takes
      let winner = "\(decision.pattern) is tried before it"
      return candidate(number, .beaten, isTaken ? "\(winner)." : "\(winner), and refuses the link.")
    }
    let doubt = doubt(of: number)
    guard links[number].declaration.isInternal, source == .outside else {
      let reason = doubt ?? "its path, and all that it asks for, is there."
      return candidate(number, .takes, isCertain: doubt == nil, reason)
    }
    let refusal = "it may be opened from inside the app only."
    return candidate(number, .refuses, isCertain: doubt == nil, (doubt.map { "\($0) Then " } ?? "") + refusal)
  }

  /// A link that does not take the text, even alone.
  private func refusingCandidate(_ number: Int) -> LinkExplanation.Candidate {
    if let finding = manifest.table(of: [links[number]]).declared[0].declaration.findings.first {
      return candidate(number, .leftOut, finding)
    }
    guard let error = error(of: [links[number]], from: .inside) else { return candidate(number, .passes, "") }
    guard error.reason == .noMatch else { return candidate(number, .passes, "\(error)") }
    let rest = String(decoding: Array(url.utf8).dropFirst(error.offset), as: UTF8.self)
    let end = rest.isEmpty ? "goes on where the link's ends" : "does not go on with \"\(rest)\""
    return candidate(number, .passes, "its path \(end).")
  }

  /// The links that take the text, in the order in which they are tried: a table finds the next one without those before it.
  private var willing: [Int] {
    var rest = Array(links.indices)
    var willing: [Int] = []
    while let next = try? manifest.table(of: rest.map { links[$0] }).route(for: url, from: .inside).number {
      willing.append(next)
      rest.removeAll { $0 == next }
    }
    return willing
  }

  private func error(of links: [Link<NumberedRoute>], from source: LinkSource) -> LinkError? {
    do throws(LinkError) {
      _ = try manifest.table(of: links).route(for: url, from: source)
      return nil
    } catch {
      return error
    }
  }
}
