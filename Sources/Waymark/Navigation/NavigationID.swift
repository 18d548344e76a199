/// The number of a navigation, unique within one router and growing with time.
///
/// A user's action has a number too, so that events can be told apart and ordered.
public struct NavigationID: Hashable, Sendable {
  /// The number itself, from 1.
  public let rawValue: UInt64

  @inlinable
  package init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }
}

extension NavigationID: CustomStringConvertible {
  /// The number after a number sign, as in `#12`.
  public var description: String { "#\(rawValue)" }
}
