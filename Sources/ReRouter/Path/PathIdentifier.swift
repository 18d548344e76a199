/// A part of a path, for which a coordinator makes a ``NavigationItem``.
public protocol PathIdentifier {
  /// Whether another part, of any type, is the same.
  ///
  /// - Parameter other: The other part.
  /// - Returns: `true` if both stand for the same thing on the screen.
  func isEqual(to other: any PathIdentifier) -> Bool
}

/// A coordinator's key: usually a case of an enum.
///
/// ```swift
/// enum Key: PathKey {
///   case list, detail(Int)
/// }
/// ```
public protocol PathKey: Equatable, PathIdentifier {}

extension PathIdentifier where Self: Equatable {
  /// Whether another part is of the same type and equal.
  ///
  /// - Parameter other: The other part.
  /// - Returns: `true` if it is of the same type and equal.
  public func isEqual(to other: any PathIdentifier) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
