/// How a screen comes and goes, as a text that the host interprets.
///
/// Options say it for one navigation, a ``Presentation`` for a modal, and a coordinator for the screens of its
/// routes. A host that does not know a style uses its usual animation.
///
/// ```swift
/// router.push(.photo(id: 5), options: .init(transition: .zoom(from: "photo-5")))
/// router.present(.signIn, as: .fullScreen.transition(.fade))
/// ```
///
/// It is encoded as its text.
public struct TransitionStyle: RawRepresentable, Hashable, Sendable {
  /// The text: `fade`, `zoom(photo-5)`, or the name of a style of the app's own.
  public let rawValue: String

  /// Reads a style from its text.
  ///
  /// - Parameter rawValue: The text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The usual animation, or another one that a presentation or the coordinator asks for.
  public static var standard: TransitionStyle { TransitionStyle(rawValue: "standard") }

  /// No animation.
  public static var none: TransitionStyle { TransitionStyle(rawValue: "none") }

  /// One screen fades into the other.
  public static var fade: TransitionStyle { TransitionStyle(rawValue: "fade") }

  /// The screen grows out of a view below it, and shrinks into it on the way back.
  ///
  /// - Parameter id: The id that the screen below has marked the view with. Without such a view the host's usual
  ///   animation is seen.
  /// - Returns: The style.
  public static func zoom(from id: String) -> TransitionStyle { TransitionStyle(rawValue: "zoom(\(id))") }

  /// An animation of the app's own, which the host has been given under its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The style.
  public static func custom(_ name: String) -> TransitionStyle { TransitionStyle(rawValue: name) }

  /// The id that a zoom starts from; `nil` for other styles.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var zoomSource: String? {
    guard rawValue.hasPrefix("zoom("), rawValue.hasSuffix(")") else { return nil }
    return String(rawValue.dropFirst(5).dropLast())
  }
}

#if !hasFeature(Embedded)
  extension TransitionStyle: Codable {}
#endif
