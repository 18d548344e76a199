/// Why a text is not a link of a table, and where in the text that shows.
public struct LinkError: Error, Hashable, Sendable {
  /// The faults of a link.
  @nonexhaustive
  public enum Reason: Hashable, Sendable {
    /// It is longer than the table allows.
    case tooLong(limit: Int)
    /// Its path has more segments than the table allows.
    case tooDeep(limit: Int)
    /// It is neither a URL with a hierarchy nor a path that starts with a slash.
    case notHierarchical
    /// Its host or port is malformed.
    case malformedAuthority
    /// It has no host, although its scheme needs one.
    case missingHost
    /// It carries a user's name or password, which deceptive links use.
    case userInformation
    /// Its scheme is not in the table.
    case foreignScheme
    /// Its host is not in the table.
    case foreignHost
    /// A percent sign is not followed by two hexadecimal digits.
    case malformedPercentEncoding
    /// Its percent-encoded text is not UTF-8.
    case invalidUTF8
    /// It has a control character that is not encoded, or an encoded NUL.
    case controlCharacter
    /// Its path has a backslash, which some programs take for a slash.
    case backslash
    /// Its path has two slashes in a row.
    case emptySegment
    /// A segment is `.` or `..`, encoded or not: no link goes up.
    case dotSegment
    /// A segment of the rest of a path leads elsewhere when it is decoded once more or more often: it has a slash, a
    /// backslash or a NUL then, is `.` or `..`, begins with a drive such as `C:`, or is no UTF-8.
    case ambiguousRest
    /// No pattern fits the path.
    case noMatch
    /// A pattern fits, but the text of a parameter is not a value of its type, or not the text that the pattern asks
    /// for.
    ///
    /// A query item is called by its key, any other parameter by its name, and a fixed fragment `#`.
    case mismatch(parameter: String, type: String)
    /// A pattern fits, but a query item or the fragment that it needs is missing.
    case missing(parameter: String)
    /// A pattern fits, but its condition on the parameters does not hold.
    case refusedByCondition
    /// The link may be opened from inside the app only.
    case internalLink
  }

  /// The fault.
  public let reason: Reason

  /// Where the error shows: the number of UTF-8 bytes before that place.
  public let offset: Int

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - offset: The number of UTF-8 bytes before the place where it shows.
  @usableFromInline
  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension LinkError: CustomStringConvertible {
  /// The fault, its place, and the remedy.
  public var description: String { "At byte \(offset): \(reason.explanation)" }
}

extension LinkError.Reason {
  var explanation: String {
    switch self {
    case .tooLong(let limit): "the link is longer than \(limit) bytes. Raise LinkLimits.length if it may be."
    case .tooDeep(let limit):
      "the path has more than \(limit) segments. Raise LinkLimits.depth if it may have."
    case .notHierarchical: "a path has to begin here. Write scheme://host/path or /path."
    case .malformedAuthority: "the host or the port is malformed."
    case .missingHost: "the host is missing. Write scheme://host/path or /path."
    case .userInformation: "a user's name has no place in a link. Leave out what is before the @."
    case .foreignScheme: "links with this scheme are not the app's. List the scheme in the table if they are."
    case .foreignHost: "links to this host are not the app's. List the host in the table if they are."
    case .malformedPercentEncoding:
      "a percent sign wants two hexadecimal digits. Write %25 for the sign itself."
    case .invalidUTF8: "what is encoded here is no UTF-8."
    case .controlCharacter: "a control character has no place in a link."
    case .backslash: "a backslash has no place in a path. Write %5C for the character itself."
    case .emptySegment: "a segment of the path is empty. Write one slash."
    case .dotSegment: "a segment of the path is . or .. and no link goes up. Write the path that is meant."
    case .ambiguousRest:
      "a segment of the rest of the path leads elsewhere to whoever decodes it again. Write the path that is meant."
    case .noMatch: "no link of the table has a path that goes on like this."
    case .mismatch(let parameter, let type): "\(parameter) has to be \(type)."
    case .missing(let parameter): "\(parameter) is missing."
    case .refusedByCondition: "the link's condition on its parameters does not hold."
    case .internalLink: "the link may be opened from inside the app only."
    }
  }
}

extension LinkError {
  /// Whether one link refuses the text, so that another one may take it.
  var isOfOneLink: Bool {
    switch reason {
    case .mismatch, .missing, .refusedByCondition, .tooLong, .tooDeep, .noMatch: true
    default: false
    }
  }
}

/// All that is wrong with a link table.
public struct LinkTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings in the order of the links: each a sentence that names the pattern, the scheme or the host, and the
  /// remedy.
  public let findings: [String]

  /// The findings, one a line.
  public var description: String { findings.joined(separator: "\n") }
}
