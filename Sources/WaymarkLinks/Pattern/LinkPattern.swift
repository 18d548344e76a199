/// The shape of a link, as written in a table: which segments, query items and fragment it has.
///
/// ```
/// pattern   = "/" [segment *("/" segment)] ["?" item *("&" item)] ["#" fragment]
/// segment   = literal | [literal] parameter | [":" name] "*"        a rest comes last
/// item      = key "=" parameter ["=" default] | key "=" literal | key
/// fragment  = parameter | literal
/// parameter = ":" name ["(" text *("|" text) ")"]                   one of these texts and no other
/// ```
///
/// Literals may be percent-encoded, so that `%3A` is a colon and `%2A` a star.
package struct LinkPattern: Sendable {
  package enum Segment: Sendable {
    case literal(String)
    case parameter(prefix: String)
    case rest(isNamed: Bool)
  }

  package struct Parameter: Sendable {
    package enum Place: Hashable, Sendable {
      /// A segment, behind so many bytes of it.
      case path(segment: Int, prefix: Int)
      /// The rest of the path from a segment on.
      case rest(segment: Int)
      case query(key: String)
      case fragment

      var isInPath: Bool {
        switch self {
        case .path, .rest: true
        case .query, .fragment: false
        }
      }
    }

    package let name: String
    package let place: Place
    /// The texts that it may have; any if empty.
    package let allowed: [String]
    /// The text that a missing query item stands for.
    package let defaultText: String?

    /// The name that errors have for it: a query item's key, or else its own.
    var subject: String { if case .query(let key) = place { key } else { name } }
  }

  /// How it was written, with the prefix it was mounted under.
  package var source: String
  package var segments: [Segment] = []
  /// Those in the path first, then those in the query, then the fragment's, each in the order written.
  package var parameters: [Parameter] = []
  /// The query items, the fragment and the rest that have to be there and that no route keeps.
  package var fixed: [Parameter] = []

  var endsWithRest: Bool { if case .rest? = segments.last { true } else { false } }
}

/// A fault of a pattern, and its place.
package struct LinkPatternError: Error, Sendable, CustomStringConvertible {
  /// The fault and the remedy, as a sentence.
  package let problem: String

  /// Where the error shows: the number of UTF-8 bytes of the pattern before that place.
  package let offset: Int

  /// The fault, its place, and the remedy.
  package var description: String { "at byte \(offset): \(problem)" }
}

extension LinkPattern {
  /// Mounts a pattern under a prefix.
  ///
  /// Both are read again as one, so that whatever holds for a pattern holds for what is mounted.
  ///
  /// - Parameter prefix: How the prefix is written: a path without a rest.
  /// - Returns: The pattern of both.
  /// - Throws: The fault of the prefix, or of both together.
  func mounted(under prefix: String) throws(LinkPatternError) -> LinkPattern {
    let outer = try LinkPatternParser.parse(prefix)
    let isPath =
      outer.fixed.isEmpty && !outer.endsWithRest
      && outer.parameters.allSatisfy { $0.place.isInPath }
    guard isPath else {
      throw LinkPatternError(problem: "a prefix is a path without a rest, a query or a fragment.", offset: 0)
    }
    if outer.segments.isEmpty { return self }
    let front = prefix.utf8.last == UInt8(ascii: "/") ? String(prefix.dropLast()) : prefix
    return try LinkPatternParser.parse(front + (segments.isEmpty ? String(source.dropFirst()) : source))
  }
}
