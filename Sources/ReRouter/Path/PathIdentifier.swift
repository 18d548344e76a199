/// A part of a path: what a coordinator makes a ``NavigationItem`` of.
public protocol PathIdentifier {
  /// Whether another part, of whatever type, is the same.
  ///
  /// - Parameter other: The other part.
  /// - Returns: `true` if what is shown for one is shown for the other.
  func isEqual(to other: any PathIdentifier) -> Bool
}

/// A key of a coordinator, most often a case of an enum.
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
  /// - Returns: `true` if it is.
  public func isEqual(to other: any PathIdentifier) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
