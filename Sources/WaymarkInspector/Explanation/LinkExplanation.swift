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
    /// It takes the text if its condition, or a type of the app's own, takes it.
    ///
    /// A manifest does not know those. The link is tried before the one that takes the text for sure.
    case mayTake
    /// It is the first link that fits the text, but it refuses it, since it may be opened from inside the app
    /// only.
    case refuses
    /// It refuses the text if its condition, or a type of the app's own, takes it.
    case mayRefuse
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
    /// The way in which it takes the text or not.
    public let verdict: Verdict
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
  public var winner: Candidate? { candidates.first { $0.verdict == .takes } }
}

extension LinkExplanation: CustomStringConvertible {
  /// A line about what became of the text, and one for each link.
  public var description: String {
    var lines: [String] = []
    if let winner { lines.append("\(winner.pattern) takes it.") }
    if let error { lines.append(winner == nil ? "No link takes it for sure. \(error)" : "\(error)") }
    lines += candidates.map { "\($0.verdict.word) \($0.pattern): \($0.reason)" }
    return lines.joined(separator: "\n")
  }
}

extension LinkExplanation.Verdict {
  /// The verdict in a word or two.
  public var word: String {
    switch self {
    case .takes: "takes it"
    case .mayTake: "may take it"
    case .refuses: "refuses it"
    case .mayRefuse: "may refuse it"
    case .beaten: "is beaten"
    case .passes: "passes"
    case .leftOut: "is left out"
    }
  }
}
