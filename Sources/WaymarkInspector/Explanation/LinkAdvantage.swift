import WaymarkLinks

/// Why one of two links that take a text is tried before the other.
///
/// The part that comes earlier in the path decides; with one path it is what ``LinkPrecedence`` ranks.
enum LinkAdvantage: Hashable {
  /// A segment is written out where the other has a parameter, or goes on further before its parameter.
  case literal(segment: Int)
  /// A segment is a parameter, where the other takes the rest of the path.
  case parameter(segment: Int)
  /// It ends, where the other takes a rest that is empty.
  case end
  /// The type of a parameter in the path does not take every text.
  case pathType(Int)
  /// It asks for more query items.
  case items
  /// It says more about the fragment.
  case fragment
  /// It has a condition.
  case condition
  /// More of its parameters have a list of texts.
  case lists
  /// More types in the query and the fragment do not take every text.
  case typedItems
  /// It was declared first.
  case declaration
}

extension LinkAdvantage {
  /// Finds the advantage of one link over another that takes the same path.
  ///
  /// - Returns: `nil` where the other one is tried first.
  init?<R: Route>(of link: Link<R>, over other: Link<R>, isDeclaredFirst: Bool) {
    let (segments, others) = (link.pattern.segments, other.pattern.segments)
    for index in 0..<max(segments.count, others.count) {
      guard index < segments.count else {
        // Both take the path, so that what the other still has is an empty rest.
        self = .end
        return
      }
      guard index < others.count else { return nil }
      let (own, theirs) = (Self.rank(segments[index]), Self.rank(others[index]))
      if own == theirs { continue }
      guard own > theirs else { return nil }
      self =
        own.isText || own.prefix > 0
        ? .literal(segment: index + 1) : .parameter(segment: index + 1)
      return
    }
    let (precedence, otherPrecedence) = (LinkPrecedence(link), LinkPrecedence(other))
    if let advantage = precedence.advantage(over: otherPrecedence) {
      self = advantage
    } else if isDeclaredFirst, !(otherPrecedence < precedence) {
      self = .declaration
    } else {
      return nil
    }
  }

  private struct Rank: Comparable {
    let isText: Bool
    /// How many bytes are written out; -1 for a rest.
    let prefix: Int

    static func < (lhs: Rank, rhs: Rank) -> Bool {
      lhs.isText == rhs.isText ? lhs.prefix < rhs.prefix : rhs.isText
    }
  }

  private static func rank(_ segment: LinkPattern.Segment) -> Rank {
    switch segment {
    // Both take one path, so that what is written out is the same.
    case .literal: Rank(isText: true, prefix: 0)
    case .parameter(let prefix): Rank(isText: false, prefix: prefix.utf8.count)
    case .rest: Rank(isText: false, prefix: -1)
    }
  }
}

extension LinkAdvantage: CustomStringConvertible {
  /// The advantage, as the end of a sentence that begins with the link.
  var description: String {
    switch self {
    case .literal(let segment): "has more of segment \(segment) written out"
    case .parameter(let segment): "has a parameter for segment \(segment), which beats the rest of the path"
    case .end: "ends where the path ends"
    case .pathType(let number): "has a type for parameter \(number) of the path that does not take every text"
    case .items: "asks for more query items"
    case .fragment: "says more about the fragment"
    case .condition: "has a condition"
    case .lists: "has lists of texts for more parameters"
    case .typedItems: "has more types in the query or the fragment that do not take every text"
    case .declaration: "was declared first"
    }
  }
}

extension LinkPrecedence {
  /// How many ranks follow those of the types in the path.
  private static let laterRanks = 5

  /// Why it is tried before one with the same path; `nil` if it is not, or only because it was declared before.
  fileprivate func advantage(over other: LinkPrecedence) -> LinkAdvantage? {
    guard self < other else { return nil }
    guard let index = zip(ranks, other.ranks).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return nil
    }
    switch index - (ranks.count - Self.laterRanks) {
    case 0: return .items
    case 1: return .fragment
    case 2: return .condition
    case 3: return .lists
    case 4: return .typedItems
    default: return .pathType(index + 1)
    }
  }
}
