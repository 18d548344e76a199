/// A type that can stand for one parameter of a link: in the path, in the query or in the fragment.
///
/// Integers, floating-point numbers, `Bool`, `String`, `UUID` and `Date` conform. A type with a raw value that conforms needs
/// no more than the name of the protocol; any other type of an app says how it reads as text.
///
/// ```swift
/// enum Order: String, LinkParameter { case newest, oldest }
///
/// struct Version: LinkParameter, Hashable {
///   var major: Int, minor: Int
///   init?(linkText text: String) { … }
///   var linkText: String { "\(major).\(minor)" }
///   static var linkExample: String { "1.0" }
/// }
/// ```
///
/// A value has to come back equal from its own text, or the route that holds it cannot be printed.
public protocol LinkParameter: LinkValue {
  /// Reads a value from decoded text.
  ///
  /// - Parameter text: What stands in the link, decoded.
  init?(linkText text: String)

  /// Reads a value from decoded text, in UTF-8.
  ///
  /// It makes a string and calls ``init(linkText:)`` unless a type that is read often does better.
  ///
  /// - Parameter utf8: What stands in the link, decoded.
  init?(linkUTF8 utf8: Span<UInt8>)

  /// The text that stands for the value, not yet encoded.
  var linkText: String { get }

  /// What a manifest calls the type.
  static var linkTypeName: String { get }

  /// A text that a value can be read from, for manifests and for finding out which case a link makes.
  static var linkExample: String { get }

  /// Whether every text is a value of this type.
  ///
  /// Of two links that differ only in the types of their parameters, the one that takes every text is tried last.
  static var takesAnyText: Bool { get }
}

extension LinkParameter {
  /// Reads a value from decoded text, in UTF-8.
  ///
  /// - Parameter utf8: What stands in the link, decoded.
  @inlinable
  public init?(linkUTF8 utf8: Span<UInt8>) {
    guard let text = String(linkUTF8: utf8) else { return nil }
    self.init(linkText: text)
  }

  /// The type's own name.
  public static var linkTypeName: String { String(describing: Self.self) }

  /// A word.
  public static var linkExample: String { "example" }

  /// Not every text is a value.
  public static var takesAnyText: Bool { false }
}

extension LinkParameter {
  /// Reads a parameter of a link.
  ///
  /// - Parameters:
  ///   - reader: Where the parameter is.
  ///   - text: The link.
  /// - Returns: The value.
  /// - Throws: ``LinkMismatch`` if the text is none of this type's.
  @inlinable
  public static func read(
    from reader: inout LinkReader, in text: Span<UInt8>
  ) throws(LinkMismatch) -> Self {
    if reader.isDirect {
      guard let value = Self(linkUTF8: text.extracting(reader.capture)) else { throw LinkMismatch() }
      reader.advance()
      return value
    }
    guard let value = reader.withText(text, { Self(linkUTF8: $0) }) else { throw LinkMismatch() }
    reader.advance()
    return value
  }

  /// The one text of the value.
  public var linkTexts: [String] { [linkText] }

  /// One value, which has to be there.
  public static var linkType: LinkType {
    LinkType(
      id: ObjectIdentifier(Self.self), name: linkTypeName, presence: .required, example: linkExample,
      takesAnyText: takesAnyText, accepts: { Self(linkText: $0) != nil })
  }
}
