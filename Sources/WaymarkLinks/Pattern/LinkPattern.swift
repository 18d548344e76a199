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
package struct LinkPattern: Sendable, Hashable {
  package enum Segment: Hashable, Sendable {
    case literal([UInt8])
    case parameter(prefix: [UInt8])
    case rest(isNamed: Bool)
  }

  /// A query item that has to be there as it is written.
  package struct FixedItem: Hashable, Sendable {
    package let key: String
    /// The text that it has to say, or `nil` if it may say anything.
    package let value: String?
  }

  package struct Parameter: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
      case path
      case rest
      case query(key: String)
      case fragment
    }

    package let name: String
    package let place: Place
    /// The texts that it may have; any if empty.
    package let allowed: [String]
    /// The text that a missing query item stands for.
    package let defaultText: String?
  }

  /// How it was written, with the prefix it was mounted under.
  package var source: String
  package var segments: [Segment] = []
  /// Those in the path first, then those in the query, then the fragment's, each in the order written.
  package var parameters: [Parameter] = []
  package var fixedItems: [FixedItem] = []
  /// The text that the fragment has to say, or `nil` if it may say anything.
  package var fixedFragment: String?

  var endsWithRest: Bool { if case .rest? = segments.last { true } else { false } }

  /// How many parameters the path has, a named rest among them.
  var pathParameterCount: Int {
    parameters.count { $0.place == .path || $0.place == .rest }
  }
}

/// A fault of a pattern, and its place.
package struct LinkPatternError: Error, Hashable, Sendable {
  /// The kinds of faults of a pattern.
  package enum Reason: String, Hashable, Sendable {
    /// It does not begin with a slash.
    case noLeadingSlash
    /// It has two slashes in a row.
    case emptySegment
    /// It has a segment `.` or `..`, or a parameter behind a dot.
    case dotSegment
    /// A parameter has no name, or one that does not begin with a letter.
    case missingName
    /// A parameter is written in braces or angle brackets.
    case foreignParameter
    /// Something follows a parameter in its segment.
    case textAfterParameter
    /// Something follows the rest of the path.
    case segmentAfterRest
    /// Two parameters have the same name.
    case repeatedName
    /// A query item has no key.
    case missingKey
    /// Two query items have the same key, and at least one of them is a parameter.
    case repeatedKey
    /// A list of texts is not closed, or a text in it is empty.
    case malformedList
    /// Text is malformed: a bad percent sequence, a control character, a backslash, or text that is not
    /// UTF-8.
    case malformedText
    /// A default is not among the texts allowed.
    case defaultNotAllowed
    /// The path has more parameters than a link may have.
    case tooManyParameters
    /// A prefix has a rest, a query or a fragment.
    case prefixNotAPath
  }

  /// The kind of the fault.
  package let reason: Reason

  /// Where the error shows: the number of UTF-8 bytes of the pattern before that place.
  package let offset: Int
}

extension LinkPatternError: CustomStringConvertible {
  /// The fault, its place, and the remedy.
  package var description: String { "at byte \(offset): \(reason.explanation)" }
}

extension LinkPatternError.Reason {
  var explanation: String {
    switch self {
    case .noLeadingSlash: "a pattern begins with a slash."
    case .emptySegment: "a segment is empty. Write one slash."
    case .dotSegment: "a segment . or .. goes nowhere, and no parameter stands behind a single dot."
    case .missingName: "a parameter has a name of letters, digits and underscores, as in :id."
    case .foreignParameter: "a parameter is written with a colon: :id, and neither {id} nor <id>."
    case .textAfterParameter: "a parameter ends its segment. Put what follows into a segment of its own."
    case .segmentAfterRest: "the rest of the path comes last."
    case .repeatedName: "two parameters have one name. Call one of them something else."
    case .missingKey: "a query item has a key, as in page=:page."
    case .repeatedKey: "two query items have one key. Take both as an array, as in tag=:tags."
    case .malformedList: "a list of texts is written as in :order(newest|oldest)."
    case .malformedText: "what is written here is malformed. Write %25 for a percent sign."
    case .defaultNotAllowed: "the default is not among the texts allowed."
    case .tooManyParameters: "a path has at most \(RadixTree.maximumCaptures) parameters."
    case .prefixNotAPath: "a prefix is a path without a rest, a query or a fragment."
    }
  }
}
