import Waymark

/// In a link a path is the rest of the link's own: `browse:///usr/share` leads to `/usr/share`.
///
/// A path that is not UTF-8 has no link.
extension FilePath: LinkParameter {
  /// Reads a path.
  ///
  /// - Parameter text: The path without its first slash.
  public init?(linkText text: String) {
    self.init("/" + text)
  }

  /// The path without its first slash.
  public var linkText: String { String(decoding: bytes.dropFirst(), as: UTF8.self) }

  /// A folder that most systems have.
  public static var linkExample: String { "usr/share" }

  /// Every text is a path.
  public static var takesAnyText: Bool { true }
}
