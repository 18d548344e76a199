/// Why a text is no link of a table, and where in it that shows.
public struct LinkError: Error, Hashable, Sendable {
  /// What is wrong with a link.
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
    /// It has no host where one has to be.
    case missingHost
    /// It carries a user's name or password, which links use to look like what they are not.
    case userInformation
    /// Its scheme is none of the table's.
    case foreignScheme
    /// Its host is none of the table's.
    case foreignHost
    /// A percent sign without two hexadecimal digits behind it.
    case malformedPercentEncoding
    /// What is encoded is no UTF-8.
    case invalidUTF8
    /// A control character as it is, or an encoded NUL.
    case controlCharacter
    /// A backslash, which some programs take for a slash.
    case backslash
    /// Two slashes in a row, or in the rest of a path whatever is read as such, and a slash at either end that is encoded.
    case emptySegment
    /// A segment that is `.` or `..`, encoded or not, or in the rest of a path encoded in any way: no link goes up.
    case dotSegment
    /// A segment of the rest of a path that begins with a drive, such as `C:`, encoded or not: no link goes elsewhere.
    case drive
    /// No pattern fits the path.
    case noMatch
    // Kept apart so that an error is small: one is made for every text that is no link.

    /// A pattern fits, but the text of a parameter in the path or in the fragment is none of its type's.
    indirect case mismatch(parameter: String, type: String)
    /// A pattern fits, but the fragment that it needs is missing.
    indirect case missing(parameter: String)
    /// A pattern fits, but what a query item says is none of its parameter's type, or not what the pattern wants it to say.
    ///
    /// It is the item of the key that the error points to. There is no parameter where the pattern has the text itself.
    indirect case mismatchedItem(key: String, parameter: String?, type: String)
    /// A pattern fits, but a query item that it needs is missing.
    indirect case missingItem(key: String, parameter: String?)
    /// A pattern fits, but its condition on the parameters does not hold.
    case refusedByCondition
    /// The link may be opened from inside the app only.
    case internalLink
    /// There is no link table to look it up in.
    case noLinkTable
  }

  /// What is wrong.
  public let reason: Reason

  /// Where it shows: the number of UTF-8 bytes before it.
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
  /// What is wrong, where, and what to do about it.
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
    case .drive:
      "a segment of the path begins with a drive, and no link goes elsewhere. Write the path that is meant."
    case .noMatch: "no link of the table has a path that goes on like this."
    case .mismatch(let parameter, let type): "\(parameter) has to be of type \(type)."
    case .missing(let parameter): "\(parameter) is missing from the fragment."
    case .mismatchedItem(let key, let parameter?, let type):
      "the query item \(key), which is :\(parameter), has to be of type \(type)."
    case .mismatchedItem(let key, nil, let type): "the query item \(key) has to be \(type)."
    case .missingItem(let key, let parameter?): "the query item \(key), which is :\(parameter), is missing."
    case .missingItem(let key, nil): "the query item \(key) is missing."
    case .refusedByCondition: "the link's condition on its parameters does not hold."
    case .internalLink: "the link may be opened from inside the app only."
    case .noLinkTable: "the router has no links. Give RouterConfiguration a link table."
    }
  }
}
