/// The number of a navigation, unique within one router and growing with time.
///
/// A user's action has a number too, so that events can be told apart and ordered.
public struct NavigationID: Hashable, Sendable, Comparable {
  /// The number itself, from 1.
  public let rawValue: UInt64

  @inlinable
  package init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Whether one navigation was asked for before another.
  ///
  /// - Parameters:
  ///   - lhs: A navigation's number.
  ///   - rhs: Another one's, of the same router.
  /// - Returns: `true` if `lhs` is the older one.
  @inlinable
  public static func < (lhs: NavigationID, rhs: NavigationID) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension NavigationID: CustomStringConvertible {
  /// The number after a number sign, as in `#12`.
  public var description: String { "#\(rawValue)" }
}
