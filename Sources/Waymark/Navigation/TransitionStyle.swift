/// The name of a way to animate, which the host interprets.
///
/// A host that does not know it uses its usual one.
///
/// ```swift
/// extension TransitionStyle { static let fade = TransitionStyle("fade") }
/// router.push(.photo, options: .init(transition: .fade))
/// ```
public struct TransitionStyle: Hashable, Sendable {
  /// The name.
  public let name: String

  /// Makes a style.
  ///
  /// - Parameter name: The name that the host knows it by.
  public init(_ name: String) {
    self.name = name
  }
}
