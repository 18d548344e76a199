/// A type that can be a parameter of a link: in the path, in the query or in the fragment.
///
/// Integers, floating-point numbers, `Bool`, `String`, `UUID` and `Date` conform. A type whose raw value
/// conforms only has to name the protocol. Any other type says how it is read from text and written as text.
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
/// The text of a value must read back as an equal value, or a route that holds it cannot be printed.
public protocol LinkParameter: LinkValue {
  /// Reads a value from decoded text.
  ///
  /// - Parameter text: The text in the link, decoded.
  init?(linkText text: String)

  /// The text that stands for the value, not yet encoded.
  var linkText: String { get }

  /// A text that a value can be read from.
  ///
  /// Manifests show it, and a table finds out with it which case a link makes.
  static var linkExample: String { get }

  /// Whether every text is a value of this type.
  ///
  /// Where two links differ only in the types of their parameters, the one that takes every text is tried last.
  static var takesAnyText: Bool { get }
}

extension LinkParameter {
  /// The word `example`.
  public static var linkExample: String { "example" }

  /// `false`: not every text is a value.
  public static var takesAnyText: Bool { false }
}
