/// The type of a case's parameter: a ``LinkParameter``, an optional one, or an array of them.
///
/// An app conforms its types to ``LinkParameter`` and never to this protocol itself.
public protocol LinkValue: Sendable {
  /// Reads a value from the decoded texts of its parameter.
  ///
  /// - Parameter texts: One text, none where the link does not have the parameter, or one for each element of an array,
  ///   in the order of the link.
  /// - Throws: ``LinkMismatch`` if they are no value.
  init(linkTexts texts: borrowing LinkTexts) throws(LinkMismatch)

  /// The texts that stand for the value: one, or none for an absent optional, or one for each element of an array.
  var linkTexts: [String] { get }

  /// The facts about the type for a link table.
  static var linkType: LinkType { get }
}

/// The texts of a link's parameters, which are read one parameter after the other.
public struct LinkTexts: ~Copyable {
  let link: LinkReader
  let text: LinkText
  /// How many parameters have been read.
  private(set) var count = 0

  /// Reads the value of the next parameter.
  @usableFromInline
  package mutating func next<Value: LinkValue>() throws(LinkMismatch) -> Value {
    let value = try Value(linkTexts: self)
    count += 1
    return value
  }

  /// The first text of the parameter.
  package func first() throws(LinkMismatch) -> String? {
    do throws(LinkError) { return try link.first(count, in: text) } catch { throw LinkMismatch() }
  }

  /// All texts of the parameter.
  package func all() throws(LinkMismatch) -> [String] {
    do throws(LinkError) { return try link.all(count, in: text) } catch { throw LinkMismatch() }
  }
}

/// The error of texts that are no value of a parameter's type, or of which the link's condition does not hold.
public struct LinkMismatch: Error {
  @usableFromInline package init() {}
}

/// The facts about the type of a parameter, for a link table.
public struct LinkType: Sendable {
  /// Whether a value has to be there.
  @nonexhaustive
  public enum Presence: String, Hashable, Sendable {
    /// It has to be there.
    case required
    /// It may be missing.
    case optional
    /// There may be any number of them, including none.
    case repeated
  }

  /// The type of one value, the element's where there may be none or many; `nil` in Embedded Swift.
  package let id: ObjectIdentifier?
  package let name: String
  package var presence: Presence
  package let example: String
  package let takesAnyText: Bool
  let accepts: @Sendable (String) -> Bool

  package init(
    id: ObjectIdentifier?, name: String, presence: Presence, example: String, takesAnyText: Bool,
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
    var type = self
    type.presence = presence
    return type
  }
}

extension LinkParameter {
  /// Reads a value from the first text.
  ///
  /// - Parameter texts: The decoded texts.
  /// - Throws: ``LinkMismatch`` if there is none, or if it is no value.
  public init(linkTexts texts: borrowing LinkTexts) throws(LinkMismatch) {
    guard let text = try texts.first(), let value = Self(linkText: text) else { throw LinkMismatch() }
    self = value
  }

  /// The text of the value, as the only element.
  public var linkTexts: [String] { [linkText] }

  /// The type of one value that has to be there.
  public static var linkType: LinkType {
    #if hasFeature(Embedded)
      let (id, name): (ObjectIdentifier?, String) = (nil, linkExample)
    #else
      let (id, name) = (ObjectIdentifier(Self.self), String(describing: Self.self))
    #endif
    return LinkType(
      id: id, name: name, presence: .required, example: linkExample, takesAnyText: takesAnyText,
      accepts: { Self(linkText: $0) != nil })
  }
}

extension Optional: LinkValue where Wrapped: LinkParameter {
  /// Reads a value that may be missing.
  ///
  /// An empty text is `nil` too if the type takes none: `?page` is not a page number.
  ///
  /// - Parameter texts: The decoded texts.
  /// - Throws: ``LinkMismatch`` if there is one that is no value.
  public init(linkTexts texts: borrowing LinkTexts) throws(LinkMismatch) {
    let text = try texts.first()
    let value = text.flatMap { Wrapped(linkText: $0) }
    guard value != nil || text?.isEmpty ?? true else { throw LinkMismatch() }
    self = value
  }

  /// The text of the value, if there is one.
  public var linkTexts: [String] { map { [$0.linkText] } ?? [] }

  /// The type of a value that may be missing.
  public static var linkType: LinkType { Wrapped.linkType.with(.optional) }
}

extension Array: LinkValue where Element: LinkParameter {
  /// Reads all query items with one key, or all segments of the rest of a path.
  ///
  /// - Parameter texts: The decoded texts, in the order of the link.
  /// - Throws: ``LinkMismatch`` if one of them is no value.
  public init(linkTexts texts: borrowing LinkTexts) throws(LinkMismatch) {
    self = []
    for text in try texts.all() {
      guard let element = Element(linkText: text) else { throw LinkMismatch() }
      append(element)
    }
  }

  /// The texts of the elements.
  public var linkTexts: [String] { map { $0.linkText } }

  /// The type of any number of values.
  public static var linkType: LinkType { Element.linkType.with(.repeated) }
}
