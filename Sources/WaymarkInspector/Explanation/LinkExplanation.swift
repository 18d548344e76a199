public import WaymarkLinks

/// Which link of a table takes a text, which links it beats, and why the others do not take it.
///
/// ```swift
/// print(links.explanation(for: "https://example.com/users/5"))
/// ```
///
/// It costs a search for each link of the table, so it is for developers who look into a problem and not for
/// the code that opens links.
public struct LinkExplanation: Hashable, Sendable {
  /// The ways in which a link may take a text or not.
  @nonexhaustive
  public enum Verdict: Hashable, Sendable {
    /// It takes the text.
    case takes
    /// It is the first link that fits the text, but it refuses it, since it may be opened from inside the app
    /// only.
    case refuses
    /// It would take the text, but another link is tried before it.
    case beaten
    /// It does not take the text.
    case passes
    /// It is left out of the table, because something is wrong with it.
    case leftOut
  }

  /// One link of the table.
  public struct Candidate: Hashable, Sendable {
    /// Its pattern, with the prefix it is mounted under.
    public let pattern: String
    /// The place of the link in the table.
    public let index: Int
    /// The name of the route that it leads to, if the link takes examples.
    public let route: String?
    /// The way in which it takes the text or not.
    public let verdict: Verdict
    /// Whether the verdict does not depend on the link's condition or a type of the app's own, which a manifest does not know.
    public let isCertain: Bool
    /// Why, as a sentence.
    public let reason: String
  }

  /// The text that was looked up.
  public let link: String

  /// Why no link takes it for sure, if none does.
  public let error: LinkError?

  /// The links: first those that would take the text, in the order in which they are tried, and then the
  /// others, in the order declared.
  public let candidates: [Candidate]

  /// The link that takes the text, if one does for sure.
  public var winner: Candidate? { candidates.first { $0.verdict == .takes && $0.isCertain } }
}

extension LinkExplanation: CustomStringConvertible {
  /// A line for each link, and one that says why if no link takes the text for sure.
  public var description: String {
    (lines + (error.map { ["No link takes it for sure. \($0)"] } ?? [])).joined(separator: "\n")
  }

  /// A line for each candidate.
  ///
  /// An example is `takes it   /shop/:id → shop.product: its path, and all that it asks for, is there.`
  package var lines: [String] {
    let width = candidates.map(\.word.count).max() ?? 0
    return candidates.map { candidate in
      let route = candidate.verdict == .takes ? candidate.route.map { " → \($0)" } ?? "" : ""
      return candidate.word.padded(to: width + 2) + "\(candidate.pattern)\(route): \(candidate.reason)"
    }
  }
}

extension LinkExplanation.Candidate {
  /// The verdict in a word or two.
  fileprivate var word: String {
    switch verdict {
    case .takes: isCertain ? "takes it" : "may take it"
    case .refuses: isCertain ? "refuses it" : "may refuse it"
    case .beaten: "is beaten"
    case .passes: "not"
    case .leftOut: "is left out"
    }
  }
}
