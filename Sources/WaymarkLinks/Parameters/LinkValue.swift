/// The type of a case's parameter: a ``LinkParameter``, an optional one, or an array of them.
///
/// An app conforms its types to ``LinkParameter`` and never to this protocol itself.
public protocol LinkValue: Sendable {
  /// Reads a parameter of a link.
  ///
  /// - Parameters:
  ///   - reader: The reader, which stands at the parameter.
  ///   - text: The link.
  /// - Returns: The value, or `nil` if the link has no such value.
  static func read(from reader: inout LinkReader, in text: Span<UInt8>) -> Self?

  /// The texts that stand for the value: one, or none for an absent optional, or one for each element of an
  /// array.
  var linkTexts: [String] { get }

  /// The facts about the type for a link table.
  static var linkType: LinkType { get }
}

/// The error for text in a link that is not a value of the type that the route needs.
@usableFromInline
package struct LinkMismatch: Error {
  @inlinable
  package init() {}
}

extension LinkValue {
  /// Reads a parameter of a link, which has to be there.
  @inlinable
  static func value(from reader: inout LinkReader, in text: Span<UInt8>) throws(LinkMismatch) -> Self {
    guard let value = read(from: &reader, in: text) else { throw LinkMismatch() }
    return value
  }
}

/// The facts about the type of a parameter, for a link table.
public struct LinkType: Sendable {
  /// Whether a value has to be there.
  @nonexhaustive
  public enum Presence: String, Codable, Hashable, Sendable {
    /// It has to be there.
    case required
    /// It may be missing.
    case optional
    /// There may be any number of them, including none.
    case repeated
  }

  /// The type of one value: the element's where there may be none or many.
  package let id: ObjectIdentifier
  package let name: String
  package let presence: Presence
  package let example: String
  package let takesAnyText: Bool
  let accepts: @Sendable (String) -> Bool

  package init(
    id: ObjectIdentifier, name: String, presence: Presence, example: String, takesAnyText: Bool,
    accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.id = id
    self.name = name
    self.presence = presence
    self.example = example
    self.takesAnyText = takesAnyText
    self.accepts = accepts
  }

  package func with(_ presence: Presence) -> LinkType {
    LinkType(
      id: id, name: name, presence: presence, example: example, takesAnyText: takesAnyText, accepts: accepts)
  }
}
