/// What a parameter of a case can be: a ``LinkParameter``, an optional one, or an array of them.
///
/// An app conforms its types to ``LinkParameter`` and never to this protocol itself.
public protocol LinkValue: Sendable {
  /// Reads a parameter of a link.
  ///
  /// - Parameters:
  ///   - reader: Where the parameter is.
  ///   - text: The link.
  /// - Returns: The value.
  /// - Throws: ``LinkMismatch`` if the link has no such value.
  static func read(from reader: inout LinkReader, in text: Span<UInt8>) throws(LinkMismatch) -> Self

  /// The texts that stand for the value: one, none for an absent optional, one an element for an array.
  var linkTexts: [String] { get }

  /// What is known about the type.
  static var linkType: LinkType { get }
}

/// What a link says where its text is not a value of the type that the route wants.
public struct LinkMismatch: Error, Hashable, Sendable {
  /// Makes a mismatch.
  @inlinable
  public init() {}
}

/// What a link table knows about the type of a parameter.
public struct LinkType: Sendable {
  /// Whether a value has to be there.
  @nonexhaustive
  public enum Presence: String, Codable, Hashable, Sendable {
    /// It has to be there.
    case required
    /// It may be missing.
    case optional
    /// Any number of them, none as well.
    case repeated
  }

  /// The type of one value: the element's where there may be none or many.
  let id: ObjectIdentifier
  let name: String
  let presence: Presence
  let example: String
  let takesAnyText: Bool
  let accepts: @Sendable (String) -> Bool

  func with(_ presence: Presence) -> LinkType {
    LinkType(
      id: id, name: name, presence: presence, example: example, takesAnyText: takesAnyText, accepts: accepts)
  }
}
