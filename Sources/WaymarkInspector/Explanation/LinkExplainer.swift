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
    do throws(LinkError) {
      let pattern = try destination(for: url, from: source).pattern
      return LinkExplainer(manifest: manifest, url: url, source: source, answer: .success(pattern ?? ""))
        .explanation
    } catch {
      return LinkExplainer(manifest: manifest, url: url, source: source, answer: .failure(error)).explanation
    }
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
    LinkExplainer(manifest: self, url: url, source: source, answer: nil).explanation
  }
}

/// Asks tables of some of a manifest's links, to find out what each of them says to a text.
private struct LinkExplainer {
  let manifest: LinkManifest
  let url: String
  let source: LinkSource
  /// The pattern of the link that the app's own table opens, or why none does; `nil` where only the manifest is there.
  let answer: Result<String, LinkError>?

  var explanation: LinkExplanation {
    let willing = willing
    var candidates: [LinkExplanation.Candidate] = []
    var winner: Int?
    var isDecided = false
    for number in willing {
      let link = manifest.links[number]
      let (verdict, reason) = isDecided ? beaten(by: winner) : verdict(of: link)
      if !isDecided, verdict == .takes || verdict == .refuses {
        (winner, isDecided) = (verdict == .takes ? number : nil, true)
      }
      candidates.append(candidate(number, verdict, reason))
    }
    for number in manifest.links.indices where !willing.contains(number) {
      let (verdict, reason) = refusal(of: number)
      candidates.append(candidate(number, verdict, reason))
    }
    return LinkExplanation(
      link: url, error: winner == nil ? error(besides: willing) : nil, candidates: candidates)
  }

  private func candidate(
    _ number: Int, _ verdict: LinkExplanation.Verdict, _ reason: String
  ) -> LinkExplanation.Candidate {
    LinkExplanation.Candidate(
      pattern: manifest.links[number].pattern, index: number, verdict: verdict, reason: reason)
  }

  /// The links that take the text, in the order in which they are tried: a table finds the next one without those before it.
  private var willing: [Int] {
    var rest = Array(manifest.links.indices)
    var willing: [Int] = []
    while let next = try? manifest.table(of: rest).route(for: url, from: .inside).number {
      willing.append(next)
      rest.removeAll { $0 == next }
    }
    return willing
  }

  /// Why no link takes the text for sure.
  private func error(besides willing: [Int]) -> LinkError? {
    if case .failure(let error) = answer { return error }
    let certain = manifest.links.indices.filter { manifest.links[$0].doubt == nil || !willing.contains($0) }
    do throws(LinkError) {
      _ = try manifest.table(of: certain).route(for: url, from: source)
      return nil
    } catch {
      return error
    }
  }

  /// The verdict of a link that is tried before any other has decided, for a text that fits it.
  private func verdict(of link: LinkManifest.Entry) -> (LinkExplanation.Verdict, String) {
    let isRefused = link.isInternal && source == .outside
    let takes = (LinkExplanation.Verdict.takes, "its path, and all that it asks for, is there.")
    let refuses = (LinkExplanation.Verdict.refuses, "it may be opened from inside the app only.")
    switch (link.doubt, answer) {
    case (_, .success(link.pattern)): return takes
    case (let doubt, .failure(let error)) where isRefused && (doubt == nil || error.reason == .internalLink):
      return refuses
    case (.some, .some):
      return (.passes, "its condition does not hold, or a type of the app's own refuses the text.")
    case (nil, .success(let pattern)): return (.beaten, "\(pattern) is tried before it.")
    case (nil, .failure): return (.beaten, "the link is refused before this one is tried.")
    case (nil, nil): return isRefused ? refuses : takes
    case (let doubt?, nil): return isRefused ? (.mayRefuse, "\(doubt) Then \(refuses.1)") : (.mayTake, doubt)
    }
  }

  private func beaten(by winner: Int?) -> (LinkExplanation.Verdict, String) {
    guard let winner else { return (.beaten, "the link is refused before this one is tried.") }
    return (.beaten, "\(manifest.links[winner].pattern) is tried before it.")
  }

  /// Why a link does not take the text, even alone.
  private func refusal(of number: Int) -> (LinkExplanation.Verdict, String) {
    let alone = manifest.table(of: [number])
    if let finding = alone.declared.first?.findings.first { return (.leftOut, finding) }
    do throws(LinkError) {
      _ = try alone.route(for: url, from: .inside)
      return (.passes, "")
    } catch {
      guard error.reason == .noMatch else { return (.passes, "\(error)") }
      let rest = String(decoding: Array(url.utf8).dropFirst(error.offset), as: UTF8.self)
      return (
        .passes,
        rest.isEmpty ? "its path goes on where the link's ends." : "its path does not go on with \"\(rest)\"."
      )
    }
  }
}
